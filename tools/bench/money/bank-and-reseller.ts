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
  const bank = openBank()
  const reseller = openReseller(addMs)
  const answer = async (request: IncomingMessage) => {
    const [path = '', body] = [request.url, await text(request)]
    return path.startsWith('/reseller')
      ? reseller.answer(new URLSearchParams(body))
      : bank.answer(request.method ?? '', path, body)
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
    confirmedAt: bank.confirmedAt,
    addedAt: reseller.addedAt,
    delivered: reseller.delivered,
    pay: bank.pay,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => server.close(),
  }
}

function openBank() {
  const charges = new Map<string, { amount: string; endToEndId?: string }>()
  /** The time of the first confirmation, by txid. */
  const confirmedAt = new Map<string, number>()

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
  const doors: Record<string, (path: string, body: string) => unknown> = {
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
  return {
    confirmedAt,
    answer: (method: string, path: string, body: string) =>
      doors[`${method} /${path.split(/[/?]/)[1]}`]?.(path, body),
    /** The visitor's banking app: the body of its webhook. */
    pay(txid: string) {
      const endToEndId = `E${txid}`.slice(0, 32)
      const charge = charges.get(txid)!
      charge.endToEndId = endToEndId
      return { pix: [{ endToEndId, txid, valor: charge.amount, horario: new Date().toISOString() }] }
    },
  }
}

function openReseller(addMs: number) {
  /** The time of each order, by link. */
  const addedAt = new Map<string, number>()
  /** The ids of the orders that were told to be. */
  const delivered = new Set<string>()
  let orders = 0
  const actions: Record<string, (fields: URLSearchParams) => unknown> = {
    balance: () => ({ balance: '1000000.00', currency: 'BRL' }),
    async add(fields) {
      if (addMs > 0) await pause(addMs)
      addedAt.set(fields.get('link')!, performance.now())
      return { order: ++orders }
    },
    status(fields) {
      const ids = (fields.get('orders') ?? '').split(',')
      for (const id of ids) delivered.add(id)
      return Object.fromEntries(ids.map((id) => [id, { status: 'Completed', remains: '0' }]))
    },
  }
  return {
    addedAt,
    delivered,
    answer: (fields: URLSearchParams) => actions[fields.get('action') ?? '']?.(fields),
  }
}
