import type { TicketKind } from '@smm/contracts/tickets'
import type { Part } from '../replies/say.ts'
import type { Catalogue } from '../shop.ts'
import type { Reading } from '../understanding/reading.ts'
import type { VisitorOrder, VisitorTicket } from '../visitor-records.ts'
import type { Draft } from './cart/draft.ts'
import type { Dialogue, Recap, StateAt, StateName } from './state.ts'

/** The shop as it is at the moment of a message. */
export type Shop = Catalogue & {
  /** Newest first, in a turn. */
  orders: readonly VisitorOrder[]
  /** Newest first. */
  tickets: readonly VisitorTicket[]
  now: Date
  /** Quoted to the staff in a ticket, and read again with the next ones of its order. */
  message: string
  /** Id of the message: names what its answer offers. Without one nothing is drawn. */
  turnId?: string
  /** Whether one charge may cover several orders; each has its own otherwise. */
  takesCarts?: boolean
}

/** One message with all that is needed to answer it, in any state of the dialogue or in the one named. */
export type Turn<At extends StateName = StateName> = Shop & {
  dialogue: Dialogue & { state: StateAt<At> }
  reading: Reading
  /** The orders that the message names. */
  namedOrders: readonly Draft[]
  /** '600 no total, né': the number is that of the recap, and names no order. */
  repeatsTotal: boolean
  /** 'é 45 mesmo?': the price of the order in hand, and no quantity. */
  asksPriceBack: boolean
  /** The messages of the cart, or of a complaint, and this one, read as one. */
  readTogether?: () => Reading
}

export type Intent =
  /** Made by `placeOrders` alone: each order at the price that was shown, under one charge or each under its own. */
  | { type: 'place-orders'; orders: Recap[]; isOnePix: boolean; coupon?: string }
  /** `dueAt`: a request about personal data is answered by then. */
  | {
      type: 'open-ticket'
      description: string
      link: string | null
      orderId?: string
      kind?: TicketKind
      dueAt?: string
    }
  | { type: 'add-to-ticket'; ticketId: string; description: string; link: string | null }
  | { type: 'withdraw-ticket'; ticketId: string }
  /** `orderIds`: the orders of one charge that are cancelled together. */
  | { type: 'cancel-order'; orderId: string; orderIds?: string[] }
  /** From a paid order (CDC art. 49); `reason` is the visitor's message. */
  | { type: 'withdraw-order'; orderId: string; reason?: string }
  | { type: 'request-refill'; orderId: string }
  /** The PIX card of an unpaid order once more. */
  | { type: 'show-pix'; orderId: string }

/** The outcome of a move: what changes, what is said and then asked, what is to be done. */
export type Step = {
  dialogue?: Partial<Dialogue>
  parts: Part[]
  /** Taken alone where the order is only taken up again beside another answer. */
  question?: Part
  suggestions?: string[]
  intents?: Intent[]
}

/** A step that says something else first. */
export const after = (parts: readonly Part[], step: Step): Step => ({
  ...step,
  parts: [...parts, ...step.parts],
})

/** Answers each message in which its row finds something and does not give way. */
export type Move<At extends StateName = StateName> = (turn: Turn<At>) => Step

export const isFirstMessage = ({ dialogue }: Pick<Turn, 'dialogue'>): boolean =>
  dialogue.lastReplies.length === 0

export const isAt = <Name extends StateName>(turn: Turn, name: Name): turn is Turn<Name> =>
  turn.dialogue.state.at === name

/** The state, where it is the one named. */
export const stateAt = <Name extends StateName>(turn: Turn, name: Name): StateAt<Name> | null =>
  isAt(turn, name) ? turn.dialogue.state : null
