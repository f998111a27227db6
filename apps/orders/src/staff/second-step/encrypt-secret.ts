import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import type { Settings } from '../../config.ts'

/** The keys of second steps: their own, and the one under which releases without it encrypted them. */
export type SecondStepSettings = Pick<
  Settings,
  'SECOND_STEP_KEY' | 'STAFF_SESSION_SECRET' | 'STAFF_KEYS_TRANSITION_UNTIL'
>

const keyOf = (secret: string) => Buffer.from(hkdfSync('sha256', secret, '', 'staff second step', 32))

/** The key of what is written now: the former one as long as the previous release may have to read it. */
function writingKeyOf(settings: SecondStepSettings, now: number): string {
  const until = Date.parse(settings.STAFF_KEYS_TRANSITION_UNTIL ?? '')
  return until > now ? settings.STAFF_SESSION_SECRET : settings.SECOND_STEP_KEY
}

/** AES-256-GCM as base64 of nonce, tag and ciphertext; the key derives from a setting, so rows alone reveal nothing. */
export function encryptSecret(text: string, settings: SecondStepSettings, now = Date.now()): string {
  const nonce = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', keyOf(writingKeyOf(settings, now)), nonce)
  const encrypted = Buffer.concat([cipher.update(text), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), encrypted]).toString('base64')
}

/** Undefined when the text was encrypted with a key that is in no setting. */
export const decryptSecret = (encrypted: string, settings: SecondStepSettings): string | undefined =>
  decryptWith(encrypted, settings.SECOND_STEP_KEY) ?? decryptWith(encrypted, settings.STAFF_SESSION_SECRET)

function decryptWith(encrypted: string, secret: string): string | undefined {
  const bytes = Buffer.from(encrypted, 'base64')
  try {
    const decipher = createDecipheriv('aes-256-gcm', keyOf(secret), bytes.subarray(0, 12))
    decipher.setAuthTag(bytes.subarray(12, 28))
    return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString()
  } catch {
    return undefined
  }
}
