import { say } from '../../replies/say.ts'
import { saysAny } from '../../understanding/act-traits.ts'
import { type Reading, says } from '../../understanding/reading.ts'
import { fillCart } from '../cart/fill-cart.ts'
import { findNamedOrders } from '../cart/find-named-orders.ts'
import { bringsFacts, describesWholeOrder } from '../names-order.ts'
import { takeFacts } from '../ordering/take-facts.ts'
import { idle } from '../state.ts'
import { stateAt, type Step, type Turn } from '../turn.ts'
import { isYesToTicket } from './start-anew.ts'

/** A complaint that, read as one with this message, is none: 'peguei 100 com vocês', 'chegou rapidinho', 'agora vou de 500'. */
export function readAsNoComplaint(turn: Turn): Reading | null {
  const state = stateAt(turn, 'complaining')
  if (state?.step !== 'offered' || !turn.readTogether || isYesToTicket(turn)) return null
  if (!isNewWish(turn) && !(state.mayMean && says(turn.reading, 'order'))) return null
  const reading = turn.readTogether()
  const { past, items } = reading
  if (saysAny(reading, 'redress')) return null
  const isNone = past ? past.state === 'fine' : items.some((it) => it.quantity !== null)
  return isNone ? reading : null
}

/** 'agora vou de 500', or that all went well. */
const isNewWish = (turn: Turn) =>
  (says(turn.reading, 'order') && bringsFacts(turn)) || turn.reading.past?.state === 'fine'

/** Goes on with what the messages of such a complaint order; what this one says of it holds. */
export function dropComplaint(turn: Turn, reading: Reading): Step {
  const dialogue = { ...turn.dialogue, state: idle, cart: [] }
  /** A whole order takes nothing from what may have been bought. */
  if (describesWholeOrder(turn)) return takeFacts({ ...turn, dialogue })
  if (reading.past && !says(reading, 'order'))
    return { dialogue, parts: [say('welcome-back'), say('ask-first-page')] }
  const { namedOrders } = findNamedOrders(dialogue, reading, turn)
  return takeFacts({ ...turn, dialogue: { ...dialogue, cart: fillCart([], reading, namedOrders) } })
}
