import type { FastifyInstance } from 'fastify'
import Type, { type Static } from 'typebox'
import { clock, escape, sandboxPage } from '../sandbox-page.ts'

/** A message of the shop to its owner, as it came. */
type ReceivedAlert = {
  id: number
  receivedAt: string
  /** `telegram`, or the name of a webhook. */
  to: string
  text: string
  body: string
  headers: Record<string, string>
}

/** The status that messages to each receiver are refused with from now on; null takes them again. */
const Control = Type.Object(
  {
    to: Type.String({ maxLength: 60 }),
    refuseWith: Type.Union([Type.Integer({ minimum: 300, maximum: 599 }), Type.Null()]),
  },
  { additionalProperties: false },
)
const maxStored = 2_000
const maxShown = 100

/** Plays Telegram's Bot API and webhooks: takes every message and shows it. */
export function alertReceivers(app: FastifyInstance, now: () => number) {
  const received: ReceivedAlert[] = []
  const refusals = new Map<string, number>()
  let lastId = 0

  function receive(to: string, text: string, body: string, headers: object) {
    const receivedAt = new Date(now()).toISOString()
    const texts = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]))
    received.push({ id: ++lastId, receivedAt, to, text, body, headers: texts })
    received.splice(0, received.length - maxStored)
  }

  app.register(async (scope) => {
    // A signature is of the bytes as they came.
    scope.removeContentTypeParser('application/json')
    scope.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) =>
      done(null, body),
    )
    scope.post<{ Body: string }>('/telegram/:bot/sendMessage', ({ body, headers }, reply) => {
      const status = refusals.get('telegram')
      if (status) return reply.code(status).send({ ok: false, error_code: status })
      const { text } = JSON.parse(body) as { text: string }
      receive('telegram', text, body, headers)
      return { ok: true, result: { message_id: lastId } }
    })
    scope.post<{ Params: { name: string }; Body: string }>('/hooks/:name', (request, reply) => {
      const { params, body, headers } = request
      const status = refusals.get(params.name)
      if (status) return reply.code(status).header('location', '/alerts/hooks/redirected').send()
      const { alerts } = JSON.parse(body) as { alerts: Array<{ text: string }> }
      receive(params.name, alerts.map(({ text }) => text).join('\n'), body, headers)
      return reply.code(204).send()
    })
  })
  app.post<{ Body: Static<typeof Control> }>('/control', { schema: { body: Control } }, ({ body }) => {
    if (body.refuseWith === null) refusals.delete(body.to)
    else refusals.set(body.to, body.refuseWith)
    return body
  })
  app.get<{ Querystring: { to?: string } }>('/messages', ({ query: { to } }) =>
    received.filter((it) => to === undefined || it.to === to),
  )
  app.get('/', (_request, reply) => reply.type('text/html; charset=utf-8').send(page(received)))
}

const page = (received: ReceivedAlert[]) =>
  sandboxPage(
    'Avisos ao dono',
    `<p>Aqui chegam os avisos que a loja manda por Telegram e webhook. Nenhum sai desta máquina. <a href="/">Banco de testes</a></p>
${received.length === 0 ? '<p>Nenhum aviso ainda. No painel, em Avisos, adicione um canal e toque em Enviar um teste.</p>' : table(received)}`,
  )

const table = (received: ReceivedAlert[]) =>
  `<table><tr><th>Recebido</th><th>Para</th><th>Texto</th></tr>
${received.slice(-maxShown).reverse().map(row).join('\n')}</table>`

const row = ({ receivedAt, to, text }: ReceivedAlert) =>
  `<tr><td>${escape(clock.format(new Date(receivedAt)))}</td><td>${escape(to)}</td>
<td>${escape(text).replaceAll('\n', '<br>')}</td></tr>`
