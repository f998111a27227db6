import { type Draft, emptyDraft, isEmpty } from '../cart/draft.ts'
import { withQuoted } from './place-cart.ts'
import { proceed } from './proceed.ts'
import { isUnpaid, newestFirst, tell } from '../purchases/past-orders.ts'
import { does, type Move, stateAt, type Step, type Turn } from '../turn.ts'
import { say } from '../../replies/say.ts'

/** 'qual perfil você anotou?' */
export const showCart: Move = (turn) => (turn.dialogue.cart.length ? proceed(turn, turn.dialogue.cart) : null)

/** Goes on with the cart, or with what the last order waits for. */
export const goOn: Move = (turn) => {
  const { dialogue, orders } = turn
  if (dialogue.cart.some((it) => !isEmpty(it)))
    return proceed(
      turn,
      dialogue.cart.map((it) => withAdvised(turn, it)),
    )
  if (does(turn, 'add-item') && dialogue.last) return proceed(turn, [{ ...dialogue.last, quantity: null }])
  const waits = newestFirst(orders).find(isUnpaid)
  if (waits?.reviewReason) return tell(waits)
  if (waits)
    return { parts: [say(waits.status === 'pending' ? 'pix-above' : 'pix-on-its-way', { order: waits })] }
  return dialogue.said.length > 0 ? { parts: [say('fine'), say('when-wanted')] } : null
}

/** 'quero esse' to a single package that was advised. */
export function withAdvised(turn: Turn, draft: Draft): Draft {
  const shown = stateAt(turn, 'choosing')?.shown ?? []
  return draft.quantity === null && shown.length === 1
    ? { ...draft, quantity: shown[0]!, choice: null }
    : draft
}

/** 'quero comprar', 'quero fazer outro pedido'. */
export const startOrder: Move = (turn) => {
  const { dialogue } = turn
  if (dialogue.cart.length > 0)
    return proceed(
      turn,
      withQuoted(turn).map((it) => withAdvised(turn, it)),
    )
  if (does(turn, 'add-item') && dialogue.last) return proceed(turn, [{ ...dialogue.last, quantity: null }])
  if (dialogue.said.length === 0 && does(turn, 'greet')) return null
  return takeUpRefused(turn) ?? proceed(turn, [emptyDraft])
}

/** 'voltei, pode ser então' */
const takeUpRefused = (turn: Turn): Step | null =>
  turn.dialogue.refused?.some((it) => !isEmpty(it)) ? proceed(turn, turn.dialogue.refused) : null
