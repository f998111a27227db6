import { says } from '../../understanding/reading.ts'
import { emptyDraft } from '../cart/draft.ts'
import { withQuoted } from '../cart/chosen-quantity.ts'
import { isFirstMessage, type Move, type Turn } from '../turn.ts'
import { goOnWith } from './go-on.ts'
import { proceed } from './proceed.ts'

/** A wish to buy, beside which no part of an order is told; not 'oi, queria comprar' alone, and not 'fique com Deus também'. */
export function startsOrder(turn: Turn): boolean {
  const { cart, last, declinedCart } = turn.dialogue
  if (says(turn.reading, 'deny', 'leave')) return false
  if (says(turn.reading, 'add-item')) return [...cart, last, declinedCart].some(Boolean)
  return (
    says(turn.reading, 'order') && (cart.length > 0 || !isFirstMessage(turn) || !says(turn.reading, 'greet'))
  )
}

/** 'quero comprar', 'quero fazer outro pedido'. */
export const startOrder: Move = (turn) => {
  const { dialogue } = turn
  if (dialogue.cart.length > 0) return goOnWith(turn, withQuoted(turn))
  /** 'quero mais', after an order: of the same. */
  if (says(turn.reading, 'add-item') && dialogue.last)
    return proceed(turn, [{ ...dialogue.last, quantity: null }])
  /** 'voltei, pode ser então' */
  return proceed(turn, dialogue.declinedCart ?? [emptyDraft])
}
