import { createHash, randomInt } from 'node:crypto'

// Leaves out characters that are easily confused: 0 and O, 1, I and L.
const alphabet = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'
const groups = [0, 1, 2, 3]

/** A one-time password or recovery code: 'K7QM-…', sixteen characters, 79 bits. */
export const generateSecretCode = (): string => groups.map(() => randomGroup()).join('-')

const randomGroup = () => groups.map(() => alphabet[randomInt(alphabet.length)]).join('')

/** Hash of a recovery code. SHA-256 suffices, because 79 random bits cannot be guessed. */
export const hashSecretCode = (code: string): string =>
  createHash('sha256').update(code.toUpperCase().replace(/[ -]/g, '')).digest('hex')
