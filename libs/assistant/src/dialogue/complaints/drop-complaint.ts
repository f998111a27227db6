import { say } from '../../replies/say.ts'
import type { Act } from '../../understanding/acts.ts'
import { isComplete } from '../cart/cart.ts'
import type { Draft } from '../cart/draft.ts'
import { fillCart } from '../cart/fill-cart.ts'
import { settle } from '../cart/merge-draft.ts'
import { findNamedOrders } from '../cart/find-named-orders.ts'
import { proceed } from '../ordering/proceed.ts'
import { takeFacts } from '../ordering/take-facts.ts'
import { idle } from '../state.ts'
import { does, type Move, stateAt, type Step, type Turn } from '../turn.ts'

const redress: readonly Act[] = [
  'complain',
  'report-drop',
  'want-refill',
  'want-refund',
  'want-cancel',
  'want-ticket',
  'want-person',
]

/** A complaint that, read as one with this message, is none: 'peguei 100 com vocês', 'chegou rapidinho', 'agora vou de 500'. */
export function tellsNoProblem(turn: Turn): boolean {
  const state = stateAt(turn, 'complaining')
  if (!state || state.step === 'told' || !turn.readThought || does(turn, ...redress)) return false
  const { acts, past, items, choice } = turn.readThought()
  if (acts.some((it) => redress.includes(it)) || (!state.mayMean && !isNewWish(turn))) return false
  if (past) return past.state === 'fine'
  return choice !== null || items.some((it) => it.quantity !== null || it.choice !== null)
}

/** 'agora vou de 500', or that all went well. */
const isNewWish = (turn: Turn) => does(turn, 'order', 'add-item') || turn.reading.past?.state === 'fine'

/** Goes on with what the messages of such a complaint order; what this one says of it holds. */
export function dropComplaint(turn: Turn): Step | null {
  const reading = turn.readThought!()
  const dialogue = { ...turn.dialogue, state: idle, cart: [] }
  /** An order told whole takes nothing from what may have been bought. */
  if (tellsWholeOrder(turn)) return takeFacts({ ...turn, dialogue })
  const told = findNamedOrders(dialogue, reading, turn)
  if (reading.past && !does({ reading }, 'order'))
    return { dialogue, parts: [say('welcome-back'), say('ask-first-page')] }
  const isOther = turn.namedOrders.some(
    ({ quantity }) => quantity && !told.namedOrders.some((it) => it.quantity === quantity),
  )
  return isOther
    ? takeFacts({ ...turn, dialogue: { ...dialogue, cart: fillCart([], reading, told.namedOrders) } })
    : takeFacts({ ...turn, dialogue, ...told })
}

/** A visitor who was asked whether they bought may say that they want to. */
export const orderInstead: Move = (turn) => {
  const state = stateAt(turn, 'complaining')
  if (state?.step !== 'offered' || !state.mayMean?.length) return null
  return wantsOrder(turn) || tellsOther(turn, state.mayMean)
    ? proceed(turn, cartInstead(turn, state.mayMean))
    : null
}

/** A visitor who asks for the PIX of what was heard as a complaint meant an order; its ticket stays. */
export const orderBesideTicket: Move = (turn) => {
  const { mayMean = [] } = stateAt(turn, 'complaining') ?? {}
  const [ticket] = turn.tickets
  return ticket
    ? proceed(turn, cartInstead(turn, mayMean), [say('ticket-stays', { ticketId: ticket.ticketId })])
    : null
}

export const wantsOrderBesideTicket = (turn: Turn): boolean =>
  does(turn, 'order-now') && (stateAt(turn, 'complaining')?.mayMean ?? []).length > 0

const cartInstead = (turn: Turn, mayMean: readonly Draft[]) =>
  fillCart(tellsWholeOrder(turn) ? [] : mayMean, turn.reading, turn.namedOrders)

/** '1500 curtidas, o link é instagram.com/p/…': all of an order, and nothing of a purchase. */
export const tellsWholeOrder = ({ namedOrders, reading }: Turn): boolean =>
  reading.past === null && namedOrders.some((it) => isComplete(settle(it)))

/** Beside 'você já comprou aqui ou quer comprar agora?': what only an order can be told. */
const wantsOrder = (turn: Turn) =>
  turn.reading.choice !== null ||
  does(turn, 'order', 'command', 'order-now', 'add-item', 'change', 'change-quantity')

/** Another quantity than that of the purchase it may be. */
const tellsOther = ({ namedOrders, reading }: Turn, orders: readonly Draft[]) =>
  reading.past === null &&
  orders.some((it) => it.quantity !== null) &&
  namedOrders.some(({ quantity }) => quantity !== null && orders.every((it) => it.quantity !== quantity))
