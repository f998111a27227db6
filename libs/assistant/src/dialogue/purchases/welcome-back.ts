import { newestFirst } from '../../placed-orders.ts'
import { say } from '../../replies/say.ts'
import { inferParts } from '../cart/merge-draft.ts'
import { complaining } from '../state.ts'
import { does, messageForStaff, type Move, type Step, type Turn } from '../turn.ts'
import { orderHere, tellOrders } from './past-orders.ts'

export const tellsPurchase = (turn: Turn): boolean =>
  turn.reading.past !== null && (turn.reading.items.length === 0 || isOnlyTold(turn))

/** A purchase that is known, or of which nothing is ordered, asked or in hand beside it. */
export function tellsPurchaseAlone(turn: Turn): boolean {
  const { reading, dialogue, orders } = turn
  if (!tellsPurchase(turn)) return false
  if (orderHere(turn)) return true
  if (dialogue.cart.length > 0 || reading.targets.some((it) => it.role === 'wanted')) return false
  if (reading.past!.state === 'elsewhere') return reading.topics.length === 0
  return reading.past!.state === 'fine' || orders.length > 0 || !does(turn, 'order', 'ask-price', 'greet')
}

/** 'comprei 500 seguidores', and nothing more. */
const isOnlyTold = (turn: Turn) =>
  ['bought', 'named', 'fine'].includes(turn.reading.past?.state ?? '') &&
  turn.dialogue.state.at !== 'complaining' &&
  !does(turn, 'order', 'add-item', 'ask-price')

/** Tells of a purchase without a problem: how it stands, or back to the order in hand. */
export const welcomeBack: Move = (turn) => {
  const { orders } = turn
  const { state } = turn.reading.past!
  const here = orderHere(turn)
  if (here) return tellOrders(here)
  /** 'o concorrente comprou e sumiu tudo kkk' */
  if (state === 'elsewhere')
    return { parts: [does(turn, 'laugh') ? say('laugh') : say('topic', { topic: 'safety' })] }
  if (state === 'fine') return { parts: [say('glad')] }
  return orders.length > 0 ? tellOrders(...newestFirst(orders).slice(0, 3)) : askWhatHappened(turn)
}

/** 'um amigo me indicou 500': something that was known or done before, with no word of what became of it. */
function askWhatHappened(turn: Turn): Step {
  const mayMean = turn.reading.past?.state === 'named' && { mayMean: turn.namedOrders.map(inferParts) }
  const complaint = { description: messageForStaff(turn), ...mayMean }
  return { dialogue: { state: complaining('offered', complaint) }, parts: [say('tell-if-past')] }
}
