import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type Answer, injectFault } from '../inject-fault.ts'
import { changeCharge, createCharge } from './create-charge.ts'
import { checkToken, type Credentials, issueToken, type Scope } from './issue-token.ts'
import type { Notifier } from './notify-webhook.ts'
import type { Bank } from './bank-state.ts'
import { listCharges, listPix, readCharge, readPix } from './read-account.ts'
import { bankFailure, Problem } from './problem.ts'
import { findPix, readRefund, refundPix } from './refund-pix.ts'
import { readWebhook, registerWebhook, removeWebhook } from './register-webhook.ts'

type Params = { txid: string; e2eid: string; id: string; chave: string }
type Call = { params: Params; query: Record<string, unknown>; body: unknown }

type Route = [
  method: 'GET' | 'PUT' | 'PATCH' | 'DELETE',
  path: string,
  action: string,
  scope: Scope,
  handle: (call: Call) => Answer,
]

/** The API Pix below `/bank/v2`. A planned fault addresses a route by its action, such as `put-cob`. */
const routesOf = (bank: Bank, notifier: Notifier): Route[] => [
  ['PUT', '/cob/:txid', 'put-cob', 'cob.write', (call) => putCharge(bank, notifier, call)],
  [
    'PATCH',
    '/cob/:txid',
    'patch-cob',
    'cob.write',
    ({ params, body }) => changeCharge(bank, params.txid, body),
  ],
  ['GET', '/cob/:txid', 'get-cob', 'cob.read', ({ params }) => readCharge(bank, params.txid)],
  ['GET', '/cob', 'list-cob', 'cob.read', ({ query }) => listCharges(bank, query)],
  ['GET', '/pix', 'list-pix', 'pix.read', ({ query }) => listPix(bank, query)],
  ['GET', '/pix/:e2eid', 'get-pix', 'pix.read', ({ params }) => readPix(bank, params.e2eid)],
  ['PUT', refundPath, 'put-devolucao', 'pix.write', (call) => putRefund(bank, notifier, call)],
  ['GET', refundPath, 'get-devolucao', 'pix.read', ({ params }) => readRefund(bank, params.e2eid, params.id)],
  [
    'PUT',
    webhookPath,
    'put-webhook',
    'webhook.write',
    ({ params, body }) => registerWebhook(bank, params.chave, body),
  ],
  ['GET', webhookPath, 'get-webhook', 'webhook.read', ({ params }) => readWebhook(bank, params.chave)],
  [
    'DELETE',
    webhookPath,
    'delete-webhook',
    'webhook.write',
    ({ params }) => removeWebhook(bank, params.chave),
  ],
]
const refundPath = '/pix/:e2eid/devolucao/:id'
const webhookPath = '/webhook/:chave'

export function bankRoutes(app: FastifyInstance, bank: Bank, notifier: Notifier, credentials: Credentials) {
  app.setErrorHandler((error, request, reply) => sendProblem(error, request, reply))
  app.setNotFoundHandler((_request, reply) =>
    send(reply, new Problem('NaoEncontrado', 'Recurso não encontrado.').answer),
  )
  const answer = async (action: string, reply: FastifyReply, act: () => Answer) => {
    if (bank.faults.latencyMs) await sleep(bank.faults.latencyMs)
    return injectFault(bank.faults.take(action), { reply, act, failure: bankFailure })
  }
  app.post('/oauth/token', (request, reply) =>
    answer('token', reply, () => tokenAnswer(credentials, request, bank.now())),
  )
  for (const [method, path, action, scope, handle] of routesOf(bank, notifier)) {
    app.route<{ Params: Params; Querystring: Call['query'] }>({
      method,
      url: `/v2${path}`,
      handler: (request, reply) =>
        answer(action, reply, () =>
          problemAsAnswer(request, () => {
            checkToken(credentials, request.headers.authorization, scope, bank.now())
            return handle({ params: request.params, query: request.query, body: request.body })
          }),
        ),
    })
  }
}

function putCharge(bank: Bank, notifier: Notifier, { params: { txid }, body }: Call): Answer {
  const answer = createCharge(bank, txid, body)
  const charge = bank.charges.get(txid)
  if (answer.status === 201 && charge) notifier.forgePaidNotice(charge)
  return answer
}

function putRefund(bank: Bank, notifier: Notifier, { params: { e2eid, id }, body }: Call): Answer {
  const answer = refundPix(bank, e2eid, id, body)
  setTimeout(() => notifier.notify(findPix(bank, e2eid)), bank.behaviour.refundMs + 1).unref()
  return answer
}

function tokenAnswer(credentials: Credentials, request: FastifyRequest, nowMs: number): Answer {
  const body = (typeof request.body === 'object' && request.body ? request.body : {}) as Record<
    string,
    unknown
  >
  if (body['grant_type'] !== 'client_credentials')
    return { status: 400, body: { error: 'unsupported_grant_type' } }
  const token = issueToken(credentials, { authorization: request.headers.authorization, body }, nowMs)
  return token ? { status: 200, body: token } : { status: 401, body: { error: 'invalid_client' } }
}

/** Turns a problem into an answer, so that a planned fault applies to refusals as well. */
function problemAsAnswer(request: FastifyRequest, act: () => Answer): Answer {
  try {
    return act()
  } catch (error) {
    return problemOf(error, request).answer
  }
}

function problemOf(error: unknown, request: FastifyRequest): Problem {
  if (error instanceof Problem) return error
  const { statusCode, message } = error as { statusCode?: number; message?: string }
  if (statusCode && statusCode < 500)
    return new Problem('RequisicaoInvalida', message ?? 'Requisição inválida.')
  request.log.error({ err: error }, 'bank call failed')
  return new Problem('ErroInternoDoServidor', 'Erro inesperado.')
}

const sendProblem = (error: unknown, request: FastifyRequest, reply: FastifyReply) =>
  send(reply, problemOf(error, request).answer)

const send = (reply: FastifyReply, { status, type, body }: Answer) =>
  reply
    .code(status)
    .type(type ?? 'application/json')
    .send(JSON.stringify(body))
