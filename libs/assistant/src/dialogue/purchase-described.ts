import { isProblem, type PastPurchase, says } from '../understanding/reading.ts'
import { ordersInReading } from './cart/orders-in-reading.ts'
import type { Draft } from './cart/draft.ts'
import type { Turn } from './turn.ts'

export const describesProblem = ({ reading: { past } }: Turn): boolean => past !== null && isProblem(past)

/** Made or paid already, as the message tells: it is not sold again. */
export const isPurchaseMade = ({ reading }: Turn): boolean =>
  (reading.past?.state === 'bought' || (says(reading, 'say-paid') && !says(reading, 'order'))) &&
  !says(reading, 'add-item', 'ask-price')

/** A purchase that is described, and no order: goods beside it are of one that is only named, or of another. */
export const purchaseDescribed = (turn: Turn): PastPurchase | null =>
  turn.reading.items.length === 0 || (!describesProblem(turn) && !isOrderBeside(turn))
    ? turn.reading.past
    : null

const isOrderBeside = ({ dialogue, reading }: Turn) =>
  dialogue.state.at === 'complaining' || says(reading, 'order', 'add-item', 'ask-price')

/** The orders that a message names: those of the purchase that it tells of, or of what it wants. */
export const ordersTold = ({ reading, namedOrders }: Turn): readonly Draft[] =>
  reading.items.length === 0 && reading.past
    ? ordersInReading({ ...reading, items: reading.past.items })
    : namedOrders
