import {
  agreements,
  conditions,
  conversations,
  numbersInStories,
  pagesInStories,
  reserves,
  rowsOf,
  secondPages,
} from '@smm/assistant/corpus'
import { itemsInShort, readingRow } from '@smm/assistant/expected-reading'
import { outcomeOf } from '@smm/assistant/testing'
import { fitted } from '@smm/assistant/understanding/fitted'
import { readUtterance } from '@smm/assistant/understanding/read-utterance'
import type { Measured } from './figures.ts'
import { places } from './measure-acts.ts'
import { confirming, idle } from './reading-contexts.ts'

const step = 2
const inWords: ReadonlySet<string> = new Set(['agreement', 'length'])
/** Every fifth row tells enough: all are read twice for each weight. */
const everyOf = 5
const some = <Row>(rows: readonly Row[]): Row[] => rows.filter((_, at) => at % everyOf === 0)

/** Counts the rows that are read otherwise where one weight is halved or doubled, or moved by one word. */
export function measureFitted(): Measured {
  const usual = readAll()
  const tables = Object.entries(fitted).flatMap(([reader, weights]: [string, Record<string, number>]) =>
    Object.entries(weights).map(([name, value]) => {
      const movedTo = (to: number) => {
        weights[name] = to
        try {
          return readAll().filter((it, at) => it !== usual[at]).length
        } finally {
          weights[name] = value
        }
      }
      const [lower, higher] = inWords.has(reader) ? [value - 1, value + 1] : [value / step, value * step]
      const label = `fitted ${reader} ${name}`.padEnd(34)
      return `${label} ${lower}: ${movedTo(lower)} otherwise  ${higher}: ${movedTo(higher)} otherwise`
    }),
  )
  return { figures: {}, misses: [], tables: [...tables, `of ${usual.length} rows`] }
}

/** Tells the outcome of rows of the corpus, each on one line. */
const readAll = (): string[] => [
  ...rowsOf('readings')
    .map(readingRow)
    .map(({ message, context }) => itemsInShort(readUtterance(message, context))),
  ...some([...numbersInStories, ...pagesInStories]).map(([it]) => itemsInShort(readUtterance(it, idle))),
  ...some([...agreements, ...reserves, ...conditions]).map((it) =>
    String(places(readUtterance(it, confirming))),
  ),
  ...some([...secondPages, ...conversations]).map(outcomeOf),
]
