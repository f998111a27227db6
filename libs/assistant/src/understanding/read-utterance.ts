import { type Answered, rewrite } from '../decide.ts'
import { withoutPassword } from './evidence/offers-password.ts'
import { cutCoupon } from './parse/cut-coupon.ts'
import { cutTier } from './parse/cut-tier.ts'
import { parseMessage } from './parse/parse-message.ts'
import { readByTables } from './read-by-tables.ts'
import { emptyReading, type Reading, type ReadingContext, says, withAct } from './reading.ts'
import { type Candidate, candidateOf } from './verdicts/candidate.ts'
import { completions } from './verdicts/completions.ts'
import { correct } from './verdicts/corrections.ts'
import { verdictOn } from './verdicts/verdict-rules.ts'

/** Reads a message of a Brazilian visitor: no network, no state but its context. Never throws. */
export const readUtterance = (message: string, context: ReadingContext): Reading =>
  readSteps(message, context).reading

/** How a message came to be read. One without words has no candidate; the verdict 'none' leaves the corrected reading. */
export type ReadSteps = {
  candidate: Candidate | null
  verdict: string
  /** The reading of the tables, of each correction, of the verdict, of each completion, and without a password. */
  steps: ReadonlyArray<Answered<Reading> & { isVerdict?: true }>
  reading: Reading
}

/** A password is refused and forgotten: but for a greeting or a trick, only what stands beside it is read. */
export function readSteps(message: string, context: ReadingContext): ReadSteps {
  const whole = readWhole(message, context)
  const { reading, steps } = whole
  if (!says(reading, 'offer-password')) return whole
  const { greeting, intrusion } = reading
  const rest = { ...readWhole(withoutPassword(message), context).reading, greeting, intrusion }
  const answer = withAct(rest, 'offer-password')
  return { ...whole, steps: [...steps, { rule: 'read without the password', answer }], reading: answer }
}

function readWhole(message: string, context: ReadingContext): ReadSteps {
  const { tier, rest: untiered } = cutTier(message, context.tiers)
  const { coupon, rest } = cutCoupon(untiered)
  const parsed = parseMessage(rest, context)
  const beside = {
    ...(coupon && { coupon }),
    ...(tier !== undefined && { tier }),
    ...(parsed.questions.marks.length > 0 && { hasQuestionMark: true as const }),
    ...(parsed.matches.has('topic:one-pix') && { wantsOnePix: true as const }),
  }
  if (!parsed.utterance.words.length)
    return { candidate: null, verdict: 'none', steps: [], reading: { ...emptyReading, ...beside } }
  const tables = candidateOf(readByTables(parsed))
  const candidate = correct(tables)
  const verdict = verdictOn(candidate)
  const judged = { ...verdict.answer, ...beside }
  const completed = rewrite(completions, { reading: judged, parsed })
  const steps = [
    { rule: 'tables', answer: tables.reading },
    ...named('corrected', candidate.corrected),
    { rule: `verdict: ${verdict.rule}`, answer: judged, isVerdict: true as const },
    ...named('completed', completed),
  ]
  return { candidate, verdict: verdict.rule, steps, reading: steps.at(-1)!.answer }
}

const named = (by: string, steps: ReadonlyArray<Answered<Reading>>) =>
  steps.map(({ rule, answer }) => ({ rule: `${by}: ${rule}`, answer }))
