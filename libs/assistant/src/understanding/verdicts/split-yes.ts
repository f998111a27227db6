import { fitted } from '../fitted.ts'
import { isAnotherOrder } from '../agreement/compare-with-recap.ts'
import { isSlip } from '../agreement/is-slip.ts'
import { isPlainAgreement } from '../agreement/plain-agreement.ts'
import { readAgreement } from '../agreement/read-agreement.ts'
import { splitMessage } from './segments.ts'
import { coverageOf } from '../parse/parse-message.ts'
import { hasQuestionMark, withoutRhetorical } from '../parse/questions.ts'
import type { Unit } from '../parse/utterance.ts'
import { turns } from '../windows/turning-windows.ts'
import { wordsOfYes } from '../phrases/yes/yes-words.ts'
import { type Reading, says } from '../reading.ts'
import type { Candidate } from './candidate.ts'

/** The reading of a yes, and its story behind or before a plain 'sim'. */
export type YesWithStory = { yes: Reading; story: string }

/** A word by which alone a message may be a yes: where none is, no segment is read for one. */
const isYesWord = ({ text, tags }: Unit) => wordsOfYes.has(text) || tags.includes('issue~') || isSlip(text)
const sentenceEnd = /[.!]$/

const countWords = (text: string) => text.split(/\s+/).filter((it) => /[\p{L}\d]/u.test(it)).length

/** Splits 'pode gerar, minha irmã comprou e amou' at the longest yes that it begins or ends with; null where there is none. */
export function splitYes(message: Candidate): YesWithStory | null {
  const { marks, utterance } = message.evidence
  const { units } = utterance
  const text = withoutRhetorical(utterance.text)
  const isAnyYes = marks.has('agree') || units.some(isYesWord)
  if (!isAnyYes || hasQuestionMark(text) || countWords(text) <= fitted.length.besideYes) return null
  const segments = splitMessage(text, turns)
  const before = (count: number) => segments.slice(0, count).join(' ')
  const behind = (count: number) => segments.slice(count).join(' ')
  const first = longest(Math.min(fitted.length.yesBefore, segments.length - 1), (count) =>
    yesOfSegment(before(count), message),
  )
  if (first) return withStory(first.yes, behind(first.count), (it) => `sim, ${it}`)
  const last = longest(Math.min(fitted.length.yesBehind, segments.length - 1), (count) =>
    yesOfSegment(behind(segments.length - count), message),
  )
  return (
    last &&
    withStory(last.yes, before(segments.length - last.count), (it) => `${it.replace(/[,;]$/, '')}. sim`)
  )
}

const withStory = (yes: Reading, rest: string, told: (rest: string) => string): YesWithStory | null =>
  countWords(rest) < fitted.length.besideYes ? null : { yes, story: told(rest) }

/** The yes of most segments: a nod alone is none yet ('perfeito, gera aí'), and what ends one ends the search. */
function longest(
  most: number,
  yesOf: (count: number) => Reading | null,
): { count: number; yes: Reading } | null {
  let found: { count: number; yes: Reading } | null = null
  for (let count = 1; count <= most; count++) {
    const yes = yesOf(count)
    if (yes) found = { count, yes }
    else if (found || count > 1) break
  }
  return found
}

function yesOfSegment(segment: string, { evidence, readSegment }: Candidate): Reading | null {
  const { marked, read } = readSegment(segment)
  if (!readAgreement(marked).agrees || coverageOf(marked) < 1) return null
  const { reading } = read()
  /** 'Positivo. E eu dizia que nunca ia entrar nessa.' */
  const isFirm =
    says(reading, 'command') ||
    !says(reading, 'nod') ||
    (!evidence.context.isAnswered && sentenceEnd.test(segment))
  const isAnother = isAnotherOrder(evidence.context.recap ?? [], reading)
  return isFirm && isPlainAgreement(reading) && !isAnother ? reading : null
}
