import { createHash, timingSafeEqual } from 'node:crypto'

// Digests have equal lengths, so the comparison does not reveal the secret's length.
const digestOf = (text: string) => createHash('sha256').update(text).digest()

/** Compares a value with a secret in constant time. */
export const isEqualInConstantTime = (value: unknown, secret: string): boolean =>
  typeof value === 'string' && timingSafeEqual(digestOf(value), digestOf(secret))
