import { say } from '../../replies/say.ts'
import { type PastPurchase, says } from '../../understanding/reading.ts'
import { inferParts } from '../cart/infer-parts.ts'
import { messageForStaff } from '../complaints/message-for-staff.ts'
import { placedHere, tellOrders } from '../placed.ts'
import { purchaseDescribed } from '../purchase-described.ts'
import { complaining } from '../state.ts'
import type { Step, Turn } from '../turn.ts'

/** A purchase that is known, or of which nothing is ordered, asked or in hand beside it. */
export function purchaseDescribedAlone(turn: Turn): PastPurchase | null {
  const past = purchaseDescribed(turn)
  return past && (placedHere(turn) || isAlone(turn, past)) ? past : null
}

function isAlone(turn: Turn, { state }: PastPurchase): boolean {
  const { reading, dialogue, orders } = turn
  if (dialogue.cart.length > 0 || reading.targets.some((it) => it.role === 'wanted')) return false
  if (state === 'elsewhere') return reading.topics.length === 0
  return state === 'fine' || orders.length > 0 || !says(reading, 'order', 'ask-price', 'greet')
}

/** Tells of a purchase without a problem: how it stands, or back to the order in hand. */
export function welcomeBack(turn: Turn, { state }: PastPurchase): Step {
  const { orders } = turn
  const here = placedHere(turn)
  if (here) return tellOrders(here)
  /** 'o concorrente comprou e sumiu tudo kkk' */
  if (state === 'elsewhere')
    return { parts: [says(turn.reading, 'laugh') ? say('laugh') : say('topic', { topic: 'safety' })] }
  if (state === 'fine') return { parts: [say('glad')] }
  return orders.length > 0 ? tellOrders(...orders.slice(0, 3)) : askAboutPurchase(turn, state)
}

/** 'um amigo me indicou 500': something that was known or done before, with no word of what became of it. */
function askAboutPurchase(turn: Turn, state: PastPurchase['state']): Step {
  const mayMean = state === 'named' && { mayMean: turn.namedOrders.map(inferParts) }
  const complaint = { description: messageForStaff(turn), ...mayMean }
  return { dialogue: { state: complaining('offered', complaint) }, parts: [say('ask-how-to-help')] }
}
