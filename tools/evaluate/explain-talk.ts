import { inspect, isDeepStrictEqual } from 'node:util'
import { type FiredRule, firedIn } from '@smm/assistant/decide'
import { stepFor } from '@smm/assistant/dialogue/advance'
import { followingRules } from '@smm/assistant/dialogue/cart/order-in-hand'
import { orderRules } from '@smm/assistant/dialogue/cart/which-order'
import { followUpRules } from '@smm/assistant/dialogue/complaints/follow-up-complaint'
import { ticketRules } from '@smm/assistant/dialogue/complaints/is-ticket-certain'
import { ticketAnswers, complaintAnswers } from '@smm/assistant/dialogue/complaints/handle-complaint'
import { meantRules } from '@smm/assistant/dialogue/complaints/is-complaint-meant'
import { outrightHindrances } from '@smm/assistant/dialogue/ordering/placing/place-outright'
import { hindrances } from '@smm/assistant/dialogue/ordering/placing/place-recap'
import { findNamedOrders } from '@smm/assistant/dialogue/cart/find-named-orders'
import { pixAnswers } from '@smm/assistant/dialogue/purchases/repeat-pix'
import { paymentAnswers } from '@smm/assistant/dialogue/purchases/tell-payment'
import { refundAnswers } from '@smm/assistant/dialogue/purchases/tell-refund'
import { cancelRules } from '@smm/assistant/dialogue/purchases/cancel-placed'
import { correctionRules } from '@smm/assistant/dialogue/purchases/correct-placed'
import { readingContext } from '@smm/assistant/dialogue/reading-context'
import { stanceRules } from '@smm/assistant/dialogue/stance'
import { givenTurn } from '@smm/assistant/dialogue/testing'
import { kindnessRules } from '@smm/assistant/dialogue/talk/return-kindness'
import { rowFor } from '@smm/assistant/dialogue/row-for'
import type { VisitorOrder, VisitorTicket } from '@smm/assistant/next-turn'
import { talk } from '@smm/assistant/testing'
import { actRules } from '@smm/assistant/understanding/acts/read-acts'
import { voidRules } from '@smm/assistant/understanding/acts/void-acts'
import { kindRules, purchaseKindRules } from '@smm/assistant/understanding/evidence/read-purchase'
import { type ExplainedReading, explainReading } from '@smm/assistant/understanding/explain-reading'
import { readSteps } from '@smm/assistant/understanding/read-utterance'
import { emptyReading, type Reading, type ReadingContext } from '@smm/assistant/understanding/reading'
import type { Decision } from '@smm/assistant/understanding/slots/facts'
import { relations } from '@smm/assistant/understanding/slots/relate-numbers'
import { unordered } from '@smm/assistant/understanding/slots/roles/number-roles'
import { wordRules } from '@smm/assistant/understanding/slots/roles/role-by-words'
import { yesRules } from '@smm/assistant/understanding/verdicts/decide-at-recap'
import { complaintRules } from '@smm/assistant/understanding/verdicts/complaint/complaint-rules'
import { completions } from '@smm/assistant/understanding/verdicts/completions'
import { corrections } from '@smm/assistant/understanding/verdicts/corrections'
import { placedRules } from '@smm/assistant/understanding/verdicts/placed-rules'
import { verdictRules } from '@smm/assistant/understanding/verdicts/verdict-rules'
import { wishRules } from '@smm/assistant/understanding/verdicts/wish-rules'
import { situationsOf } from './conversation.ts'

/** The orders and tickets that a visitor has from before. */
export type Known = { orders?: VisitorOrder[]; tickets?: VisitorTicket[] }

/** Tells of each message how it is read, by which rules, which verdict, rules, row and move decide, and the reply. */
export const explainTalk = (messages: readonly string[], known: Known = {}): string[] =>
  messages.map((message, at) => explainMessage(messages.slice(0, at), message, known))

