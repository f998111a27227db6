import { isDeepStrictEqual } from 'node:util'
import { say } from '../../replies/say.ts'
import type { Priced } from '../../shop.ts'
import type { Condition } from '../../understanding/acts.ts'
import { fillCart } from '../cart/fill-cart.ts'
import { isAnswerable, asksAlone, wantsOther } from '../features.ts'
import { proceed } from '../ordering/proceed.ts'
import { holdRecap, withOpenQuestion } from '../ordering/resume-order.ts'
import { pricesOf } from '../cart/known-prices.ts'
import { collecting, type State } from '../state.ts'
import { topicParts } from '../topic-parts.ts'
import { bringsFacts, does, type Move, namesQuantity, type Turn } from '../turn.ts'

export const postpones = (turn: Turn): boolean =>
  does(turn, 'postpone') &&
  !wantsOther(turn) &&
  !asksAlone(turn) &&
  !(does(turn, 'ask-price') && quotesFor(turn).length === 0 && asksOfGoods(turn)) &&
  /** 'pago depois que chegar' */
  !turn.reading.conditions.includes('pay-after')

const asksOfGoods = (turn: Turn) =>
  namesQuantity(turn) || turn.reading.supposed.some((it) => it.quantity !== null)

/** 'quanto saem 2500 curtidas? ainda não postei': the prices of what is told to be bought later. */
const quotesFor = (turn: Turn): Priced[] => (namesQuantity(turn) ? pricesOf(turn, cartWithNamed(turn)) : [])

const cartWithNamed = ({ dialogue: { cart }, reading, namedOrders }: Turn) =>
  namedOrders.length > 0 ? fillCart(cart, reading, namedOrders) : cart

/** Buys later: the price is told, the cart is kept, and nothing is asked. */
export const postpone: Move = (turn) => {
  const dialogue = keepSaid(turn)
  const quotes = quotesFor(turn)
  /** 'com o perfil fechado funciona? tô na dúvida antes de decidir' */
  const answers = isAnswerable(turn) ? topicParts(turn) : []
  const told = quotes.length > 0 ? [say('quoted', { orders: quotes }), ...answers] : answers
  /** 'ah que bom, vou falar pra ela. obrigada' */
  if (does(turn, 'thank') && dialogue.cart.length === 0 && told.length === 0)
    return { dialogue, parts: [say('you-are-welcome')] }
  return { dialogue, parts: [...told, say('postponed', { isKept: dialogue.cart.length > 0 })] }
}

const ofTime = new Set<Condition>(['time', 'charge-later', 'other'])

/** 'sim, só dia 20', and nothing else. */
export const asksChargeLater = (turn: Turn): boolean => {
  const { supposed, conditions } = turn.reading
  const isAlone = supposed.length === 0 && !bringsFacts(turn) && conditions.every((it) => ofTime.has(it))
  return isAlone && conditions.includes('charge-later') && !asksAlone(turn)
}

/** The recap waits for the visitor to ask for its PIX. */
export const chargeLater: Move<'confirming'> = (turn) => ({
  ...holdRecap(turn),
  parts: [say('charged-later')],
})

export const pauses = (turn: Turn): boolean => does(turn, 'pause') && !bringsFacts(turn) && !asksAlone(turn)

export const pause: Move = (turn) => {
  const dialogue = keepSaid(turn)
  return { dialogue, parts: [say('paused', { isKept: dialogue.cart.length > 0 })] }
}

/** Keeps the facts told beside a halt, and stops asking: a whole order waits for the visitor to ask for its PIX. */
function keepSaid(turn: Turn) {
  const { cart, state } = turn.dialogue
  const next = cartWithNamed(turn)
  if (isDeepStrictEqual(next, cart)) {
    const paused: State = state.at === 'confirming' ? { ...state, isPaused: true, placedBy: 'yes' } : state
    return { cart: next, state: paused }
  }
  const { dialogue } = proceed(turn, next)
  const shown = dialogue?.state?.at === 'confirming' ? dialogue.state : null
  return shown
    ? { cart: dialogue?.cart ?? next, state: { ...shown, isPaused: true, placedBy: 'command' as const } }
    : { cart: next, state: collecting('link') }
}

/** A hesitation alone: not 'mas o preço é 4,50 né', and not 'só que pro meu amigo'. */
export const hesitates = (turn: Turn): boolean =>
  does(turn, 'hedge') &&
  !bringsFacts(turn) &&
  !isAnswerable(turn) &&
  !turn.reading.isForOther &&
  (turn.reading.money === null || turn.dialogue.state.at !== 'confirming')

/** 'não sei': what is open is asked once more, with time. */
export const advise: Move = (turn) => withOpenQuestion(turn, [say('advice')])
