import { isOnlyTold, isProblem } from '../../understanding/reading.ts'
import { isEmpty } from '../cart/draft.ts'
import { orderHere } from '../purchases/past-orders.ts'
import type { StateName } from '../state.ts'
import { does, stateAt, tellsQuantity, type Turn } from '../turn.ts'

export const tellsProblem = ({ reading: { past } }: Turn) => past !== null && isProblem(past)

export const isNewOrder = (turn: Turn) => does(turn, 'order', 'add-item') && tellsQuantity(turn)

/** Beside these, words of trouble are of the order in hand. */
const ofCart = [
  'pause',
  'postpone',
  'hedge',
  'refuse',
  'correct',
  'change',
  'change-link',
  'command',
] as const

/** Whether the message tells of a purchase gone wrong, or asks for help with one. */
export function isTrouble(turn: Turn): boolean {
  const { past } = turn.reading
  if (does(turn, 'want-ticket')) return true
  if (past === null && turn.reading.conditions.length > 0) return false
  const isOfCart = turn.dialogue.cart.some((it) => !isEmpty(it)) && turn.orders.length === 0
  if (namesListed(turn) || (isOfCart && does(turn, ...ofCart))) return false
  if (past && isOnlyTold(past) && orderHere(turn)) return false
  if (tellsProblem(turn)) return does(turn, 'complain') || !isOrdering(turn)
  if (past && isOnlyTold(past) && does(turn, 'want-refund', 'want-cancel')) return turn.orders.length === 0
  return !isNewOrder(turn) && does(turn, 'complain', 'report-drop', 'want-refill')
}

const ordering = new Set<StateName>(['collecting', 'choosing', 'confirming'])

const isOrdering = ({ dialogue: { state, cart } }: Turn) => ordering.has(state.at) && cart.length > 0

/** 'perdi 20 seguidores, vende 50?', of the packages just listed. */
const namesListed = (turn: Turn) =>
  !does(turn, 'complain') &&
  turn.namedOrders.some(
    ({ quantity }) => quantity !== null && stateAt(turn, 'choosing')?.shown.includes(quantity),
  )
