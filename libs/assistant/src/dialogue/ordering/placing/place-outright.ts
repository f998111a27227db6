import { isPlainAgreement } from '../../../understanding/agreement/plain-agreement.ts'
import { says } from '../../../understanding/reading.ts'
import type { Move, Turn } from '../../turn.ts'
import { placeOrders } from './place-orders.ts'
import { takeFacts } from '../take-facts.ts'
import { understoodEnough } from './understood-enough.ts'

/** '500 seguidores no insta @loja.x, pode gerar o pix', named whole by whoever has nothing in hand: all of these hold. */
export const outrightNeeds: Record<string, (turn: Turn) => boolean> = {
  command: (turn) => says(turn.reading, 'order-now') && isPlainAgreement(turn.reading),
  'nothing-before': ({ dialogue: { cart, state }, orders }) =>
    cart.length === 0 && orders.length === 0 && state.at !== 'complaining',
  'one-order': ({ namedOrders: [only, ...others] }) =>
    others.length === 0 && typeof only?.quantity === 'number',
  'pages-wanted': ({ reading: { targets } }) => targets.every((it) => it.role === 'wanted'),
  'nothing-beside': ({ reading: { money, past, topics } }) => !money && !past && topics.length === 0,
  understood: ({ reading }) => reading.confidence >= understoodEnough.outright,
}

export const isOrderedOutright = (turn: Turn): boolean =>
  Object.values(outrightNeeds).every((holds) => holds(turn))

/** Places the recap that the order would be shown in. */
export const placeOutright: Move = (turn) => {
  const step = takeFacts(turn)
  const { cart = [], state } = step.dialogue ?? {}
  if (state?.at !== 'confirming') return step
  return placeOrders({ ...turn, dialogue: { ...turn.dialogue, cart } }, state, 1)
}
