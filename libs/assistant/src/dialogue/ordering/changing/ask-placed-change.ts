import { say } from '../../../replies/say.ts'
import { says } from '../../../understanding/reading.ts'
import type { VisitorOrder } from '../../../visitor-records.ts'
import type { Step, Turn } from '../../turn.ts'

/** 'muda', of an order that waits for its payment. */
export const placedToChange = (turn: Turn): VisitorOrder | undefined =>
  turn.dialogue.cart.length === 0 && says(turn.reading, 'change')
    ? turn.orders.find((it) => it.status === 'pending')
    : undefined

export const askPlacedChange = (_: Turn, order: VisitorOrder): Step => ({
  parts: [say('ask-placed-change', order)],
})
