import { lazy, memoize } from '../../memoize.ts'
import { markMessage, type MarkedMessage, parseMarked } from '../parse/parse-message.ts'
import { readByTables, type TablesReading } from '../read-by-tables.ts'
import type { ReadingContext } from '../reading.ts'

/** A longer message is read as a whole. */
const maxSplit = 600

/** Splits a message into segments that hold words: at punctuation, and before words that turn it. */
export function splitMessage(text: string, turns?: RegExp): string[] {
  if (text.length > maxSplit) return [text]
  const segments = text.split(/(?<=[.!?…;,:\n])\s+/)
  return (turns ? segments.flatMap((it) => it.split(turns)) : segments).filter((it) => /[\p{L}\d]/u.test(it))
}

/** A segment by itself, which the tables read once somebody asks. */
export type ReadSegment = { marked: MarkedMessage; read: () => TablesReading }

/** Reads segments of a message, each once for all verdicts on it. */
export const segmentReader = (context: ReadingContext): ((segment: string) => ReadSegment) =>
  memoize((segment) => {
    const marked = markMessage(segment, context)
    return { marked, read: lazy(() => readByTables(parseMarked(marked))) }
  })
