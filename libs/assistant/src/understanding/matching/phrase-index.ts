import { memoize } from '../../memoize.ts'
import { assertReachable } from './assert-reachable.ts'
import { type FirstWords, firstWords, requiredWords } from './first-words.ts'
import { parsePhrases } from './parse-phrases.ts'
import { begins, lineBreak, ofUnits, ofWords, patternOf, tagSign } from './phrase-pattern.ts'

/** Lists of phrases, each with a name (see `parse-phrases.ts`). */
type Tables = Readonly<Record<string, Readonly<Record<string, string>>>>
type NameIn<Table> = keyof Table & string
/** A phrase by its table and its own name, such as 'act:greet'. */
export type PhraseOf<All extends Tables> = {
  [Table in NameIn<All>]: `${Table}:${NameIn<All[Table]>}`
}[NameIn<All>]

/** A phrase of a list. `needs`: words of which one stands behind its first; `opens`: it stands where a line or clause begins. */
type Row<Name> = { name: Name; pattern: RegExp; needs: Need | null; opens: boolean }
/** `metIn`: the last line that met it, by its count. */
type Need = { metIn: number }

/** The rows that a word may begin, in their order, and the needs of rows that it meets. */
type WordOfPhrases<Name> = { rows: ReadonlyArray<Row<Name>>; meets: readonly Need[] }

/** Phrases made ready, by a word with its tags behind it: 'gera issue~ pix~'. */
export type PhraseIndex<Name> = (word: string) => WordOfPhrases<Name>

/** Makes the phrases of named lists ready. */
export function indexPhrases<Name extends string>(
  lists: ReadonlyArray<readonly [Name, string]>,
  line = ofWords,
): PhraseIndex<Name> {
  const [before, after] = line.around
  const needs = new Map<string, [FirstWords, Need]>()
  const rows = lists.flatMap(([name, text]) =>
    assertReachable(parsePhrases(text)).map((phrase) => {
      const needed = requiredWords(phrase)
      const key = needed && [...needed.words, '', ...needed.prefixes].join(' ')
      if (key !== null && !needs.has(key)) needs.set(key, [needed!, { metIn: 0 }])
      const row: Row<Name> = {
        name,
        needs: key === null ? null : needs.get(key)![1],
        opens: phrase.is === 'sequence' && phrase.parts[0]?.is === 'start',
        pattern: new RegExp(before + patternOf(phrase, line) + after, 'uy'),
      }
      return [firstWords(phrase), row] as const
    }),
  )
  const rowsFrom = indexWords(rows)
  const needsMetBy = indexWords([...needs.values()])
  return memoize((word) => ({ rows: rowsFrom(word), meets: needsMetBy(word) }))
}

/** Looks up by a word, or by one of the tags behind it, the values that it leads to, in their order. */
function indexWords<Value>(
  entries: ReadonlyArray<readonly [FirstWords, Value]>,
): (word: string) => readonly Value[] {
  const [words, prefixes] = [new Map<string, number[]>(), new Map<string, number[]>()]
  const anywhere: number[] = []
  for (const [at, [first]] of entries.entries())
    if (first.anywhere) anywhere.push(at)
    else {
      for (const it of first.words) push(words, it, at)
      for (const it of first.prefixes) push(prefixes, it, at)
    }
  return (word) => {
    const names = word.split(' ')
    const found = new Set([...anywhere, ...names.flatMap((it) => words.get(it) ?? [])])
    for (let length = 1; length <= names[0]!.length; length++)
      for (const it of prefixes.get(names[0]!.slice(0, length)) ?? []) found.add(it)
    return [...found].sort((a, b) => a - b).map((at) => entries[at]![1])
  }
}

function push(places: Map<string, number[]>, key: string, place: number): void {
  const known = places.get(key)
  if (known) known.push(place)
  else places.set(key, [place])
}

/** State, but no answer depends on it: a stamp that no other line has takes two thirds of the time of a set for each line. */
let lines = 0
/** Stamps the needs that the words of a line meet; the stamp. */
function meetNeeds(words: ReadonlyArray<WordOfPhrases<unknown>>): number {
  lines++
  for (const { meets } of words) for (const it of meets) it.metIn = lines
  return lines
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
export type Match = { from: number; to: number }
export type Matches<Name extends string> = ReadonlyMap<Name, Match>

/** Reads the names of one table that a line holds, in the order of the table. */
export function namesIn<All extends Tables, Table extends NameIn<All>>(
  tables: All,
  table: Table,
): (matches: Matches<PhraseOf<All>>) => Array<NameIn<All[Table]>> {
  const names = Object.keys(tables[table]!) as Array<NameIn<All[Table]>>
  const phrases = names.map((it) => `${table}:${it}` as PhraseOf<All>)
  return (matches) => (matches.size === 0 ? [] : names.filter((_, at) => matches.has(phrases[at]!)))
}

/** Finds the first phrase of each name in a line of words with single blanks. */
export function matchLine<Name extends string>(index: PhraseIndex<Name>, line: string): Matches<Name> {
  const matches = new Map<Name, Match>()
  const words = line === '' ? [] : line.split(' ')
  const indexed = words.map(index)
  const read = meetNeeds(indexed)
  let from = 0
  for (const [at, { rows }] of indexed.entries()) {
    for (const { name, pattern, needs, opens } of rows) {
      if ((opens && from > 0) || (needs && needs.metIn !== read) || matches.has(name)) continue
      pattern.lastIndex = from
      if (pattern.test(line)) matches.set(name, { from, to: pattern.lastIndex })
    }
    from += words[at]!.length + 1
  }
  return matches
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
    const marks = tags.length > 0 ? `${tagSign}${tags.join(tagSign)}${tagSign}` : ''
    line += `${isBoundary(at) ? begins : ''}${text === '\n' ? lineBreak : text}${marks} `
  }
  places.set(line.length, units.length)
  const indexed = units.map(({ text, tags }) => index(tags.length > 0 ? `${text} ${tags.join(' ')}` : text))
  const read = meetNeeds(indexed)
  const found: PhraseMatch<Name>[] = []
  for (const [start, at] of places) {
    if (at === units.length) break
    for (const { name, pattern, needs, opens } of indexed[at]!.rows) {
      if ((opens && !isBoundary(at)) || (needs && needs.metIn !== read)) continue
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