function explainMessage(before: readonly string[], message: string, known: Known): string {
  const turn = givenTurn(before, message, known)
  const { state } = turn.dialogue
  const context = readingContext(turn.dialogue, turn)
  const explained = explainReading(message, context)
  const { given, topics, verdict, changes, likeliest, differences, roles, lost } = explained
  const labels = likeliest.map(({ label, probability }) => `${label} ${probability.toFixed(2)}`)
  const step = stepFor(turn)
  const chosen = rowFor(turn)
  const ofJoined: FiredRule[] = []
  /** Of the messages before and this one, read as one. */
  const readTogether = () => {
    let reading = turn.reading
    ofJoined.push(...firedIn(() => (reading = turn.readTogether!())))
    return reading
  }
  const fired = firedIn(() => {
    readSteps(message, context)
    findNamedOrders(turn.dialogue, turn.reading, turn)
    stepFor({ ...turn, readTogether })
  })
  const { last } = talk([...before, message], known)
  return [
    `> ${message}`,
    ...(state.at === 'confirming' ? [`recap waits for: ${state.waitsFor}`] : []),
    `reading: ${inspect(filledSlots(turn.reading), { depth: null, breakLength: 120 })}`,
    ...roles.map(({ fact, history }) => `${fact}: ${historyInWords(history)}`),
    ...given.map(({ act, by }) => `${act}: ${by}`),
    ...topics.map(({ topic, by }) => `${topic}: ${by}`),
    ...stepsOfYes(explained, context),
    `verdict: ${verdict}${labels.length > 0 ? ` (${labels.join(', ')})` : ''}`,
    ...(differences.length > 0 ? [`differs: ${differences.join(', ')}`] : []),
    ...changes,
    ...lost.map(({ act, by, rule }) => `no ${act} (${by}): ${rule}`),
    ...(chosen?.yielded ?? []).map((it) => `gives way: ${it}`),
    `row: ${chosen ? `${chosen.row} → ${chosen.move.name}` : 'none'}`,
    ...told(fired),
    ...told(ofJoined).map((it) => `together: ${it}`),
    `says: ${situationsOf(step).join(', ')}`,
    last.replaceAll(/^/gm, '< '),
  ].join('\n')
}

/** Each role that a fact had, with the rule that gave it. */
const historyInWords = (history: readonly Decision[]) =>
  history.map(({ role, rule }) => `${role} by '${rule}'`).join(', then ') || 'wanted by no rule'

/** The words of a yes to a recap and what stands beside it, which the verdict weighs. */
function stepsOfYes({ agreement, beside }: ExplainedReading, { recap }: ReadingContext): string[] {
  if (!agreement || !recap) return []
  const { agrees, commands, isNod, isPartial } = agreement
  const words = Object.entries({ agrees, commands, nods: isNod, 'agrees in part': isPartial }).flatMap(
    ([it, holds]) => (holds ? [it] : []),
  )
  return [
    `words of a yes: ${words.join(', ') || 'none'}`,
    ...(words.length > 0 ? [`beside the yes: ${beside.join(', ') || 'nothing'}`] : []),
  ]
}

/** A table that has neither a name nor a line of its own is told as one that explain does not know. */
const told = (fired: readonly FiredRule[]): string[] => [
  ...new Set(
    fired.flatMap(({ rules, name }) =>
      hasOwnLine.has(rules) ? [] : `${names.get(rules) ?? 'a table unknown to explain'}: ${name}`,
    ),
  ),
]

/** The rules that a reading, a verdict, a row or its move may ask. */
const names = new Map<object, string>([
  [kindRules, 'clause of a purchase'],
  [purchaseKindRules, 'purchase'],
  [unordered, 'number told of'],
  [relations, 'two numbers'],
  [complaintRules, 'complaint'],
  [meantRules, 'whether a complaint is meant'],
  [complaintAnswers, 'before a ticket'],
  [ticketRules, 'ticket'],
  [ticketAnswers, 'ticket or question'],
  [followUpRules, 'answer to a complaint'],
  [hindrances, 'hindrance'],
  [outrightHindrances, 'not placed at once'],
  [orderRules, 'order of the cart'],
  [followingRules, 'after the last order'],
  [pixAnswers, 'PIX'],
  [paymentAnswers, 'payment'],
  [refundAnswers, 'refund'],
  [cancelRules, 'order that is cancelled'],
  [correctionRules, 'correction'],
  [kindnessRules, 'kind words'],
  [stanceRules, 'stance'],
  [wishRules, 'no complaint, and no wish'],
])

/** Tables whose rule is told in the line of the verdict, of a fact or of an act. */
const hasOwnLine: ReadonlySet<object> = new Set<object>([
  yesRules,
  placedRules,
  verdictRules,
  corrections,
  completions,
  ...Object.values(wordRules),
  voidRules,
  actRules,
])
export const isExplained = (rules: object): boolean => names.has(rules) || hasOwnLine.has(rules)

const filledSlots = (reading: Reading) =>
  Object.fromEntries(
    Object.entries(reading).filter(
      ([slot, value]) => !isDeepStrictEqual(value, emptyReading[slot as keyof Reading]),
    ),
  )
