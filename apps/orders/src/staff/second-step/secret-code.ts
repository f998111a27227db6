import { createHash, randomInt } from 'node:crypto'

// Leaves out characters that are easily confused: 0 and O, 1, I and L.
const alphabet = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'
const groups = 6
const perGroup = 4

/** A one-time password or recovery code: 'K7QM-…', 24 characters, 118 bits. */
export const generateSecretCode = (): string => Array.from({ length: groups }, randomGroup).join('-')

const randomGroup = () =>
  Array.from({ length: perGroup }, () => alphabet[randomInt(alphabet.length)]).join('')

/** Hash of a recovery code. SHA-256 suffices, because 118 random bits cannot be guessed. */
export const hashSecretCode = (code: string): string =>
  createHash('sha256').update(code.toUpperCase().replace(/[ -]/g, '')).digest('hex')
