import type { VisitorOrder } from './dialogue.ts'
import { orderLine } from './order-texts.ts'
import { meantOrder } from './tell-orders.ts'
import { does, say, type Step, type Turn } from './turn.ts'

const asksAfterIt = /\?|\b(cade|quando|falta|resto)\b/
const isMissing = /\bnao (me )?(recebi|chegou|caiu|veio|apareceu|entrou|devolveram|estornaram)\b/

const hasRefund = ({ refundNotedCents = 0, refundedCents = 0 }: VisitorOrder) =>
  refundNotedCents + refundedCents > 0

/** 'e o resto do meu dinheiro?' where money of his goes back, or went: how that stands. That it did not come is trouble. */
export function tellRefund(turn: Turn): Step | null {
  if (!does(turn, 'wants-refund') || does(turn, 'wants-cancel', 'open-ticket')) return null
  if (!asksAfterIt.test(turn.plain) || isMissing.test(turn.plain)) return null
  const order = meantOrder(turn, hasRefund)
  return order ? { dialogue: {}, replies: [say(orderLine(order))] } : null
}
