import { saysAny } from '../understanding/act-traits.ts'
import { says } from '../understanding/reading.ts'
import { hasPage, isComplete } from './cart/draft.ts'
import { inferParts } from './cart/infer-parts.ts'
import type { Turn } from './turn.ts'

/*
 * Orders as a message tells them. A quantity of 0 cannot be ordered: it names a quantity, and no order.
 */

/** Goods, a quantity, a page, a package or a tier, each alone. */
export const bringsFacts = (turn: Turn): boolean => turn.namedOrders.length > 0 || namesOrder(turn)

/** All of these but goods alone: 'curtidas' names no order. */
export const namesOrder = ({ namedOrders, reading, dialogue: { cart, last } }: Turn): boolean =>
  reading.choice !== null ||
  /** 'o dobro', of an order that there is. */
  (reading.resize !== null && (cart.length > 0 || last !== null)) ||
  namedOrders.some((it) => it.quantity || it.tier || hasPage(it))

export const namesQuantity = ({ namedOrders }: Pick<Turn, 'namedOrders'>): boolean =>
  namedOrders.some((it) => it.quantity !== null)

/** 'não quero 500, quero 1000': what is negated makes place for what is wanted. */
export const wantsOther = (turn: Turn): boolean =>
  says(turn.reading, 'order', 'correct') &&
  turn.namedOrders.some((it) => it.quantity || it.serviceType || hasPage(it))

/** 'quero mais 500' */
export const isNewOrder = (turn: Turn): boolean =>
  says(turn.reading, 'order', 'add-item') && namesQuantity(turn)

/** '1500 curtidas, o link é instagram.com/p/…' */
export const describesWholeOrder = ({ namedOrders, reading }: Turn): boolean =>
  reading.past === null && namedOrders.some((it) => isComplete(inferParts(it)))

/** After a complaint: 'o valor foi 45' describes the purchase, a price is asked, or 'me passa os preços' and no word beside it. */
export const wantsToBuy = (turn: Turn): boolean =>
  describesNoPurchase(turn) &&
  (says(turn.reading, 'order', 'add-item') ||
    (saysAny(turn.reading, 'of-price') && (turn.reading.isQuestion || turn.reading.coverage === 1)))

export const describesNoPurchase = ({ reading }: Turn): boolean =>
  reading.past === null && !saysAny(reading, 'redress') && !says(reading, 'say-paid', 'say-unpaid')

/** 'e se eu levar 400?' */
export const namesSupposed = ({ reading }: Pick<Turn, 'reading'>): boolean => reading.supposed.length > 0
