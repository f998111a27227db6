import { isOnlyAgreement } from '../../understanding/agreement/plain-agreement.ts'
import { says } from '../../understanding/reading.ts'
import type { Draft } from '../cart/draft.ts'
import { fillCart } from '../cart/fill-cart.ts'
import { bringsFacts, describesNoPurchase, describesWholeOrder, wantsToBuy } from '../names-order.ts'
import { proceed } from '../ordering/proceed.ts'
import { takeFacts } from '../ordering/take-facts.ts'
import { wasTicketOffered } from '../state.ts'
import { stateAt, type Step, type Turn } from '../turn.ts'

/** Whether the message plainly orders after a complaint, or after a ticket was offered for what may be an order. */
export const startsAnew = (turn: Turn): boolean =>
  !isYesToTicket(turn) &&
  (wantsToBuy(turn) ||
    (describesNoPurchase(turn) && isAsked(turn) && (namesOtherPlatform(turn) || choosesToOrder(turn))))

/** 'pode mandar', to a ticket that was offered. */
export const isYesToTicket = (turn: Turn) =>
  wasTicketOffered(stateAt(turn, 'complaining')) &&
  isOnlyAgreement(turn.reading) &&
  !says(turn.reading, 'order-now', 'ask-price') &&
  !bringsFacts(turn)

const isAsked = (turn: Turn) => stateAt(turn, 'complaining')?.step === 'offered'

/** Says what is only said of an order, where it may be one. */
const choosesToOrder = (turn: Turn) =>
  stateAt(turn, 'complaining')?.mayMean !== undefined &&
  (turn.reading.choice !== null ||
    says(turn.reading, 'command', 'change-quantity') ||
    describesWholeOrder(turn) ||
    namesOtherQuantity(turn))

/** Another quantity than that of the purchase it may be. */
function namesOtherQuantity(turn: Turn): boolean {
  const orders = ordersItMayMean(turn)
  return (
    orders.some((it) => it.quantity !== null) &&
    turn.namedOrders.some(
      ({ quantity }) => quantity !== null && orders.every((it) => it.quantity !== quantity),
    )
  )
}

/** 'dessa vez é insta': another platform than that of what was bought. */
function namesOtherPlatform({ namedOrders, readTogether }: Turn): boolean {
  const platform = readTogether?.().past?.items[0]?.platform
  return Boolean(platform) && namedOrders.some((it) => it.platform !== null && it.platform !== platform)
}

/** Goes on with the order that was read as a complaint, and with what the message adds to it. */
export const startAnew = (turn: Turn): Step =>
  describesWholeOrder(turn) || ordersItMayMean(turn).length === 0
    ? takeFacts(turn)
    : proceed(turn, cartInstead(turn))

export const ordersItMayMean = (turn: Turn): readonly Draft[] => stateAt(turn, 'complaining')?.mayMean ?? []

export const cartInstead = (turn: Turn): Draft[] =>
  fillCart(ordersItMayMean(turn), turn.reading, turn.namedOrders)
