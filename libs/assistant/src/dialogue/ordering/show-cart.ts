import { says } from '../../understanding/reading.ts'
import { hasPage } from '../cart/draft.ts'
import type { Move, Turn } from '../turn.ts'
import { proceed } from './proceed.ts'

/** 'qual perfil você anotou?', 'quanto deu tudo?' */
export const asksRecap = (turn: Turn): boolean =>
  says(turn.reading, 'ask-recap', 'ask-total') && !turn.namedOrders.some(hasPage)

export const asksOfCart = (turn: Turn): boolean =>
  turn.repeatsTotal || (asksRecap(turn) && turn.dialogue.cart.length > 0)

/** 'qual perfil você anotou?' */
export const showCart: Move = (turn) => proceed(turn, turn.dialogue.cart)
