import { createHmac, timingSafeEqual } from 'node:crypto'

const stepSeconds = 30
const digits = 6
// Accepts one step of clock drift in either direction.
const driftSteps = 1
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** TOTP (RFC 6238) with SHA-1, 30 seconds and six digits, the defaults of authenticator apps. */
export function generateTotp(secret: Buffer, step: number): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const mac = createHmac('sha1', secret).update(counter).digest()
  const offset = mac[mac.length - 1]! & 0x0f
  const number = mac.readUInt32BE(offset) & 0x7fffffff
  return String(number % 10 ** digits).padStart(digits, '0')
}

export const totpStepAt = (time: number) => Math.floor(time / 1000 / stepSeconds)

/** The time step that a code belongs to; undefined when the code is wrong or its step was used. */
export function findTotpStep(secret: Buffer, code: string, lastUsedStep: number, now = Date.now()) {
  if (!/^\d{6}$/.test(code)) return undefined
  const current = totpStepAt(now)
  for (let step = current - driftSteps; step <= current + driftSteps; step++) {
    const isSame = timingSafeEqual(Buffer.from(generateTotp(secret, step)), Buffer.from(code))
    if (isSame && step > lastUsedStep) return step
  }
  return undefined
}

/** Base32 (RFC 4648) without padding, the format in which apps take a secret. */
export function toBase32(bytes: Buffer): string {
  let bits = ''
  for (const byte of bytes) bits += byte.toString(2).padStart(8, '0')
  return (bits.match(/.{1,5}/g) ?? []).map((five) => alphabet[parseInt(five.padEnd(5, '0'), 2)]).join('')
}
