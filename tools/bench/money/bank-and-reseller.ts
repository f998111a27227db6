import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'

/**
 * A bank and resellers that answer at once, where the sandbox would be measured as well; an order is taken after `addMs`. The
 * caller sends the webhook.
 */
export async function openBankAndReseller({ addMs = 0 } = {}) {
  const charges = new Map<string, { amount: string; endToEndId?: string }>()
  /** Timestamps of the bank's first confirmation by txid, and of the upstream order by link. */
  const confirmedAt = new Map<string, number>()
  const addedAt = new Map<string, number>()
  let upstreamOrders = 0

  const chargeOf = (txid: string) => {
    const { amount, endToEndId } = charges.get(txid)!
    const horario = new Date().toISOString()
    return {
      txid,
      revisao: 0,
      status: endToEndId ? 'CONCLUIDA' : 'ATIVA',
      calendario: { criacao: horario, expiracao: 3_600 },
      valor: { original: amount },
      pixCopiaECola: `00020101021226870014br.gov.bcb.pix2565pix.example.com/qr/v2/${txid}5204000053039865802BR5913SMM Brasil6009Sao Paulo62070503***6304ABCD`,
      ...(endToEndId && { pix: [{ endToEndId, txid, valor: amount, horario }] }),
    }
  }

  const bank: Record<string, (path: string, body: string) => unknown> = {
    'POST /oauth': () => ({ access_token: 'bare', expires_in: 3_600 }),
    'PUT /webhook': (_path, body) => JSON.parse(body),
    'GET /webhook': () => ({}),
    'GET /pix': () => ({ pix: [] }),
    'PUT /cob': (path, body) => {
      const txid = path.split('/')[2]!
      charges.set(txid, { amount: (JSON.parse(body) as { valor: { original: string } }).valor.original })
      return chargeOf(txid)
    },
    'GET /cob': (path) => {
      const txid = path.split('/')[2]!
      if (charges.get(txid)?.endToEndId && !confirmedAt.has(txid)) confirmedAt.set(txid, performance.now())
      return chargeOf(txid)
    },
  }
  const reseller: Record<string, (fields: URLSearchParams) => unknown> = {
    balance: () => ({ balance: '1000000.00', currency: 'BRL' }),
    async add(fields) {
      if (addMs > 0) await pause(addMs)
      addedAt.set(fields.get('link')!, performance.now())
      return { order: ++upstreamOrders }
    },
    status: (fields) =>
      Object.fromEntries(
        (fields.get('orders') ?? '').split(',').map((id) => [id, { status: 'Completed', remains: '0' }]),
      ),
  }

  const answer = async (request: IncomingMessage) => {
    const [path = '', body] = [request.url, await text(request)]
    if (path.startsWith('/reseller')) {
      const fields = new URLSearchParams(body)
      return reseller[fields.get('action') ?? '']?.(fields)
    }
    return bank[`${request.method} /${path.split(/[/?]/)[1]}`]?.(path, body)
  }
  const server = createServer((request, response) => {
    void answer(request).then((body) => {
      response.writeHead(body ? 200 : 404, { 'content-type': 'application/json' })
      response.end(JSON.stringify(body ?? {}))
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    confirmedAt,
    addedAt,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** The visitor's banking app: the body of its webhook. */
    pay(txid: string) {
      const endToEndId = `E${txid}`.slice(0, 32)
      const charge = charges.get(txid)!
      charge.endToEndId = endToEndId
      return { pix: [{ endToEndId, txid, valor: charge.amount, horario: new Date().toISOString() }] }
    },
    close: () => server.close(),
  }
}
