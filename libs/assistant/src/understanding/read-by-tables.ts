import { intrusionIn, kindnessIn, unsoldIn } from './phrases/message-phrases.ts'
import { offersPassword } from './evidence/offers-password.ts'
import type { ParsedMessage } from './parse/parse-message.ts'
import { readActs } from './acts/read-acts.ts'
import { readOpposite } from './evidence/read-opposite.ts'
import { readPurchase } from './evidence/read-purchase.ts'
import { readSlots } from './slots/read-slots.ts'
import { readTopics } from './evidence/read-topics.ts'
import { emptyReading, type Reading } from './reading.ts'
import { type Utterance, withoutPages } from './parse/utterance.ts'
import type { ActEvidence } from './acts/void-acts.ts'
import { orderId } from './words/split-words.ts'

/** All that rows of phrases and rules find in a message. */
export const readByTables = (parsed: ParsedMessage): Reading => tablesReading(evidenceIn(parsed))

export function tablesReading(evidence: ActEvidence): Reading {
  const { utterance, hits } = evidence
  return {
    ...emptyReading,
    ...evidence.slots,
    ...readActs(evidence),
    topics: evidence.topics,
    orderRef: orderRefOf(utterance),
    unsold: unsoldIn(hits) ?? null,
    intrusion: intrusionIn(hits),
    kindness: kindnessIn(hits),
    daypart: dayparts.find((it) => hits.has(`sign:${it}`)) ?? null,
  }
}

export function evidenceIn(parsed: ParsedMessage): ActEvidence {
  const { utterance, story, context } = parsed
  const purchase = readPurchase(story)
  return {
    ...parsed,
    purchase,
    opposite: readOpposite(story, context.expecting !== 'nothing'),
    slots: readSlots(parsed, purchase.ordering),
    topics: readTopics(parsed),
    hasPassword: offersPassword(utterance),
  }
}

const dayparts = ['morning', 'afternoon', 'night'] as const
const numberOfOrder = /(?:pedido|protocolo|codigo|id|n[uú]mero|#)\s*(?:[:#nº°]|é|e)*\s*([\da-f]{8})\b/i

/** The id of an order, or its first eight characters, outside of addresses. */
function orderRefOf(utterance: Utterance): string | null {
  if (!/[\d#]|pedido|protocolo/i.test(utterance.text)) return null
  const text = withoutPages(utterance, '')
  const found = orderId.exec(text)?.[0] ?? numberOfOrder.exec(text)?.[1]
  return found?.slice(0, 36).toLowerCase() ?? null
}
