import type { Product } from '@smm/contracts/products'
import { type Part, say } from '../replies/say.ts'
import { hasPage } from './cart/draft.ts'
import { orderInHand } from './cart/order-in-hand.ts'
import { productsMeant } from './cart/products-meant.ts'
import { isAnswerable } from './is-answerable.ts'
import type { Turn } from './turn.ts'

const mostAnswered = 3

/** 'cancela. vocês têm garantia?': the answers to a question beside what is done. Without its mark, such words are rather the reason. */
export const answersBeside = (turn: Turn): Part[] =>
  isAnswerable(turn) && turn.reading.hasQuestionMark ? topicParts(turn) : []

/** The answers to the first topics; a question about a receipt or an invoice shows the last receipt too. */
export function topicParts(turn: Turn, products: readonly Product[] = productsMeant(turn)): Part[] {
  const { reading, orders, namedOrders } = turn
  const { cart } = turn.dialogue
  const paid = orders.find(({ paidAt }) => paidAt)
  const platform = namedOrders[0]?.platform ?? orderInHand(turn).platform
  const isOfDate = reading.topics.includes('delivery-date')
  /** The gradual delivery of a product is told with its times, and so is a date of it. */
  const isTimed = (isOfDate || reading.topics.includes('gradual')) && products.length > 0
  return reading.topics
    .filter((it) => !(isTimed && it === 'delivery-time') && !(isOfDate && it === 'gradual'))
    .slice(0, mostAnswered)
    .flatMap((topic) => [
      ...((topic === 'invoice' || topic === 'receipt') && paid ? [say('receipt', { order: paid })] : []),
      say('topic', {
        topic,
        products,
        platform: products[0]?.platform ?? platform,
        isOnePix: turn.takesCarts === true || (cart.length === 1 && namedOrders.length === 0),
        isOrdering: [...cart, ...namedOrders].some(hasPage),
      }),
    ])
}
