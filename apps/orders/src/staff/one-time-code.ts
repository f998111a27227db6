import { createHmac, timingSafeEqual } from 'node:crypto'

const stepSeconds = 30
const digits = 6
// A clock may be half a minute off, either way.
const stepsEitherWay = 1
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** RFC 6238 with SHA-1, 30 seconds and six digits: what every authenticator app does. */
export function codeOfStep(secret: Buffer, step: number): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const mac = createHmac('sha1', secret).update(counter).digest()
  const at = mac[mac.length - 1]! & 0x0f
  const number = mac.readUInt32BE(at) & 0x7fffffff
  return String(number % 10 ** digits).padStart(digits, '0')
}

export const stepAt = (time: number) => Math.floor(time / 1000 / stepSeconds)

/** The step whose code this is; undefined when it is none of now, or of one that was used. */
export function stepOfCode(secret: Buffer, code: string, usedUntil: number, now = Date.now()) {
  if (!/^\d{6}$/.test(code)) return undefined
  const current = stepAt(now)
  for (let step = current - stepsEitherWay; step <= current + stepsEitherWay; step++) {
    const isSame = timingSafeEqual(Buffer.from(codeOfStep(secret, step)), Buffer.from(code))
    if (isSame && step > usedUntil) return step
  }
  return undefined
}

/** RFC 4648, without padding, as the apps want a secret typed. */
export function toBase32(bytes: Buffer): string {
  let bits = ''
  for (const byte of bytes) bits += byte.toString(2).padStart(8, '0')
  return (bits.match(/.{1,5}/g) ?? []).map((five) => alphabet[parseInt(five.padEnd(5, '0'), 2)]).join('')
}
