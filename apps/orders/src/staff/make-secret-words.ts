import { createHash, randomInt } from 'node:crypto'

// Without what is mistaken for something else when it is read aloud or copied by hand.
const alphabet = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'
const groups = [0, 1, 2, 3]

/** 'K7QM-…': sixteen characters, 79 bits, easy to copy by hand. */
export const makeSecretWords = (): string => groups.map(() => fourLetters()).join('-')

const fourLetters = () => groups.map(() => alphabet[randomInt(alphabet.length)]).join('')

/** What is kept of a recovery code. They are too long to be guessed, so a plain hash will do. */
export const hashSecretWords = (words: string): string =>
  createHash('sha256').update(words.toUpperCase().replace(/[ -]/g, '')).digest('hex')
