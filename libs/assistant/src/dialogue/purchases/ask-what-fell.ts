import { isGuaranteed } from '../../placed-orders.ts'
import { say } from '../../replies/say.ts'
import { suggestion } from '../../replies/suggestions.ts'
import { says } from '../../understanding/reading.ts'
import type { Move, Turn } from '../turn.ts'
import { mayBePlaced, tellPayment } from './tell-payment.ts'

export const asksFell = (turn: Turn): boolean => says(turn.reading, 'ask-fell') && mayBePlaced(turn)

/** 'Caiu' is said of money and of followers alike; a refill is asked only for these. */
export const askWhatFell: Move = (turn) => {
  const [newest] = turn.orders
  if (!newest || newest.reviewReason || !isGuaranteed(newest)) return tellPayment(turn)
  return { parts: [say('ask-what-fell', newest)], suggestions: [suggestion.refillOrder(newest.orderId)] }
}
