import { isEmpty } from '../cart/draft.ts'
import { orderHere } from '../purchases/past-orders.ts'
import type { StateName } from '../state.ts'
import { does, stateAt, tellsQuantity, type Turn } from '../turn.ts'
import { isOnlyTold, isProblem } from '../../understanding/reading.ts'

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
  const isOfCart = turn.dialogue.cart.some((it) => !isEmpty(it)) && turn.orders.length === 0
  if (namesListed(turn)) return false
  if (isOfCart && (does(turn, ...ofCart) || isOfRecap(turn))) return false
  if (past && isOnlyTold(past) && orderHere(turn)) return false
  if (tellsProblem(turn)) return does(turn, 'complain') || !isOrdering(turn)
  if (past && isOnlyTold(past) && does(turn, 'want-refund', 'want-cancel')) return turn.orders.length === 0
  return !isNewOrder(turn) && does(turn, 'complain', 'report-drop', 'want-refill')
}

const ordering = new Set<StateName>(['collecting', 'choosing', 'confirming'])

const isOrdering = ({ dialogue: { state, cart } }: Turn) => ordering.has(state.at) && cart.length > 0

/** 'os 500 de 45', of the packages just listed. */
const namesListed = (turn: Turn) => {
  const shown = stateAt(turn, 'choosing')?.shown ?? []
  const isListed = turn.said.some((it) => it.quantity !== null && shown.includes(it.quantity))
  return !does(turn, 'complain') && (isListed || (turn.namesPrice && shown.length > 0))
}

/** Where nothing was bought, words of trouble beside a recap are of it, but for a plea for help. */
const isOfRecap = (turn: Turn) =>
  turn.dialogue.state.at === 'confirming' &&
  !does(turn, 'want-refill', 'want-refund', 'report-drop', 'complain')
