import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type Answer, playFault } from '../play-fault.ts'
import { changeCharge, createCharge } from './create-charge.ts'
import { checkToken, type Credentials, issueToken, type Scope } from './issue-token.ts'
import type { Notifier } from './notify-webhook.ts'
import type { Bank } from './open-bank.ts'
import { listCharges, listPix, readCharge, readPix } from './read-account.ts'
import { bankFailure, Problem } from './problem.ts'
import { findPix, readRefund, refundPix } from './refund-pix.ts'
import { readWebhook, registerWebhook, removeWebhook } from './register-webhook.ts'

type Params = { txid: string; e2eid: string; id: string; chave: string }
type Call = { params: Params; query: Record<string, unknown>; body: unknown }

/** The doors of the API Pix, below `/bank`. A planned fault names a door by its action, such as `put-cob`. */
export function bankRoutes(app: FastifyInstance, bank: Bank, notifier: Notifier, known: Credentials) {
  app.setErrorHandler((error, request, reply) => sendProblem(error, request, reply))
  app.setNotFoundHandler((_request, reply) =>
    send(reply, new Problem('NaoEncontrado', 'Recurso não encontrado.').answer),
  )

  const door = (action: string, scope: Scope, handle: (call: Call) => Answer) => ({
    handler: async (request: FastifyRequest, reply: FastifyReply) => {
      if (bank.faults.latencyMs) await pause(bank.faults.latencyMs)
      const call = {
        params: request.params as Params,
        query: request.query as Call['query'],
        body: request.body,
      }
      const act = () =>
        answered(request, () => {
          checkToken(known, request.headers.authorization, scope, bank.now())
          return handle(call)
        })
      return playFault(bank.faults.take(action), { reply, act, failure: bankFailure })
    },
  })

  app.post('/oauth/token', async (request, reply) => {
    if (bank.faults.latencyMs) await pause(bank.faults.latencyMs)
    const act = () => tokenAnswer(known, request, bank.now())
    return playFault(bank.faults.take('token'), { reply, act, failure: bankFailure })
  })

  app.put(
    '/v2/cob/:txid',
    door('put-cob', 'cob.write', ({ params, body }) => putCharge(params.txid, body)),
  )
  app.patch(
    '/v2/cob/:txid',
    door('patch-cob', 'cob.write', ({ params, body }) => changeCharge(bank, params.txid, body)),
  )
  app.get(
    '/v2/cob/:txid',
    door('get-cob', 'cob.read', ({ params }) => readCharge(bank, params.txid)),
  )
  app.get(
    '/v2/cob',
    door('list-cob', 'cob.read', ({ query }) => listCharges(bank, query)),
  )
  app.get(
    '/v2/pix',
    door('list-pix', 'pix.read', ({ query }) => listPix(bank, query)),
  )
  app.get(
    '/v2/pix/:e2eid',
    door('get-pix', 'pix.read', ({ params }) => readPix(bank, params.e2eid)),
  )
  app.put(
    '/v2/pix/:e2eid/devolucao/:id',
    door('put-devolucao', 'pix.write', ({ params, body }) => putRefund(params, body)),
  )
  app.get(
    '/v2/pix/:e2eid/devolucao/:id',
    door('get-devolucao', 'pix.read', ({ params }) => readRefund(bank, params.e2eid, params.id)),
  )
  app.put(
    '/v2/webhook/:chave',
    door('put-webhook', 'webhook.write', ({ params, body }) => registerWebhook(bank, params.chave, body)),
  )
  app.get(
    '/v2/webhook/:chave',
    door('get-webhook', 'webhook.read', ({ params }) => readWebhook(bank, params.chave)),
  )
  app.delete(
    '/v2/webhook/:chave',
    door('delete-webhook', 'webhook.write', ({ params }) => removeWebhook(bank, params.chave)),
  )

  function putCharge(txid: string, body: unknown): Answer {
    const answer = createCharge(bank, txid, body)
    const charge = bank.charges.get(txid)
    if (answer.status === 201 && charge) notifier.claimPaid(charge)
    return answer
  }

  function putRefund({ e2eid, id }: Params, body: unknown): Answer {
    const answer = refundPix(bank, e2eid, id, body)
    const told = setTimeout(() => notifier.announce(findPix(bank, e2eid)), bank.manner.refundMs + 1)
    told.unref()
    return answer
  }
}

function tokenAnswer(known: Credentials, request: FastifyRequest, nowMs: number): Answer {
  const body = (typeof request.body === 'object' && request.body ? request.body : {}) as Record<
    string,
    unknown
  >
  if (body['grant_type'] !== 'client_credentials')
    return { status: 400, body: { error: 'unsupported_grant_type' } }
  const token = issueToken(known, { authorization: request.headers.authorization, body }, nowMs)
  return token ? { status: 200, body: token } : { status: 401, body: { error: 'invalid_client' } }
}

/** A "no" is an answer like any other, so that a fault can also strike it. */
function answered(request: FastifyRequest, act: () => Answer): Answer {
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
