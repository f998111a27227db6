import { inspect, isDeepStrictEqual } from 'node:util'
import { decisionsIn } from '@smm/assistant/decide'
import { followingRules } from '@smm/assistant/dialogue/cart/order-in-hand'
import { orderRules } from '@smm/assistant/dialogue/cart/which-order'
import { repetitionRules } from '@smm/assistant/dialogue/cart/without-repeated-numbers'
import { agreementRules } from '@smm/assistant/dialogue/ordering/as-agreed'
import { hindrances } from '@smm/assistant/dialogue/ordering/place-recap'
import { findNamedOrders } from '@smm/assistant/dialogue/cart/find-named-orders'
import { cancelRules } from '@smm/assistant/dialogue/purchases/cancel-placed'
import { correctionRules } from '@smm/assistant/dialogue/purchases/correct-placed'
import { readingContext } from '@smm/assistant/dialogue/reading-context'
import { givenTurn } from '@smm/assistant/dialogue/testing'
import { rowFor } from '@smm/assistant/dialogue/transitions'
import type { Step } from '@smm/assistant/dialogue/turn'
import type { VisitorOrder, VisitorTicket } from '@smm/assistant/next-turn'
import { talk } from '@smm/assistant/testing'
import { besideAgreement } from '@smm/assistant/understanding/agreement/plain-agreement'
import { readAgreement } from '@smm/assistant/understanding/agreement/read-agreement'
import { explainReading } from '@smm/assistant/understanding/explain-reading'
import { readSteps } from '@smm/assistant/understanding/read-utterance'
import { emptyReading, type Reading, type ReadingContext } from '@smm/assistant/understanding/reading'
import { complaintRules } from '@smm/assistant/understanding/verdicts/decide-complaint'

/** The orders and tickets that a visitor has from before. */
export type Known = { orders?: VisitorOrder[]; tickets?: VisitorTicket[] }

/** Tells of each message how it is read, by which rules, which verdict, rules and row decide, and the reply. */
export const explainTalk = (messages: readonly string[], known: Known = {}): string[] =>
  messages.map((message, at) => explainMessage(messages.slice(0, at), message, known))

function explainMessage(before: readonly string[], message: string, known: Known): string {
  const turn = givenTurn(before, message, known)
  const context = readingContext(turn.dialogue, turn)
  const { given, verdict, roles, lost } = explainReading(message, context)
  const chosen = rowFor(turn)
  let step: Step | undefined
  const decisions = decisionsIn(() => {
    readSteps(message, context)
    findNamedOrders(turn.dialogue, turn.reading, turn)
    step = rowFor(turn)?.step()
  })
  const { last } = talk([...before, message], known)
  return [
    `> ${message}`,
    `reading: ${inspect(filledSlots(turn.reading), { depth: null, breakLength: 120 })}`,
    ...roles.map(({ fact, role, rule }) => `${fact} is ${role}: ${rule}`),
    ...given.map(({ act, by }) => `${act}: ${by}`),
    ...stepsOfYes(message, context),
    `verdict: ${verdict}`,
    ...lost.map(({ act, rule }) => `no ${act}: ${rule}`),
    `row: ${chosen?.row ?? 'none'}`,
    ...new Set(
      decisions.flatMap(({ rules, name }) => (names.has(rules) ? `${names.get(rules)}: ${name}` : [])),
    ),
    ...(step ? [`says: ${situationsOf(step).join(', ')}`] : []),
    last.replaceAll(/^/gm, '< '),
  ].join('\n')
}

/** The situations of a step, each with its sentences in `replies/texts`. */
const situationsOf = ({ parts, question }: Step): string[] =>
  [...parts, ...(question ? [question] : [])].map((it) => it.situation)

/** The first two steps of a yes to a recap; the verdict and the agreement are the others. */
function stepsOfYes(message: string, context: ReadingContext): string[] {
  const { candidate } = readSteps(message, context)
  if (!candidate || !context.recap) return []
  const { agrees, commands, isNod } = readAgreement(candidate.evidence)
  const words = Object.entries({ agrees, commands, nods: isNod }).flatMap(([it, holds]) =>
    holds ? [it] : [],
  )
  const beside = besideAgreement(candidate.reading)
  return [
    `words of a yes: ${words.join(', ') || 'none'}`,
    ...(words.length > 0 ? [`beside the yes: ${beside.join(', ') || 'nothing'}`] : []),
  ]
}

/** The rules that a verdict, a row or its move may ask. */
const names = new Map<object, string>([
  [complaintRules, 'complaint'],
  [agreementRules, 'agreement'],
  [hindrances, 'hindrance'],
  [orderRules, 'order of the cart'],
  [followingRules, 'after the last order'],
  [repetitionRules, 'repetition'],
  [cancelRules, 'order that is cancelled'],
  [correctionRules, 'correction'],
])

const filledSlots = (reading: Reading) =>
  Object.fromEntries(
    Object.entries(reading).filter(
      ([slot, value]) => !isDeepStrictEqual(value, emptyReading[slot as keyof Reading]),
    ),
  )
