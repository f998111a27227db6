import { saysAny } from '../../understanding/act-traits.ts'
import { isOnlyAgreement } from '../../understanding/agreement/plain-agreement.ts'
import { says } from '../../understanding/reading.ts'
import { type Draft, isComplete } from '../cart/draft.ts'
import { fillCart } from '../cart/fill-cart.ts'
import { inferParts } from '../cart/infer-parts.ts'
import { bringsFacts } from '../names-order.ts'
import { proceed } from '../ordering/proceed.ts'
import { takeFacts } from '../ordering/take-facts.ts'
import { wasTicketOffered } from '../state.ts'
import { stateAt, type Step, type Turn } from '../turn.ts'

/** 'o valor foi 45' describes the purchase: a price is asked, or 'me passa os preços', and no word beside it. */
export const wantsToBuy = (turn: Turn): boolean =>
  describesNoPurchase(turn) &&
  (says(turn.reading, 'order', 'add-item') ||
    (saysAny(turn.reading, 'of-price') && (turn.reading.isQuestion || turn.reading.confidence === 1)))

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

const describesNoPurchase = (turn: Turn) =>
  turn.reading.past === null &&
  !saysAny(turn.reading, 'redress') &&
  !says(turn.reading, 'say-paid', 'say-unpaid')

const isAsked = (turn: Turn) => stateAt(turn, 'complaining')?.step === 'offered'

/** Says what is only said of an order, where it may be one. */
const choosesToOrder = (turn: Turn) =>
  stateAt(turn, 'complaining')?.mayMean !== undefined &&
  (turn.reading.choice !== null ||
    says(turn.reading, 'command', 'change-quantity') ||
    describesWholeOrder(turn) ||
    namesOtherQuantity(turn))

/** '1500 curtidas, o link é instagram.com/p/…': all of an order, and nothing of a purchase. */
export const describesWholeOrder = ({ namedOrders, reading }: Turn): boolean =>
  reading.past === null && namedOrders.some((it) => isComplete(inferParts(it)))

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
  const platform = readTogether?.().past?.item.platform
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
