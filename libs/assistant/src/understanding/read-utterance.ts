import type { Act } from './acts.ts'
import { parseMessage, type ParsedMessage } from './parse-message.ts'
import { unsoldIn, hintedTopic } from './phrases/message-phrases.ts'
import { oddsAtRecap, oddsInTheOpen } from './learned/learned-reader.ts'
import { hearTrouble } from './hear-trouble.ts'
import { isDecided, weighAtRecap, weighInTheOpen } from './learned/weigh-acts.ts'
import { offersPassword } from './offers-password.ts'
import { readActs } from './read-acts.ts'
import { readOfPlaced } from './read-placed.ts'
import { readOpposite } from './read-opposite.ts'
import { readPurchase } from './read-purchase.ts'
import { readCoupon } from './slots/read-coupon.ts'
import { readSlots } from './slots/read-slots.ts'
import { readTier } from './slots/read-tier.ts'
import { readTopics } from './read-topics.ts'
import { emptyReading, type Reading, type ReadingContext } from './reading.ts'
import { type Utterance, withoutPages } from './utterance.ts'
import type { ActEvidence } from './void-acts.ts'
import { weighComplaint } from './weigh-complaint.ts'
import { orderId } from './words/split-words.ts'

/** Reads a message of a Brazilian visitor: no network, no state but what the dialogue expects. Never throws. */
export function readUtterance(message: string, context: ReadingContext): Reading {
  const { tier, rest: untiered } = readTier(message, context.tiers)
  const { coupon, rest } = readCoupon(untiered)
  const parsed = parseMessage(rest, context)
  const { utterance, hits } = parsed
  const slots = { ...(coupon && { coupon }), ...(tier !== undefined && { tier }) }
  if (!utterance.words.length) return { ...emptyReading, ...slots }
  const reading = readOfPlaced({ ...readHeard(parsed), ...slots }, parsed)
  const hint = isUnclear(reading) ? hintedTopic(hits) : undefined
  return hint ? { ...reading, topics: [hint] } : reading
}

/** The learned reader decides acts where it is sure; the slots are the tables'. */
export function readHeard(parsed: ParsedMessage): Reading {
  const { context } = parsed
  const reading = readByTables(parsed)
  if (context.recap && isDecided(reading, context.recap)) return reading
  if (context.recap) return weighAtRecap(reading, oddsAtRecap(parsed, reading, readByTables), context)
  if (context.expecting === 'confirmation' || context.expecting === 'link')
    return weighComplaint(parsed, reading)
  if (context.expecting !== 'nothing') return reading
  const odds = oddsInTheOpen(parsed, reading)
  return hearTrouble(parsed, weighComplaint(parsed, weighInTheOpen(reading, odds)), odds)
}

/** All that rows of phrases and rules find in a message. */
export function readByTables(parsed: ParsedMessage): Reading {
  const { utterance, hits } = parsed
  const evidence = evidenceIn(parsed)
  return {
    ...emptyReading,
    ...evidence.slots,
    ...readActs(evidence),
    topics: evidence.topics,
    orderRef: orderRefOf(utterance),
    unsold: unsoldIn(hits) ?? null,
    daypart: dayparts.find((it) => hits.has(`sign:${it}`)) ?? null,
  }
}

export function evidenceIn(parsed: ParsedMessage): ActEvidence {
  const { utterance, hits, story, context } = parsed
  const purchase = readPurchase(story)
  return {
    ...parsed,
    purchase,
    opposite: readOpposite(story, context.expecting !== 'nothing'),
    slots: readSlots(parsed, purchase.ordering),
    topics: readTopics(hits),
    hasPassword: offersPassword(utterance),
  }
}

const dayparts = ['morning', 'afternoon', 'night'] as const
const numberOfOrder = /(?:pedido|protocolo|codigo|id|n[uú]mero|#)\s*(?:[:#nº°]|é|e)*\s*(\d{8})\b/i

/** The id of an order, or its first eight characters, outside of addresses. */
function orderRefOf(utterance: Utterance): string | null {
  if (!/\d/.test(utterance.text)) return null
  const text = withoutPages(utterance, '')
  const found = orderId.exec(text)?.[0] ?? numberOfOrder.exec(text)?.[1]
  return found?.slice(0, 36).toLowerCase() ?? null
}

/** A question of which nothing is understood: its most telling word gives the topic. */
const isUnclear = ({ topics, unsold, money, items, acts, choice, isQuestion }: Reading) =>
  isQuestion &&
  !choice &&
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
