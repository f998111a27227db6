import { memoize } from '../../memoize.ts'
import { firstWords, secondWords } from './first-words.ts'
import { parsePhrases } from './parse-phrases.ts'
import { begins, lineBreak, ofUnits, ofWords, patternOf, tag } from './phrase-pattern.ts'

/** Lists of phrases, each with a name (see `parse-phrases.ts`). */
type Tables = Readonly<Record<string, Readonly<Record<string, string>>>>
type NameIn<Table> = keyof Table & string
/** A phrase by its table and its own name, such as 'act:greet'. */
export type PhraseOf<All extends Tables> = {
  [Table in NameIn<All>]: `${Table}:${NameIn<All[Table]>}`
}[NameIn<All>]

/** A phrase of a list. `next`: the words behind its first, null for any; `opens`: it stands where a line or clause begins. */
type Row<Name> = {
  name: Name
  /** Its place among all phrases. */
  order: number
  pattern: RegExp
  next: ReadonlySet<string> | null
  opens: boolean
}

/** Phrases made ready: the rows that a word may begin, or the tags behind it, 'gera issue~ pix~'. */
export type PhraseIndex<Name> = (word: string) => readonly Row<Name>[]

/** Makes the phrases of named lists ready. */
export function indexPhrases<Name extends string>(
  lists: ReadonlyArray<readonly [Name, string]>,
  line = ofWords,
): PhraseIndex<Name> {
  const [before, after] = line.around
  const [words, prefixes] = [new Map<string, Row<Name>[]>(), new Map<string, Row<Name>[]>()]
  const anywhere: Row<Name>[] = []
  let order = 0
  for (const [name, text] of lists)
    for (const phrase of parsePhrases(text)) {
      const first = firstWords(phrase)
      const row = {
        name,
        order: order++,
        next: secondWords(phrase),
        opens: phrase.is === 'sequence' && phrase.parts[0]?.is === 'start',
        pattern: new RegExp(before + patternOf(phrase, line) + after, 'uy'),
      }
      if (first.anywhere) anywhere.push(row)
      else {
        for (const it of first.words) push(words, it, row)
        for (const it of first.prefixes) push(prefixes, it, row)
      }
    }
  return memoize((word) => {
    const names = word.split(' ')
    const rows = new Set([...anywhere, ...names.flatMap((it) => words.get(it) ?? [])])
    for (let length = 1; length <= names[0]!.length; length++)
      for (const it of prefixes.get(names[0]!.slice(0, length)) ?? []) rows.add(it)
    return [...rows].sort((a, b) => a.order - b.order)
  })
}

function push<Name>(rows: Map<string, Row<Name>[]>, key: string, row: Row<Name>): void {
  const known = rows.get(key)
  if (known) known.push(row)
  else rows.set(key, [row])
}

/** Makes the phrases of all tables ready, or those of `only` some. */
export const indexTables = <All extends Tables>(
  tables: All,
  ...only: Array<NameIn<All>>
): PhraseIndex<PhraseOf<All>> =>
  indexPhrases(
    (only.length > 0 ? only : Object.keys(tables)).flatMap((table) =>
      Object.entries(tables[table]!).map(
        ([name, text]) => [`${table}:${name}` as PhraseOf<All>, text] as const,
      ),
    ),
  )

/** Where in the line a name's first phrase stands. */
export type Hit = { from: number; to: number }
export type Hits<Name extends string> = ReadonlyMap<Name, Hit>

/** Reads the names of one table that a line holds, in the order of the table. */
export function namesIn<All extends Tables, Table extends NameIn<All>>(
  tables: All,
  table: Table,
): (hits: Hits<PhraseOf<All>>) => Array<NameIn<All[Table]>> {
  const names = Object.keys(tables[table]!) as Array<NameIn<All[Table]>>
  const phrases = names.map((it) => `${table}:${it}` as PhraseOf<All>)
  return (hits) => (hits.size === 0 ? [] : names.filter((_, at) => hits.has(phrases[at]!)))
}

/** Finds the first phrase of each name in a line of words with single blanks. */
export function matchLine<Name extends string>(index: PhraseIndex<Name>, line: string): Hits<Name> {
  const hits = new Map<Name, Hit>()
  const words = line === '' ? [] : line.split(' ')
  let from = 0
  for (let at = 0; at < words.length; at++) {
    const nextWord = words[at + 1] ?? ''
    for (const { name, pattern, next, opens } of index(words[at]!)) {
      if ((opens && from > 0) || (next && !next.has(nextWord)) || hits.has(name)) continue
      pattern.lastIndex = from
      if (pattern.test(line)) hits.set(name, { from, to: pattern.lastIndex })
    }
    from += words[at]!.length + 1
  }
  return hits
}

/** A unit of an utterance as phrases see it: its text, and names of what it is, such as 'N' or 'wish~'. */
export type Matchable = { text: string; tags: readonly string[] }
export type PhraseMatch<Name> = { name: Name; from: number; to: number }

/** Finds every phrase that the units hold. `isBoundary(i)`: a clause begins at unit `i`. */
export function matchUnits<Name>(
  index: PhraseIndex<Name>,
  units: readonly Matchable[],
  isBoundary: (at: number) => boolean,
): PhraseMatch<Name>[] {
  let line = ''
  const places = new Map<number, number>()
  for (const [at, { text, tags }] of units.entries()) {
    places.set(line.length, at)
    const marks = tags.length > 0 ? `${tag}${tags.join(tag)}${tag}` : ''
    line += `${isBoundary(at) ? begins : ''}${text === '\n' ? lineBreak : text}${marks} `
  }
  places.set(line.length, units.length)
  const found: PhraseMatch<Name>[] = []
  for (const [start, at] of places) {
    if (at === units.length) break
    const { text, tags } = units[at]!
    const after = units[at + 1]
    const isNext = (words: ReadonlySet<string>) =>
      after !== undefined && (words.has(after.text) || after.tags.some((it) => words.has(it)))
    for (const { name, pattern, next, opens } of index(
      tags.length > 0 ? `${text} ${tags.join(' ')}` : text,
    )) {
      if ((opens && !isBoundary(at)) || (next && !isNext(next))) continue
      pattern.lastIndex = start
      if (pattern.test(line)) found.push({ name, from: at, to: places.get(pattern.lastIndex)! })
    }
  }
  return found
}
export const indexUnits = <Name extends string>(
  ...tables: ReadonlyArray<Partial<Readonly<Record<Name, string>>>>
): PhraseIndex<Name> =>
  indexPhrases(
    tables.flatMap((it) => Object.entries(it) as Array<[Name, string]>),
    ofUnits,
  )
