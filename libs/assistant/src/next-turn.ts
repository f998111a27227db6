import type { Coupon } from '@smm/contracts/orders/coupons'
import type { ChatAction } from '@smm/contracts/message-parts'
import type { PriceBook } from '@smm/contracts/prices/price-book'
import { seedBook } from '@smm/pricing/seed-book'
import type { Reply, VisitorOrder, VisitorTicket } from './visitor-records.ts'
import { advance, advanceByAction } from './dialogue/advance.ts'
import { readingContext, messagesBefore } from './dialogue/reading-context.ts'
import { emptyDialogue } from './dialogue/state.ts'
import { readDialogue, storeDialogue, type StoredDialogue } from './dialogue/stored-dialogue.ts'
import type { Intent } from './dialogue/turn.ts'
import { lazy } from './memoize.ts'
import type { TieredOffer } from './shop.ts'
import type { Reading } from './understanding/reading.ts'
import { readUtterance } from './understanding/read-utterance.ts'

export type { Reply, VisitorOrder, VisitorTicket, WithdrawalState } from './visitor-records.ts'
export type { Intent } from './dialogue/turn.ts'

export type TurnInput = {
  /** As stored; anything unreadable counts as a new conversation. */
  state: unknown
  message: string
  offers: readonly TieredOffer[]
  /** The prices that the shop began with, where none is given. */
  priceBook?: PriceBook
  /** Those that can be used now. */
  coupons?: readonly Coupon[]
  now: Date
  orders: readonly VisitorOrder[]
  /** Newest first. */
  tickets?: readonly VisitorTicket[]
  /** The message as another reader understood it. */
  reading?: Reading
  /** Of a tapped button: executed instead of reading the message. */
  action?: ChatAction
  /** Id of the visitor's message. */
  turnId?: string
  /** Whether one charge may cover several orders; each has its own otherwise. */
  takesCarts?: boolean
}
export type NextTurn = { state: StoredDialogue; replies: Reply[]; intents: Intent[] }

/**
 * The assistant: replies to a message and intents to execute, from the conversation, the offers and the visitor's orders
 * alone. A recap that is agreed to, by words or its button, places exactly the orders that it shows, and an order told whole
 * that asks for its PIX places itself; nothing else does. Replies to a turn that opens a ticket lack its number: see
 * `nameNewTicket`.
 */
export function nextTurn(input: TurnInput): NextTurn {
  const { state, reading, action, tickets = [], priceBook = seedBook, ...rest } = input
  const dialogue = readDialogue(state)
  const shop = { ...rest, tickets, priceBook }
  const read = () => reading ?? readUtterance(shop.message, readingContext(dialogue, shop))
  const before = messagesBefore(dialogue)
  const readTogether = lazy(() =>
    readUtterance([...before, shop.message].join('\n'), readingContext(emptyDialogue, { priceBook })),
  )
  const next = action
    ? advanceByAction(dialogue, action, shop)
    : advance(dialogue, read(), before.length > 0 ? { ...shop, readTogether } : shop)
  return { state: storeDialogue(next.dialogue), replies: next.replies, intents: next.intents }
}
