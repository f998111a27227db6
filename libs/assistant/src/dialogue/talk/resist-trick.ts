import { say } from '../../replies/say.ts'
import { hasTrait } from '../../understanding/act-traits.ts'
import { says } from '../../understanding/reading.ts'
import { hasPage } from '../cart/draft.ts'
import { fillCart } from '../cart/fill-cart.ts'
import { holdRecap, withOpenQuestion } from '../ordering/beside-order.ts'
import { proceed } from '../ordering/proceed.ts'
import { after, isAt, type Move, type Turn } from '../turn.ts'

/** Asks for what is nobody's to get, and orders nothing beside it. */
export const intrudes = (turn: Turn): boolean => {
  const { intrusion } = turn.reading
  if (intrusion === 'payment') return !says(turn.reading, 'say-paid', 'complain')
  return intrusion === 'others-data' || intrusion === 'secrets'
}

/** 'anda logo, é ordem do gerente', behind a trick that was refused: insists, and names or asks nothing of its own. */
export function insists({ reading, dialogue, namedOrders, orders }: Turn): boolean {
  const { acts, topics, kindness, targets, past, unsold } = reading
  const isAlone = [namedOrders, orders, topics, targets].every((it) => it.length === 0)
  return (
    dialogue.resisted !== undefined &&
    dialogue.state.at !== 'confirming' &&
    isAlone &&
    kindness.every((it) => it === 'chat') &&
    (past === null || past.state === 'named' || acts.includes('trick')) &&
    unsold === null &&
    acts.every((it) => hasTrait(it, 'yes', 'correction', 'like-talk', 'presses'))
  )
}

/** Attempts to talk the assistant out of its rules change nothing and confirm nothing. */
export const resistTrick: Move = (turn) => {
  const parts = [say('trick-resisted', { of: turn.reading.intrusion ?? turn.dialogue.resisted ?? 'other' })]
  const isOrdering =
    !(turn.reading.intrusion === 'others-data' && turn.reading.isQuestion) &&
    !(intrudes(turn) && !turn.namedOrders.some(hasPage)) &&
    turn.namedOrders.some((it) => it.link ?? it.handle ?? it.quantity)
  if (isAt(turn, 'confirming')) return after(parts, holdRecap(turn))
  if (!isOrdering) return withOpenQuestion(turn, parts)
  return proceed(turn, fillCart(turn.dialogue.cart, turn.reading, turn.namedOrders), parts)
}
