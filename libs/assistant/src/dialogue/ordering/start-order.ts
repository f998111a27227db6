import { emptyDraft } from '../cart/draft.ts'
import { withQuoted } from '../cart/quantity-offered.ts'
import { bringsFacts } from '../names-order.ts'
import { type Turn, does, isFirstMessage, type Move } from '../turn.ts'
import { goOnWith } from './go-on.ts'
import { proceed } from './proceed.ts'

/** A wish to buy; not 'oi, queria comprar' alone, and not 'fique com Deus também'. */
export const startsOrder = (turn: Turn): boolean => {
  const { cart, last, declinedCart } = turn.dialogue
  if (!does(turn, 'order', 'add-item') || (does(turn, 'deny', 'leave') && !bringsFacts(turn))) return false
  if (cart.length > 0 || (does(turn, 'add-item') && last !== null)) return true
  const isWish = does(turn, 'order') || declinedCart !== undefined || bringsFacts(turn)
  return isWish && !(isFirstMessage(turn) && does(turn, 'greet'))
}

/** 'quero comprar', 'quero fazer outro pedido'. */
export const startOrder: Move = (turn) => {
  const { dialogue } = turn
  if (dialogue.cart.length > 0) return goOnWith(turn, withQuoted(turn))
  /** 'quero mais', after an order: of the same. */
  if (does(turn, 'add-item') && dialogue.last) return proceed(turn, [{ ...dialogue.last, quantity: null }])
  /** 'voltei, pode ser então' */
  return proceed(turn, dialogue.declinedCart ?? [emptyDraft])
}
