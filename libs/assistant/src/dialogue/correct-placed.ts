import { say } from '../replies/say.ts'
import { type Draft, emptyDraft, suits } from './draft.ts'
import { fillCart } from './fill-cart.ts'
import { proceed } from './proceed.ts'
import { saidOrders } from './said-orders.ts'
import type { Move } from './turn.ts'

/** The page of an order placed already was wrong: what waits for payment is taken back and put together anew. */
export const correctPlacedPage: Move = (turn) => {
  const order = [...turn.orders]
    .sort((a, b) => b.createdAt.localeCompare(a.createdAt))
    .find(({ status }) => ['requested', 'pending', 'paid'].includes(status))
  if (!order) return null
  if (order.status === 'paid') return { parts: [say('page-of-paid', { order })] }
  const { orderId, platform, serviceType, quantity } = order
  const base: Draft = { ...emptyDraft, platform, serviceType, quantity }
  const [said] = saidOrders(turn.reading)
  const fitting = said?.link && !suits(base, said.link) ? undefined : said
  const cart = fillCart([base], turn.reading, fitting ? [fitting] : [])
  const step = proceed(turn, cart, [say('page-corrected', { orderId })])
  return { ...step, intents: [{ type: 'cancel-order', orderId }] }
}
