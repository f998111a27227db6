import { isProblem, type PastPurchase, says } from '../understanding/reading.ts'
import type { Turn } from './turn.ts'

export const describesProblem = ({ reading: { past } }: Turn): boolean => past !== null && isProblem(past)

/** A purchase that is described, and no order. */
export const purchaseDescribed = (turn: Turn): PastPurchase | null =>
  turn.reading.items.length === 0 || isOnlyPurchase(turn) ? turn.reading.past : null

/** 'comprei 500 seguidores', and nothing more. */
const isOnlyPurchase = (turn: Turn) =>
  ['bought', 'named', 'fine'].includes(turn.reading.past?.state ?? '') &&
  turn.dialogue.state.at !== 'complaining' &&
  !says(turn.reading, 'order', 'add-item', 'ask-price')
