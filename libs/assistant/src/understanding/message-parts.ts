import { lazy, memoize } from '../memoize.ts'
import { collectEvidence, type Evidence } from './evidence/collect-evidence.ts'
import { type ParsedMessage, parseMessage } from './parse/parse-message.ts'
import { readEvidence } from './read-by-tables.ts'
import type { Reading, ReadingContext } from './reading.ts'

/** A longer message is read as a whole. */
const longestSplit = 600

/** Splits a message into its parts with words: at signs of punctuation, and before what `turns` it. */
export function partsOf(text: string, turns?: RegExp): string[] {
  if (text.length > longestSplit) return [text]
  const parts = text.split(/(?<=[.!?…;,:\n])\s+/)
  return (turns ? parts.flatMap((it) => it.split(turns)) : parts).filter((it) => /[\p{L}\d]/u.test(it))
}

/** A part by itself, which the tables read once somebody asks. */
export type ReadPart = { parsed: ParsedMessage; read: () => { evidence: Evidence; reading: Reading } }

/** Reads parts of a message, each once for all verdicts on it. */
export const partReader = (context: ReadingContext): ((part: string) => ReadPart) =>
  memoize((part) => {
    const parsed = parseMessage(part, context)
    const read = lazy(() => {
      const evidence = collectEvidence(parsed)
      return { evidence, reading: readEvidence(evidence) }
    })
    return { parsed, read }
  })
