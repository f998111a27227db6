import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import type { Hint, WebhookCall } from './bank.ts'
import { fieldsOf } from './read-answers.ts'

// Repeats come for days, and the clock of one of us may be wrong.
const oldestMs = 7 * 24 * 60 * 60_000
const newestMs = 10 * 60_000

/**
 * Reads a notification of Mercado Pago. Its signature covers the payment's id in the address, the request's id and a
 * time, never the body: so nothing but that id is taken from it. Undefined when it is not signed with a secret of ours.
 */
export function readMercadoPagoWebhook(
  { body, headers, query }: WebhookCall,
  secrets: string[],
  now: number,
): Hint[] | undefined {
  const id = query['data.id']
  const requestId = headers['x-request-id']
  const { ts, v1 } = readSignature(headers['x-signature'])
  if (typeof id !== 'string' || !id || !ts || !v1 || !isTimely(ts, now)) return undefined
  const signed = { id, ts, requestId: typeof requestId === 'string' ? requestId : undefined }
  if (!secrets.some((secret) => isSigned(signed, v1, secret))) return undefined
  const { type, action, data } = fieldsOf(JSON.parse(body.toString('utf8')))
  if (String(fieldsOf(data)['id']) !== id) return undefined
  // An account may also tell of other things than payments.
  if (type !== 'payment') return []
  const dedupeKey = createHash('sha256').update(JSON.stringify(signed)).digest('hex')
  return [{ dedupeKey, txid: id, body: { ...signed, type, action } }]
}

type Signed = { id: string; ts: string; requestId: string | undefined }

/** `ts=1704908010,v1=618c…`: the parts in any order. */
function readSignature(header: unknown): { ts?: string; v1?: string } {
  if (typeof header !== 'string') return {}
  const parts = header.split(',').map((part) => part.trim().split('='))
  const { ts, v1 } = Object.fromEntries(parts) as Record<string, string | undefined>
  return { ...(ts && /^\d{10,13}$/.test(ts) && { ts }), ...(v1 && /^[0-9a-f]{64}$/i.test(v1) && { v1 }) }
}

/** The time comes in seconds or in milliseconds. */
function isTimely(ts: string, now: number): boolean {
  const at = Number(ts) * (ts.length > 11 ? 1 : 1_000)
  return at > now - oldestMs && at < now + newestMs
}

/** Older notices sign the id in lower case, newer ones as it stands. */
function isSigned({ id, ts, requestId }: Signed, v1: string, secret: string): boolean {
  const given = Buffer.from(v1, 'hex')
  return [id, id.toLowerCase()].some((form) => {
    const manifest = `id:${form};${requestId === undefined ? '' : `request-id:${requestId};`}ts:${ts};`
    return timingSafeEqual(createHmac('sha256', secret).update(manifest).digest(), given)
  })
}
