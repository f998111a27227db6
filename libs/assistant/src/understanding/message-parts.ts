import { collectEvidence, type Evidence } from './evidence/collect-evidence.ts'
import { type ParsedMessage, parseMessage } from './parse/parse-message.ts'
import type { Utterance } from './parse/utterance.ts'
import { readEvidence } from './read-by-tables.ts'
import type { Reading } from './reading.ts'

/** A longer message is read as a whole. */
const longestSplit = 600

/** Splits a message into its parts with words: at signs of punctuation, and before what `turns` it. */
export function partsOf(text: string, turns?: RegExp): string[] {
  if (text.length > longestSplit) return [text]
  const parts = text.split(/(?<=[.!?…;,:\n])\s+/)
  return (turns ? parts.flatMap((it) => it.split(turns)) : parts).filter((it) => /[\p{L}\d]/u.test(it))
}

/** A part as the tables read it by itself. */
export type ReadPart = { evidence: Evidence; reading: Reading }
const known = new WeakMap<Utterance, Map<string, ReadPart>>()

/** Reads a part of a message, once for all verdicts on it. */
export function readPart(part: string, { utterance, context }: ParsedMessage): ReadPart {
  const parts = known.get(utterance) ?? new Map<string, ReadPart>()
  known.set(utterance, parts)
  const found = parts.get(part)
  if (found) return found
  const evidence = collectEvidence(parseMessage(part, context))
  const read = { evidence, reading: readEvidence(evidence) }
  parts.set(part, read)
  return read
}
