import { says } from '../../understanding/reading.ts'
import type { Turn } from '../turn.ts'
import type { Draft } from './draft.ts'
import { correctsOrDeclines } from './orders-read-together.ts'

/** The messages of the cart after this one; a correction or a no leaves none, not even itself: what it names is in the cart. */
export function cartMessagesAfter(turn: Turn, cart: readonly Draft[]): string[] {
  const { dialogue, message } = turn
  if (cart.length === 0 || correctsOrDeclines(turn)) return []
  const before = dialogue.cart.length > 0 ? (dialogue.cartMessages ?? []) : []
  if (turn.namedOrders.length === 0 || says(turn.reading, 'offer-password')) return before
  const all = [...before, message].slice(-maxMessages)
  return all.join('\n').length > maxLetters ? [] : all
}

/** Messages that are read together, and their letters altogether. */
const [maxMessages, maxLetters] = [6, 600]
