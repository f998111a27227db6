import { type ActsRead, readActs } from './acts/read-acts.ts'
import { collectEvidence, type Evidence } from './collect-evidence.ts'
import type { ParsedMessage } from './parse/parse-message.ts'
import { type Utterance, withoutPages } from './parse/utterance.ts'
import { intrusionIn, kindnessIn, unsoldIn } from './matching/match-message.ts'
import { greetings, lifeEvents } from './reading-labels.ts'
import { emptyReading, type Reading } from './reading.ts'
import type { Fact } from './slots/facts.ts'
import { readFacts } from './slots/read-facts.ts'
import { readSlots, type Slots } from './slots/read-slots.ts'
import { orderIdPattern } from './words/split-words.ts'

/** The tables' reading of a message with all that it comes from, layer by layer. */
export type TablesReading = {
  evidence: Evidence
  facts: readonly Fact[]
  slots: Slots
  acts: ActsRead
  reading: Reading
}

/** Reads a message by phrases, rules and models of words, before a verdict may overrule it. */
export function readByTables(parsed: ParsedMessage): TablesReading {
  const evidence = collectEvidence(parsed)
  const facts = readFacts(evidence)
  const slots = readSlots(evidence, facts)
  const acts = readActs({ ...evidence, slots })
  return { evidence, facts, slots, acts, reading: readingOf(evidence, slots, acts) }
}

function readingOf({ utterance, matches, topics }: Evidence, slots: Slots, acts: ActsRead): Reading {
  const [unsold = null, ...alsoUnsold] = unsoldIn(matches)
  return {
    ...emptyReading,
    ...slots,
    ...acts.slots,
    acts: [...acts.acts],
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

/** The id of an order, or its first eight characters, outside of addresses. */
const orderRefOf = (utterance: Utterance): string | null =>
  orderIdPattern.exec(withoutPages(utterance, ''))?.[0].slice(0, 36).toLowerCase() ?? null
