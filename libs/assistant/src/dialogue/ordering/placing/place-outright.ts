import { decide, type Rules, when } from '../../../decide.ts'
import { isPlainAgreement } from '../../../understanding/agreement/plain-agreement.ts'
import { says } from '../../../understanding/reading.ts'
import type { Move, Turn } from '../../turn.ts'
import { placeOrders } from './place-orders.ts'
import { takeFacts } from '../take-facts.ts'
import { understoodEnough } from './understood-enough.ts'

/** Each keeps an order that asks for its PIX from being placed at once. */
export const outrightHindrances: Rules<Turn, true> = {
  'something in hand': when(
    ({ dialogue: { cart, state }, orders }) =>
      cart.length > 0 || orders.length > 0 || state.at === 'complaining',
    true,
  ),
  'no one order with its quantity': when(
    ({ namedOrders: [only, ...others] }) => others.length > 0 || typeof only?.quantity !== 'number',
    true,
  ),
  'a page that is not wanted': when(
    ({ reading: { targets } }) => targets.some((it) => it.role !== 'wanted'),
    true,
  ),
  'a sum, a purchase or a question beside it': when(
    ({ reading: { money, past, topics } }) => money !== null || past !== null || topics.length > 0,
    true,
  ),
  'too little understood': when(({ reading }) => reading.coverage < understoodEnough.outright, true),
}

/** '500 seguidores no insta @loja.x, pode gerar o pix', named whole by whoever has nothing in hand. */
export const isOrderedOutright = (turn: Turn): boolean =>
  says(turn.reading, 'order-now') &&
  isPlainAgreement(turn.reading) &&
  decide(outrightHindrances, turn) === null

/** Places the recap that the order would be shown in. */
export const placeOutright: Move = (turn) => {
  const step = takeFacts(turn)
  const { cart = [], state } = step.dialogue ?? {}
  if (state?.at !== 'confirming') return step
  return placeOrders({ ...turn, dialogue: { ...turn.dialogue, cart } }, state, 1)
}
