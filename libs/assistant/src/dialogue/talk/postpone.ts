import { say } from '../../replies/say.ts'
import type { Priced } from '../../shop.ts'
import { says } from '../../understanding/reading.ts'
import { cartWithNamed } from '../cart/fill-cart.ts'
import { pricesOf } from '../cart/known-prices.ts'
import { namesQuantity } from '../names-order.ts'
import { answersBeside } from '../topic-parts.ts'
import type { Move, Turn } from '../turn.ts'
import { keepCart } from './pause.ts'

/** 'pago depois que chegar' */
export const paysAfter = ({ reading }: Turn): boolean => reading.conditions.includes('pay-after')

/** A price is asked that the answer would not tell. */
export const asksUnknownPrice = (turn: Turn): boolean =>
  says(turn.reading, 'ask-price') && quotesFor(turn).length === 0 && asksOfGoods(turn)

const asksOfGoods = (turn: Turn) =>
  namesQuantity(turn) || turn.reading.supposed.some((it) => it.quantity !== null)

/** 'quanto saem 2500 curtidas? ainda não postei': the prices of what is to be bought later. */
const quotesFor = (turn: Turn): Priced[] => (namesQuantity(turn) ? pricesOf(turn, cartWithNamed(turn)) : [])

/** Buys later: the price is told, the cart is kept, and nothing is asked. */
export const postpone: Move = (turn) => {
  const dialogue = keepCart(turn)
  const quotes = quotesFor(turn)
  /** 'com o perfil fechado funciona? tô na dúvida antes de decidir' */
  const answers = answersBeside(turn)
  const told = quotes.length > 0 ? [say('quoted', { orders: quotes }), ...answers] : answers
  /** 'ah que bom, vou falar pra ela. obrigada' */
  if (says(turn.reading, 'thank') && dialogue.cart.length === 0 && told.length === 0)
    return { dialogue, parts: [say('you-are-welcome')] }
  return { dialogue, parts: [...told, say('postponed', { isKept: dialogue.cart.length > 0 })] }
}
