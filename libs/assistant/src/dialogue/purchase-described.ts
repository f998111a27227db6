import { isProblem, type PastPurchase, says } from '../understanding/reading.ts'
import type { Turn } from './turn.ts'

export const describesProblem = ({ reading: { past } }: Turn): boolean => past !== null && isProblem(past)

/** Made or paid already, as the message tells: it is not sold again. */
export const isPurchaseMade = ({ reading }: Turn): boolean =>
  (reading.past?.state === 'bought' || (says(reading, 'say-paid') && !says(reading, 'order'))) &&
  !says(reading, 'add-item', 'ask-price')

/** A purchase that is described, and no order. */
export const purchaseDescribed = (turn: Turn): PastPurchase | null =>
  turn.reading.items.length === 0 || isOnlyPurchase(turn) ? turn.reading.past : null

/** 'comprei 500 seguidores', and nothing more. */
const isOnlyPurchase = (turn: Turn) =>
  ['bought', 'named', 'fine'].includes(turn.reading.past?.state ?? '') &&
  turn.dialogue.state.at !== 'complaining' &&
  !says(turn.reading, 'order', 'add-item', 'ask-price')
