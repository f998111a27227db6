import type { Platform, TieredProduct } from '@smm/contracts/products'
import { newestFirst } from '../../placed-orders.ts'
import { type Part, say } from '../../replies/say.ts'
import type { Turn } from '../turn.ts'

const mostAnswered = 3
/** The answers to the first topics; a question about an invoice shows the last receipt too. */
export function topicParts(
  { reading, orders }: Turn,
  product: TieredProduct | null,
  platform: Platform | null = null,
): Part[] {
  const paid = newestFirst(orders).find(({ paidAt }) => paidAt)
  return reading.topics
    .slice(0, mostAnswered)
    .flatMap((topic) => [
      ...(topic === 'invoice' && paid ? [say('receipt', { order: paid })] : []),
      say('topic', { topic, product, platform: product?.platform ?? platform }),
    ])
}
