import { decide, type Rules } from '../decide.ts'
import type { Act } from './acts.ts'
import { type ParsedMessage, parseMessage } from './parse/parse-message.ts'
import { hintedTopic } from './phrases/message-phrases.ts'
import { emptyReading, type Reading, type ReadingContext } from './reading.ts'
import { readCoupon } from './slots/read-coupon.ts'
import { readTier } from './slots/read-tier.ts'
import { decideAtRecap } from './verdicts/decide-at-recap.ts'
import { type Hypothesis, hypothesisOf } from './verdicts/hypothesis.ts'
import { inTheOpen } from './verdicts/decide-unprompted.ts'
import { ofComplaint } from './verdicts/decide-complaint.ts'
import { ofPlaced, speaksOfPlaced } from './verdicts/decide-placed.ts'

/** Reads a message of a Brazilian visitor: no network, no state but what the dialogue expects. Never throws. */
export function readUtterance(message: string, context: ReadingContext): Reading {
  const { tier, rest: untiered } = readTier(message, context.tiers)
  const { coupon, rest } = readCoupon(untiered)
  const parsed = parseMessage(rest, context)
  const slots = {
    ...(coupon && { coupon }),
    ...(tier !== undefined && { tier }),
    ...(message.includes('?') && { hasQuestionMark: true as const }),
  }
  if (!parsed.utterance.words.length) return { ...emptyReading, ...slots }
  const reading = { ...readParsed(parsed), ...slots }
  const hint = isUnclear(reading) ? hintedTopic(parsed.hits) : undefined
  return hint ? { ...reading, topics: [hint] } : reading
}

/** The first verdict that says something decides; the reading is the tables' where none does. */
export function readParsed(parsed: ParsedMessage): Reading {
  const hypothesis = hypothesisOf(parsed)
  return decide(verdictsIn(parsed.context), hypothesis) ?? hypothesis.reading
}

const answer = { 'the recap is answered': decideAtRecap }
const complaint = { complaint: ofComplaint }

/** The verdicts that a message may come to, by the question that it answers. */
export function verdictsIn({ expecting, recap, placed = [] }: ReadingContext): Rules<Hypothesis, Reading> {
  if (recap) return answer
  const known = placed.length > 0 ? ofPlaced : {}
  if (expecting === 'nothing') return { ...known, ...inTheOpen }
  if (expecting === 'link') return { ...known, ...complaint, 'speaks of a placed order': speaksOfPlaced }
  return expecting === 'confirmation' ? complaint : {}
}

/** A question of which nothing is understood: its most telling word gives the topic. */
const isUnclear = ({ topics, unsold, money, items, acts, choice, kindness, isQuestion }: Reading) =>
  isQuestion &&
  !choice &&
  !kindness.some((it) => it !== 'all-well') &&
  !topics.length &&
  !unsold &&
  !money &&
  !items.some((it) => it.quantity !== null) &&
  !acts.some((it) => clearActs.has(it))

/** A question with one of these leaves no topic to be guessed. */
const clearActs = new Set<Act>([
  'ask-price',
  'ask-packages',
  'ask-catalogue',
  'ask-minimum',
  'ask-maximum',
  'ask-status',
  'ask-pix-again',
  'complain',
  'want-ticket',
  'want-refill',
  'want-person',
  'haggle',
  'trick',
  'change-link',
  'change-quantity',
  'refuse',
  'ask-recap',
  'ask-total',
])
