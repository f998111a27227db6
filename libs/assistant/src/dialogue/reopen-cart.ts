import type { OrderRefusal } from '@smm/contracts/messages'
import { say } from '../replies/say.ts'
import type { NextTurn } from '../next-turn.ts'
import type { Catalogue } from '../shop.ts'
import type { VisitorOrder } from '../visitor-records.ts'
import { conclude } from './advance.ts'
import { draftOfOrder } from './correct-placed.ts'
import type { Recap } from './state.ts'
import { readDialogue, storeDialogue } from './stored-dialogue.ts'
import type { Shop, Step } from './turn.ts'

/** The order that the orders service refused; `amountCents` is its price now. */
export type RefusedOrder = { orderId: string; code: OrderRefusal; amountCents?: number }
type Reopening = Catalogue &
  Pick<Shop, 'takesCarts'> & {
    state: unknown
    /** Names the recap to its buttons. */
    turnId: string
    /** The orders that were refused together. */
    orders: readonly VisitorOrder[]
  }

/**
 * Shows the recap of a refused cart again, at the new price or without the order that is not to be had. Undefined when
 * nothing of it can be ordered now, or the conversation has gone on.
 */
export function reopenCart(
  { state, turnId, orders, ...shop }: Reopening,
  { orderId, code, amountCents }: RefusedOrder,
): NextTurn | undefined {
  const dialogue = readDialogue(state)
  const refused = orders.find((it) => it.orderId === orderId)
  const kept = code === 'PRICE_CHANGED' ? orders : orders.filter((it) => it !== refused)
  const isOver = dialogue.state.at !== 'awaiting-payment' || dialogue.cart.length > 0
  if (isOver || !refused || kept.length === 0 || code === 'TOO_MANY_UNPAID') return undefined
  const recap = kept.map((it) => ({
    ...recapOf(it),
    ...(it === refused && amountCents && { quotedCents: amountCents }),
  }))
  const isOnePix = shop.takesCarts === true
  const step: Step = {
    dialogue: {
      cart: kept.map(draftOfOrder),
      state: { at: 'confirming', recap, isPaused: false, asked: 'yes', quoted: null },
    },
    parts: [
      say('order-refused', { order: refused, code, isAlone: orders.length === 1 }),
      say('recap', { orders: recap, isAgain: true, isOnePix }),
      say('ask-yes', { pixCount: isOnePix ? 1 : recap.length }),
    ],
    taps: ['Sim, pode gerar o PIX'],
  }
  const next = conclude(dialogue, { ...shop, turnId }, step)
  return { state: storeDialogue(next.dialogue), replies: next.replies, intents: [] }
}

const recapOf = ({ platform, serviceType, quantity, link, amountCents }: VisitorOrder): Recap => ({
  ...{ platform, serviceType, quantity, link },
  quotedCents: amountCents,
})
