import { say } from '../../replies/say.ts'
import { suggestion } from '../../replies/suggestions.ts'
import { totalOf } from '../../recap-total.ts'
import { isAnswered } from '../../replies/texts/talk-texts.ts'
import type { Condition } from '../../understanding/reading-labels.ts'
import { productsMeant } from '../cart/products-meant.ts'
import { bringsFacts } from '../names-order.ts'
import { takeFacts } from '../ordering/take-facts.ts'
import { topicParts } from '../topic-parts.ts'
import { after, isAt, type Move, type Turn } from '../turn.ts'
import { pause } from './pause.ts'

/** Conditions that a hypothesis brings: 'e se mês que vem eu quiser mais 500?' */
const ofHypothesis = new Set<Condition>(['other', 'time', 'charge-later'])

export const makesCondition = (turn: Turn): boolean =>
  turn.reading.conditions.some((it) => !ofHypothesis.has(it) || turn.reading.supposed.length === 0) &&
  (bringsFacts(turn) ? hasAnswer(turn) : turn.dialogue.state.at === 'confirming')

/** 'tem no cartão? senão não quero', beside a recap */
export const asksCondition = (turn: Turn): boolean =>
  isAt(turn, 'confirming') &&
  turn.reading.hasQuestionMark === true &&
  turn.reading.conditions.some(isAnswered)

/** Something is said of it: to the condition itself, or to a topic beside it. */
const hasAnswer = ({ reading: { conditions, topics } }: Turn) =>
  conditions.some(isAnswered) || topics.length > 0

/** A yes or an order with a condition that the shop cannot promise: said so, and nothing is placed. */
export const tellConditions: Move = (turn) => {
  const { reading } = turn
  const answered = reading.conditions.filter(isAnswered)
  const products = productsMeant(turn)
  const isPromised = answered.length === 0
  const parts = isPromised
    ? topicParts(turn, products)
    : answered.slice(0, 2).map((condition) => say('condition', { condition, products }))
  if (parts.length === 0) return pause(turn)
  if (!isAt(turn, 'confirming') || bringsFacts(turn)) return after(parts, takeFacts(turn))
  const cents = totalOf(turn.dialogue.state.recap)
  return {
    parts: [...parts, say(isPromised ? 'condition-met' : 'condition-unmet', { cents })],
    suggestions: [suggestion.placeRecap, suggestion.dropOrder],
  }
}
