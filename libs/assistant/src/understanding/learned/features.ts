/** Features of a message, each a 32-bit hash: of its words, and of what the tables read in it. */
export type Features = { words: readonly number[]; reading: readonly number[] }

const valueOfRead = 0.2
/** The value of each feature of a kind: words share theirs, and what is read counts alike however long the message is. */
export const valuesOf = ({ words, reading }: Features) => ({
  words: 1 / Math.sqrt(words.length + reading.length),
  reading: valueOfRead,
})

/** FNV-1a, step by step. */
export const mix = (hash: number, next: number) => {
  const mixed = Math.imul(hash ^ next, 0x01000193)
  return mixed ^ (mixed >>> 15)
}

const noText = 0x811c9dc5 | 0

/** The hash of a text, or of one that goes on from the hash of its beginning. */
export function hashOf(text: string, beginning = noText): number {
  let hash = beginning
  for (let at = 0; at < text.length; at++) hash = mix(hash, text.charCodeAt(at))
  return hash
}

/** The hashes of names that begin with the name of their model. */
export const hashesOf = (names: readonly string[], model: string): number[] => {
  const beginning = hashOf(`${model} `)
  return [...new Set(names.map((it) => hashOf(it, beginning)))]
}
