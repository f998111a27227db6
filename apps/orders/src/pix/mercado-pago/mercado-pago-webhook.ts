import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import { fieldsOf } from '@smm/http-service/json-fields'
import type { Hint, WebhookCall } from '../bank.ts'

// Mercado Pago retries for days; the clocks may differ by minutes.
const maxAgeMs = 7 * 24 * 60 * 60_000
const maxDriftMs = 10 * 60_000

/**
 * Parses a notification of Mercado Pago. The signature covers the payment's id in the address, the request's id and a
 * timestamp, not the body; so only that id is used. Undefined when the signature is invalid.
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
  // Where the bank sent no request id, the gateway has given the call one, which nobody signed.
  const forms: Signed[] = [
    { id, ts, ...(typeof requestId === 'string' && { requestId }) },
    { id, ts },
  ]
  const signed = forms.find((form) => secrets.some((secret) => isSigned(form, v1, secret)))
  if (!signed) return undefined
  const { type, action, data } = fieldsOf(JSON.parse(body.toString('utf8')))
  if (String(fieldsOf(data)['id']) !== id) return undefined
  // An account may also send notifications of other topics.
  if (type !== 'payment') return []
  const dedupeKey = createHash('sha256').update(JSON.stringify(signed)).digest('hex')
  return [{ dedupeKey, txid: id, body: { ...signed, type, action } }]
}

type Signed = { id: string; ts: string; requestId?: string }

/** Parses `ts=1704908010,v1=618c…`, in any order. */
function readSignature(header: unknown): { ts?: string; v1?: string } {
  if (typeof header !== 'string') return {}
  const parts = header.split(',').map((part) => part.trim().split('='))
  const { ts, v1 } = Object.fromEntries(parts) as Record<string, string | undefined>
  return { ...(ts && /^\d{10,13}$/.test(ts) && { ts }), ...(v1 && /^[0-9a-f]{64}$/i.test(v1) && { v1 }) }
}

/** The timestamp is in seconds or in milliseconds. */
function isTimely(ts: string, now: number): boolean {
  const at = Number(ts) * (ts.length > 11 ? 1 : 1_000)
  return at > now - maxAgeMs && at < now + maxDriftMs
}

/** Older notifications sign the id in lower case, newer ones unchanged. */
function isSigned({ id, ts, requestId }: Signed, v1: string, secret: string): boolean {
  const actual = Buffer.from(v1, 'hex')
  return [id, id.toLowerCase()].some((form) => {
    const manifest = `id:${form};${requestId === undefined ? '' : `request-id:${requestId};`}ts:${ts};`
    return timingSafeEqual(createHmac('sha256', secret).update(manifest).digest(), actual)
  })
}
