import { remembered } from '../words/remembered.ts'
import { atStart, type FirstWords, firstWords } from './first-words.ts'
import { alternativesOf } from './phrases.ts'

/** A phrase of a table, with its place among all phrases. */
type Row<Name> = { name: Name; order: number; pattern: RegExp }

/** Phrases made ready: a word leads to those that may begin with it. */
export type PhraseIndex<Name> = {
  words: Map<string, Row<Name>[]>
  prefixes: Map<string, Row<Name>[]>
  longestPrefix: number
  anywhere: Row<Name>[]
  size: number
  /** By a word and the tags of its unit. */
  rowsOf: (key: string) => readonly Row<Name>[]
}

/** Where in the line a name's first phrase stands. */
export type Hit = { from: number; to: number }
export type Hits<Name extends string> = ReadonlyMap<Name, Hit>

/** Tables of phrases (see `phrases.ts`), each with a name. */
type Tables = Readonly<Record<string, Readonly<Record<string, string>>>>
type NameIn<Table> = keyof Table & string
/** A phrase by its table and its own name, such as 'act:greet'. */
export type PhraseOf<All extends Tables> = {
  [Table in NameIn<All>]: `${Table}:${NameIn<All[Table]>}`
}[NameIn<All>]

export function newIndex<Name>(): PhraseIndex<Name> {
  const index: PhraseIndex<Name> = {
    words: new Map(),
    prefixes: new Map(),
    longestPrefix: 0,
    anywhere: [],
    size: 0,
    rowsOf: remembered((key) => rowsBeginning(index, key.split(' '))),
  }
  return index
}

export function addRow<Name>(
  index: PhraseIndex<Name>,
  { words, prefixes, anywhere }: FirstWords,
  name: Name,
  source: string,
): void {
  const row = { name, order: index.size++, pattern: new RegExp(source, 'uy') }
  if (anywhere) index.anywhere.push(row)
  else {
    for (const it of words) push(index.words, it, row)
    for (const it of prefixes) push(index.prefixes, it, row)
    index.longestPrefix = Math.max(index.longestPrefix, ...[...prefixes].map((it) => it.length))
  }
}

const push = <Name>(rows: Map<string, Row<Name>[]>, key: string, row: Row<Name>) => {
  const known = rows.get(key)
  if (known) known.push(row)
  else rows.set(key, [row])
}

/** The phrases that may begin with a word, or with the tags that it has. */
export const rowsOf = <Name>(
  index: PhraseIndex<Name>,
  word: string,
  tags: readonly string[] = [],
): readonly Row<Name>[] => index.rowsOf(tags.length > 0 ? `${word} ${tags.join(' ')}` : word)

function rowsBeginning<Name>(
  { words, prefixes, longestPrefix, anywhere }: PhraseIndex<Name>,
  [word = '', ...tags]: readonly string[],
): readonly Row<Name>[] {
  const rows = new Set(anywhere)
  for (const key of [word, ...tags]) for (const it of words.get(key) ?? []) rows.add(it)
  for (let length = 1; length <= Math.min(word.length, longestPrefix); length++)
    for (const it of prefixes.get(word.slice(0, length)) ?? []) rows.add(it)
  return [...rows].sort((a, b) => a.order - b.order)
}

export function indexTables<All extends Tables>(tables: All): PhraseIndex<PhraseOf<All>> {
  const index = newIndex<PhraseOf<All>>()
  for (const [table, rows] of Object.entries(tables))
    for (const [name, text] of Object.entries(rows))
      for (const source of alternativesOf(text))
        addRow(index, firstWords(source), `${table}:${name}` as PhraseOf<All>, `(?<!\\w)(?:${source})(?!\\w)`)
  return index
}

/** The names of one table that a line holds, in the order of the table. */
export const namesOf = <All extends Tables, Table extends NameIn<All>>(
  tables: All,
  table: Table,
  hits: Hits<PhraseOf<All>>,
): Array<NameIn<All[Table]>> =>
  (Object.keys(tables[table]!) as Array<NameIn<All[Table]>>).filter((it) =>
    hits.has(`${table}:${it}` as PhraseOf<All>),
  )

/** Finds the first phrase of each name in a line of words with single blanks. */
export function matchLine<Name extends string>(index: PhraseIndex<Name>, line: string): Hits<Name> {
  const hits = new Map<Name, Hit>()
  for (let from = 0; from < line.length;) {
    const blank = line.indexOf(' ', from)
    const to = blank < 0 ? line.length : blank
    const word = line.slice(from, to)
    if (from === 0) tryRows(rowsOf(index, atStart + word), line, from, hits)
    tryRows(rowsOf(index, word), line, from, hits)
    from = to + 1
  }
  return hits
}

function tryRows<Name>(rows: readonly Row<Name>[], line: string, from: number, hits: Map<Name, Hit>): void {
  for (const { name, pattern } of rows) {
    if (hits.has(name)) continue
    pattern.lastIndex = from
    if (pattern.test(line)) hits.set(name, { from, to: pattern.lastIndex })
  }
}
