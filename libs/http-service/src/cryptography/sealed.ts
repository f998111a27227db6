import { createHmac, timingSafeEqual } from 'node:crypto'

type Key = string | Buffer

/** A key of its own for each purpose: a text that is sealed for one opens nothing of another. */
export const keyFor = (secret: string, purpose: string): Buffer =>
  createHmac('sha256', secret).update(purpose).digest()

const signature = (payload: string, key: Key) => createHmac('sha256', key).update(payload).digest('base64url')

/** The payload as base64url JSON, a dot, its HMAC-SHA256. `endsAt` is in milliseconds since 1970. */
export function seal<Payload extends { endsAt: number }>(content: Payload, key: Key): string {
  const payload = Buffer.from(JSON.stringify(content)).toString('base64url')
  return `${payload}.${signature(payload, key)}`
}

/** The payload that was sealed under this key; null when the text is forged, malformed or past its end. */
export function unseal<Payload extends { endsAt: number }>(
  sealed: string | undefined,
  key: Key,
  now = Date.now(),
): Payload | null {
  const [payload, mac, ...rest] = (sealed ?? '').split('.')
  if (!payload || !mac || rest.length > 0) return null
  const expected = Buffer.from(signature(payload, key))
  const given = Buffer.from(mac)
  if (expected.length !== given.length || !timingSafeEqual(expected, given)) return null
  const content = JSON.parse(Buffer.from(payload, 'base64url').toString()) as Payload
  return content.endsAt > now ? content : null
}
