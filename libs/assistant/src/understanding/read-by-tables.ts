import { readActs } from './acts/read-acts.ts'
import { collectEvidence, type Evidence } from './evidence/collect-evidence.ts'
import type { ParsedMessage } from './parse/parse-message.ts'
import { type Utterance, withoutPages } from './parse/utterance.ts'
import { intrusionIn, kindnessIn, unsoldIn } from './matching/match-message.ts'
import { greetings, lifeEvents } from './reading-labels.ts'
import { emptyReading, type Reading } from './reading.ts'
import { readSlots } from './slots/read-slots.ts'
import { orderId } from './words/split-words.ts'

/** The tables' reading of a message: by phrases, rules and models of words, before a verdict may overrule it. */
export const readByTables = (parsed: ParsedMessage): Reading => readEvidence(collectEvidence(parsed))

export function readEvidence(evidence: Evidence): Reading {
  const { utterance, matches, topics } = evidence
  const read = readSlots(evidence)
  const { bought: _, ...slots } = read
  const [unsold = null, ...alsoUnsold] = unsoldIn(matches)
  return {
    ...emptyReading,
    ...slots,
    ...readActs({ ...evidence, slots: read }),
    topics,
    orderRef: orderRefOf(utterance),
    unsold,
    ...(alsoUnsold.length > 0 && { alsoUnsold }),
    intrusion: intrusionIn(matches),
    kindness: kindnessIn(matches),
    lifeEvent: lifeEvents.find((it) => matches.has(`life:${it}`)) ?? null,
    greeting: greetings.find((it) => (matches.get(`sign:${it}`)?.from ?? farInside) < farInside) ?? null,
  }
}

/** In letters: 'mandando bom dia com flor', in a story, greets nobody. */
const farInside = 40
const numberOfOrder = /(?:pedido|protocolo|codigo|id|n[uú]mero|#)\s*(?:[:#nº°]|é|e)*\s*([\da-f]{8})\b/i

/** The id of an order, or its first eight characters, outside of addresses. */
function orderRefOf(utterance: Utterance): string | null {
  if (!/[\d#]|pedido|protocolo/i.test(utterance.text)) return null
  const text = withoutPages(utterance, '')
  const found = orderId.exec(text)?.[0] ?? numberOfOrder.exec(text)?.[1]
  return found?.slice(0, 36).toLowerCase() ?? null
}
