import type { Phrase } from './parse-phrases.ts'

/** The words and tags that a phrase may begin with. `prefixes`: each word that begins so; `anywhere`: no word tells. */
export type FirstWords = { words: Set<string>; prefixes: Set<string>; anywhere: boolean }

/** The beginnings of words read so far; an empty one has not come to its first letter. */
type Heads = ReadonlySet<string>

/** Beyond this many spellings, their beginnings must do. */
const maxHeads = 600
const noHeads: Heads = new Set()

export function firstWords(phrase: Phrase): FirstWords {
  const found: FirstWords = { words: new Set(), prefixes: new Set(), anywhere: false }
  const keep = (into: Set<string>, heads: Heads) => {
    for (const it of heads)
      if (it === '') found.anywhere = true
      else into.add(it)
    return noHeads
  }

  function read(phrase: Phrase, heads: Heads): Heads {
    switch (phrase.is) {
      case 'sequence':
        return phrase.parts.reduce((open, it) => read(it, open), heads)
      case 'choice':
        return fewOf(new Set(phrase.parts.flatMap((it) => [...read(it, heads)])))
      case 'repeat':
        return readRepeated(phrase.part, phrase.times, heads)
      case 'letter':
        return phrase.letters ? fewOf(readLetters(phrase.letters, heads)) : keep(found.prefixes, heads)
      case 'tag':
        return new Set([...heads].map((it) => it + phrase.name))
      case 'blank':
        return readLetters([' '], heads)
      case 'ending':
        return keep(found.prefixes, heads)
      case 'end':
        return keep(found.words, heads)
      /** Those of a look ahead or behind are not the phrase's own. */
      case 'look':
      case 'start':
        return heads
      case 'gap':
      case 'stretch':
        return keep(found.words, heads)
    }
  }

  /** Letters go on with a word; a blank or a sign ends it. */
  function readLetters(letters: readonly string[], heads: Heads): Heads {
    const open = new Set<string>()
    for (const one of letters)
      for (const head of heads)
        if (/[\p{L}\p{N}_]/u.test(one) || (one === ' ' && !head)) open.add(one === ' ' ? head : head + one)
        else found.words.add(head || one)
    return open
  }

  function readRepeated(part: Phrase, times: string, heads: Heads): Heads {
    const open = read(part, heads)
    if (times !== '?') keep(found.prefixes, new Set([...open].filter((it) => it && !heads.has(it))))
    return /^(?:[*?]|\{0)/.test(times) ? new Set([...heads, ...open]) : open
  }

  const fewOf = (heads: Heads): Heads => (heads.size > maxHeads ? keep(found.prefixes, heads) : heads)

  keep(found.words, read(phrase, new Set([''])))
  return found
}

/** The words that a phrase goes on with behind its first; null where these are not to be told. */
export function secondWords(phrase: Phrase): ReadonlySet<string> | null {
  const parts = phrase.is === 'sequence' ? phrase.parts : []
  const end = parts.findIndex((it) => it.is === 'blank')
  if (end < 0 || parts.slice(0, end).some(holdsBlank)) return null
  const { words, prefixes, anywhere } = firstWords({ is: 'sequence', parts: parts.slice(end + 1) })
  return anywhere || prefixes.size > 0 ? null : words
}

const holdsBlank = (it: Phrase): boolean =>
  it.is === 'blank' ||
  it.is === 'gap' ||
  it.is === 'stretch' ||
  ('parts' in it && it.parts.some(holdsBlank)) ||
  ('part' in it && holdsBlank(it.part))
