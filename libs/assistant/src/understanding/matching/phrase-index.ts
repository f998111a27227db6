import { firstWords } from './first-words.ts'
import { remembered } from '../words/remembered.ts'
import { alternativesOf } from './phrases.ts'

/** A phrase of a table, with its place among all phrases. */
type Row<Name> = { name: Name; order: number; pattern: RegExp }

/** Phrase tables made ready: a word leads to the phrases that may begin with it. */
export type PhraseIndex<Name> = {
  words: Map<string, Row<Name>[]>
  prefixes: Map<string, Row<Name>[]>
  longestPrefix: number
  atStart: Row<Name>[]
  anywhere: Row<Name>[]
  rowsOf: (word: string) => readonly Row<Name>[]
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

export const indexTables = <All extends Tables>(tables: All): PhraseIndex<PhraseOf<All>> =>
  indexPhrases(
    Object.fromEntries(
      Object.entries(tables).flatMap(([table, rows]) =>
        Object.entries(rows).map(([name, text]) => [`${table}:${name}`, text]),
      ),
    ) as Record<PhraseOf<All>, string>,
  )

/** The names of one table that a line holds, in the order of the table. */
export const namesOf = <All extends Tables, Table extends NameIn<All>>(
  tables: All,
  table: Table,
  hits: Hits<PhraseOf<All>>,
): Array<NameIn<All[Table]>> => {
  const own = [...hits].filter(([name]) => name.startsWith(`${table}:`))
  if (own.length < 2) return own.map(([name]) => name.slice(table.length + 1) as NameIn<All[Table]>)
  return (Object.keys(tables[table]!) as Array<NameIn<All[Table]>>).filter((it) =>
    hits.has(`${table}:${it}` as PhraseOf<All>),
  )
}

function indexPhrases<Name extends string>(table: Readonly<Record<Name, string>>): PhraseIndex<Name> {
  const index: PhraseIndex<Name> = {
    words: new Map(),
    prefixes: new Map(),
    longestPrefix: 0,
    atStart: [],
    anywhere: [],
    rowsOf: remembered((word) => rowsOf(index, word)),
  }
  let order = 0
  for (const [name, text] of Object.entries(table) as Array<[Name, string]>)
    for (const source of alternativesOf(text))
      addRow(index, source, {
        name,
        order: order++,
        pattern: new RegExp(`(?<!\\w)(?:${source})(?!\\w)`, 'uy'),
      })
  return index
}

function addRow<Name>(index: PhraseIndex<Name>, source: string, row: Row<Name>): void {
  const first = firstWords(source)
  if (first.atStart) index.atStart.push(row)
  if (first.anywhere) index.anywhere.push(row)
  else {
    for (const it of first.words) push(index.words, it, row)
    for (const it of first.prefixes) {
      push(index.prefixes, it, row)
      index.longestPrefix = Math.max(index.longestPrefix, it.length)
    }
  }
}

const push = <Name>(rows: Map<string, Row<Name>[]>, key: string, row: Row<Name>) => {
  const known = rows.get(key)
  if (known) known.push(row)
  else rows.set(key, [row])
}

/** Finds the first phrase of each name in a line of words with single blanks. */
export function matchLine<Name extends string>(index: PhraseIndex<Name>, line: string): Hits<Name> {
  const hits = new Map<Name, Hit>()
  if (!line) return hits
  tryRows(index.atStart, line, 0, hits)
  for (let from = 0; from < line.length;) {
    const blank = line.indexOf(' ', from)
    const to = blank < 0 ? line.length : blank
    tryRows(index.rowsOf(line.slice(from, to)), line, from, hits)
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

function rowsOf<Name>(index: PhraseIndex<Name>, word: string): readonly Row<Name>[] {
  const rows = new Set([...index.anywhere, ...(index.words.get(word) ?? [])])
  for (let length = 1; length <= Math.min(word.length, index.longestPrefix); length++)
    for (const it of index.prefixes.get(word.slice(0, length)) ?? []) rows.add(it)
  return [...rows].sort((a, b) => a.order - b.order)
}
