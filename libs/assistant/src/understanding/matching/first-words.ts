/**
 * The words that a phrase may begin with: the index of `phrase-index.ts` looks a phrase up by them. `prefixes`: each word
 * that begins so. Those that count only at the start of the text begin with '^'. `anywhere`: no word tells.
 */
export type FirstWords = {
  words: Set<string>
  prefixes: Set<string>
  anywhere: boolean
}

/** The beginnings of words read so far; an empty one has not come to its first letter. */
type Heads = ReadonlySet<string>
type Reader = { parts: readonly string[]; at: number; found: FirstWords }

export const atStart = '^'
/** Beyond this many spellings, their beginnings must do. */
const maxHeads = 600
const letter = /[\p{L}\p{N}_]/u
const wide = /^(?:\[\^|\[.*(?:a-z|\\w|\^)|\\[wsSW]|\.$)/
const noHeads: Heads = new Set()

/** Reads the first words of one alternative in the notation of `phrases.ts`, as a regular expression. */
export function firstWords(source: string): FirstWords {
  const found: FirstWords = { words: new Set(), prefixes: new Set(), anywhere: false }
  const parts = source.match(/\\u\{[^}]*\}|\\.|\[(?:\\.|[^\]\\])*\]|\{\d+(?:,\d*)?\}|[^]/gu) ?? []
  const reader: Reader = { parts, at: 0, found }
  keep(reader, found.words, readAlternatives(reader, new Set([''])))
  return found
}

function keep({ found }: Reader, into: Set<string>, heads: Heads): void {
  for (const it of heads) {
    if (it === '') found.anywhere = true
    else (it === atStart ? found.prefixes : into).add(it)
  }
}

function readAlternatives(reader: Reader, heads: Heads): Heads {
  const open = new Set<string>()
  for (;;) {
    for (const it of readSequence(reader, heads)) open.add(it)
    if (reader.parts[reader.at] !== '|') return open
    reader.at++
  }
}

function readSequence(reader: Reader, heads: Heads): Heads {
  const { parts, found } = reader
  let open = heads
  while (reader.at < parts.length && parts[reader.at] !== '|' && parts[reader.at] !== ')') {
    const before = open
    open = readAtom(reader, before)
    const quantifier = /^(?:[*+?]|\{.*\})$/.exec(parts[reader.at] ?? '')?.[0]
    if (quantifier) {
      reader.at++
      const repeated = [...open].filter((it) => it && !before.has(it))
      if (!/^(?:\?|\{0,1\})$/.test(quantifier)) keep(reader, found.prefixes, new Set(repeated))
      if (/^(?:[*?]|\{0)/.test(quantifier)) open = new Set([...before, ...open])
    }
    if (open.size > maxHeads) {
      keep(reader, found.prefixes, open)
      open = noHeads
    }
  }
  return open
}

function readAtom(reader: Reader, heads: Heads): Heads {
  const { found } = reader
  const part = reader.parts[reader.at++]!
  if (part === '(') return readGroup(reader, heads)
  if (part === '\\b') return heads
  if (part === '^') return heads.has('') ? new Set([atStart]) : noHeads
  if (part === '$' || wide.test(part)) {
    keep(reader, part === '$' ? found.words : found.prefixes, heads)
    return noHeads
  }
  return readLetters(reader, heads, lettersOf(part))
}

/** Letters go on with a word; a blank or a sign ends it. */
function readLetters({ found }: Reader, heads: Heads, letters: readonly string[]): Heads {
  const open = new Set<string>()
  for (const one of letters)
    for (const head of heads) {
      if (letter.test(one)) open.add(head + one)
      else if (head && head !== atStart) found.words.add(head)
      else if (one === ' ') open.add(head)
      else found.words.add(head + one)
    }
  return open
}

/** A look ahead or behind is passed over: its words are not the phrase's. */
function readGroup(reader: Reader, heads: Heads): Heads {
  const { parts } = reader
  const kind = /^\?(?:<?[!=]|:)/.exec(parts.slice(reader.at, reader.at + 3).join(''))?.[0] ?? ''
  reader.at += kind.length
  if (kind === '' || kind === '?:') {
    const open = readAlternatives(reader, heads)
    reader.at++
    return open
  }
  for (let depth = 1; depth > 0; reader.at++)
    depth += parts[reader.at] === '(' ? 1 : parts[reader.at] === ')' ? -1 : 0
  return heads
}

function lettersOf(part: string): string[] {
  if (part === '\\d') return [...'0123456789']
  if (!part.startsWith('[') || part.length < 3) return [part.startsWith('\\') ? part.slice(1) : part]
  const listed = part.slice(1, -1).replace('\\d', '0-9')
  return [...listed.replace(/(.)-(.)/gu, (_, from: string, to: string) => spanOf(from, to))]
}

function spanOf(from: string, to: string): string {
  let letters = ''
  for (let code = from.codePointAt(0)!; code <= to.codePointAt(0)!; code++)
    letters += String.fromCodePoint(code)
  return letters
}
