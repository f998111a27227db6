import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

/** The key derives from a secret of the settings and a purpose: what is encrypted for one opens for no other. */
type Key = {
  secret: string
  purpose: string
  /** Authenticated with the text, not part of it: another one does not open it. */
  about?: string
}

const keyOf = ({ secret, purpose }: Key) => Buffer.from(hkdfSync('sha256', secret, '', purpose, 32))

/** AES-256-GCM as base64 of nonce, tag and ciphertext. */
export function encrypt(text: string, key: Key): string {
  const nonce = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', keyOf(key), nonce)
  cipher.setAAD(Buffer.from(key.about ?? ''))
  const encrypted = Buffer.concat([cipher.update(text), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), encrypted]).toString('base64')
}

/** Undefined when the text was encrypted with another key or about something else, or was changed since. */
export function decrypt(encrypted: string, key: Key): string | undefined {
  const bytes = Buffer.from(encrypted, 'base64')
  try {
    const decipher = createDecipheriv('aes-256-gcm', keyOf(key), bytes.subarray(0, 12), { authTagLength: 16 })
    decipher.setAAD(Buffer.from(key.about ?? ''))
    decipher.setAuthTag(bytes.subarray(12, 28))
    return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString()
  } catch {
    return undefined
  }
}
