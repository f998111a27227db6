import { createHash, timingSafeEqual } from 'node:crypto'

// Digests have one length, so the comparison says nothing about the secret's.
const digestOf = (text: string) => createHash('sha256').update(text).digest()

/** Compares with a secret in a time that tells nothing about it. */
export const isSameText = (given: unknown, secret: string): boolean =>
  typeof given === 'string' && timingSafeEqual(digestOf(given), digestOf(secret))
