import { say } from '../../../replies/say.ts'
import { suggestion } from '../../../replies/suggestions.ts'
import { totalOf } from '../../../recap-total.ts'
import { isTurnedDown } from '../../../replies/texts/talk-texts.ts'
import type { Condition } from '../../../understanding/reading-labels.ts'
import { productsMeant } from '../../cart/products-meant.ts'
import { bringsFacts } from '../../names-order.ts'
import { takeFacts } from '../../ordering/take-facts.ts'
import { topicParts } from '../../topic-parts.ts'
import { after, isAt, type Move, type Turn } from '../../turn.ts'
import { pause } from '../pause.ts'

/** Conditions that a hypothesis brings: 'e se mês que vem eu quiser mais 500?' */
const ofHypothesis = new Set<Condition>(['other', 'time', 'charge-later'])

export const makesCondition = (turn: Turn): boolean => {
  const { conditions, supposed } = turn.reading
  const isOwn = conditions.some((it) => !ofHypothesis.has(it) || supposed.length === 0)
  return isOwn && (bringsFacts(turn) ? hasAnswer(turn) : turn.dialogue.state.at === 'confirming')
}

/** Something is said of it: to the condition itself, or to a topic beside it. */
const hasAnswer = ({ reading: { conditions, topics } }: Turn) =>
  conditions.some(isTurnedDown) || topics.length > 0

/** A yes or an order on a condition: turned down, or met and asked once more, or without an answer and left to rest. Nothing is placed. */
export const tellConditions: Move = (turn) => {
  const { reading } = turn
  const turnedDown = reading.conditions.filter(isTurnedDown)
  const products = productsMeant(turn)
  const isMet = turnedDown.length === 0
  const parts = isMet
    ? topicParts(turn, products)
    : turnedDown.slice(0, 2).map((condition) => say('condition', { condition, products }))
  if (parts.length === 0) return pause(turn)
  if (!isAt(turn, 'confirming') || bringsFacts(turn)) return after(parts, takeFacts(turn))
  const cents = totalOf(turn.dialogue.state.recap)
  return {
    parts: [...parts, say(isMet ? 'condition-met' : 'condition-unmet', { cents })],
    suggestions: [suggestion.placeRecap, suggestion.dropOrder],
  }
}
