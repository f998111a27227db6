import type { Phrase } from './parse-phrases.ts'

/** The words and tags that a phrase may begin with. `prefixes`: each word that begins so; `anywhere`: no word tells. */
export type FirstWords = { words: Texts; prefixes: Texts; anywhere: boolean }
type Texts = ReadonlySet<string>

/** Beginnings that may go on, and those that are done. An empty one has not come to its first letter. */
type Beginnings = { open: Texts; words: Texts; prefixes: Texts }

const withAll = (some: Texts, more: Texts): Texts =>
  more.size === 0 ? some : some.size === 0 ? more : new Set([...some, ...more])

/** Beyond this many spellings, their beginnings must do. */
const maxOpen = 600
const none: Texts = new Set<string>()
const atStart: Beginnings = { open: new Set(['']), words: none, prefixes: none }

export function firstWords(phrase: Phrase): FirstWords {
  const { words, prefixes } = asComplete(firstSet(phrase, atStart))
  return { words, prefixes, anywhere: words.has('') || prefixes.has('') }
}

function firstSet(phrase: Phrase, before: Beginnings): Beginnings {
  if (before.open.size === 0) return before
  switch (phrase.is) {
    case 'sequence':
      return phrase.parts.reduce((it, part) => firstSet(part, it), before)
    case 'choice':
      return capped(phrase.parts.map((it) => firstSet(it, before)).reduce(union))
    case 'repeat':
      return firstSetOfRepeat(phrase.part, phrase.times, before)
    case 'letter':
      return phrase.letters ? capped(appendLetters(before, phrase.letters)) : asPrefixes(before)
    case 'blank':
      return appendLetters(before, [' '])
    case 'tag':
      return { ...before, open: new Set([...before.open].map((it) => it + phrase.name)) }
    case 'ending':
      return asPrefixes(before)
    case 'end':
    case 'gap':
    case 'stretch':
      return asComplete(before)
    /** Those of a look ahead or behind are not the phrase's own. */
    case 'look':
    case 'start':
      return before
  }
}

const asComplete = ({ open, words, prefixes }: Beginnings): Beginnings => ({
  open: none,
  words: withAll(words, open),
  prefixes,
})
const asPrefixes = ({ open, words, prefixes }: Beginnings): Beginnings => ({
  open: none,
  words,
  prefixes: withAll(prefixes, open),
})
const union = (one: Beginnings, other: Beginnings): Beginnings => ({
  open: withAll(one.open, other.open),
  words: withAll(one.words, other.words),
  prefixes: withAll(one.prefixes, other.prefixes),
})
const capped = (it: Beginnings): Beginnings => (it.open.size > maxOpen ? asPrefixes(it) : it)

const isOfWord = (letter: string) => /[\p{L}\p{N}_]/u.test(letter)
/** Letters go on with a word; a blank or a sign ends it. */
function appendLetters({ open, words, prefixes }: Beginnings, letters: readonly string[]): Beginnings {
  const [longer, ended] = [new Set<string>(), new Set<string>()]
  for (const letter of letters)
    for (const it of open)
      if (isOfWord(letter)) longer.add(it + letter)
      else if (letter === ' ' && it === '') longer.add(it)
      else ended.add(it || letter)
  return { open: longer, words: withAll(words, ended), prefixes }
}

function firstSetOfRepeat(part: Phrase, times: string, before: Beginnings): Beginnings {
  const once = firstSet(part, before)
  const again = times === '?' ? [] : [...once.open].filter((it) => it && !before.open.has(it))
  return {
    ...once,
    open: /^(?:[*?]|\{0)/.test(times) ? withAll(before.open, once.open) : once.open,
    prefixes: withAll(once.prefixes, new Set(again)),
  }
}

/** Words of which a phrase needs one behind its first: of all such, those that are longest, and so rarest; null for none. */
export function requiredWords(phrase: Phrase): FirstWords | null {
  const parts = phrase.is === 'sequence' ? phrase.parts : []
  const needs = parts
    .flatMap(({ is }, at) => (is === 'blank' || is === 'gap' ? [parts.slice(at + 1)] : []))
    .map((rest) => firstWords({ is: 'sequence', parts: rest }))
    .filter(({ anywhere }) => !anywhere)
  return needs.length === 0 ? null : needs.reduce((best, it) => (shortest(it) > shortest(best) ? it : best))
}

const shortest = ({ words, prefixes }: FirstWords): number =>
  Math.min(...[...words, ...prefixes].map((it) => it.length))
