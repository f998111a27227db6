import type { VisitorOrder } from '../../visitor-records.ts'
import { draftOfPlaced } from '../cart/draft-of-placed.ts'
import { matchesProduct } from '../cart/draft.ts'
import { proceed } from '../ordering/proceed.ts'
import type { Step, Turn } from '../turn.ts'

/** 'repete o do tiktok', 'quero o mesmo de novo': the newest such order. */
export function orderToRepeat({ reading, dialogue, orders, namedOrders }: Turn): VisitorOrder | undefined {
  const { resize, targets } = reading
  const isSame = resize?.by === 'factor' && resize.factor === 1
  if (!isSame || targets.length > 0 || dialogue.cart.length > 0) return undefined
  return orders.find((it) => it.status !== 'refused' && namedOrders.every((one) => matchesProduct(it, one)))
}

/** Its recap, as it was placed. */
export const repeatPlaced = (turn: Turn, order: VisitorOrder): Step =>
  proceed(turn, [draftOfPlaced(order, turn.dialogue.last)])
