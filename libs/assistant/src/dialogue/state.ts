import { OrNull } from '@smm/contracts/or-null'
import { Platform, ServiceType } from '@smm/contracts/products'
import Type, { type Static } from 'typebox'
import { intrusions, topics } from '../understanding/reading-labels.ts'
import { Draft } from './cart/draft.ts'
import { allWaits, isRecap, type WaitsFor } from './waits-for.ts'

/** The schema of a `QuotedOrder`, as it was shown in full. */
export const Recap = Type.Object({
  platform: Platform,
  serviceType: ServiceType,
  /** Absent: the standard one. */
  tier: Type.Optional(Type.String()),
  quantity: Type.Integer({ minimum: 1 }),
  link: Type.String(),
  /** To be paid: less the discount. */
  quotedCents: Type.Integer({ minimum: 1 }),
  /** Its part of the coupon. */
  discountCents: Type.Optional(Type.Integer({ minimum: 1 })),
})
export type Recap = Static<typeof Recap>

/** Questions in a row for an order that stays open beside complete ones. */
const Unfilled = Type.Optional(Type.Integer({ minimum: 1 }))

/** The step of a complaint that is with the staff, or answered by a refill: stored by this word since the first release. */
export const filed = 'told'

/** The recap is shown. */
export const Confirming = Type.Object({
  at: Type.Literal('confirming'),
  recap: Type.Array(Recap, { minItems: 1 }),
  /** The code of the coupon that is taken off. */
  coupon: Type.Optional(Type.String()),
  /** Names the recap to its buttons: another recap has another id. */
  recapId: Type.Optional(Type.String()),
  /** The prices are those of a refusal by orders, whose price book may be newer than the chat's: a yes places them. */
  pricedBy: Type.Optional(Type.Literal('orders')),
  waitsFor: Type.Enum(allWaits),
  /** The quantity just quoted beside the recap: a yes that follows shows it. */
  quoted: Type.Optional(Type.Integer()),
})

export const statesWithoutRecap = [
  Type.Object({ at: Type.Literal('idle') }),
  /** A part of an order is asked for. */
  Type.Object({
    at: Type.Literal('collecting'),
    missing: Type.Enum(['link', 'platform', 'service', 'quantity']),
    unfilled: Unfilled,
  }),
  /** Packages or prices are listed; `shown` are their quantities, in order. */
  Type.Object({
    at: Type.Literal('choosing'),
    shown: Type.Array(Type.Integer()),
    /** The services that a quantity was asked of with them. */
    services: Type.Optional(Type.Array(ServiceType)),
    unfilled: Unfilled,
    /** The drawn list, whose rows can be tapped. */
    offer: Type.Optional(Type.Object({ id: Type.String(), platform: Platform, serviceType: ServiceType })),
  }),
  Type.Object({ at: Type.Literal('awaiting-payment') }),
  /** `offered`: a ticket was offered · `link`: its page is asked for · `filed`: it is with the staff, or answered. */
  Type.Object({
    at: Type.Literal('complaining'),
    step: Type.Enum(['offered', 'link', filed]),
    description: Type.String(),
    orderId: OrNull(Type.String()),
    platform: OrNull(Platform),
    /** Times that its question was put; at `offered` none while a purchase was only asked about, or is still due. */
    tries: Type.Integer(),
    /** The orders that the complaint would be if it were none. */
    mayMean: Type.Optional(Type.Array(Draft)),
    /** The page that it named. */
    page: Type.Optional(Type.String()),
  }),
  /** The page of an order made elsewhere is asked for. */
  Type.Object({ at: Type.Literal('tracking') }),
  /** Which of these orders is to be cancelled was asked; the next message ends it. */
  Type.Object({ at: Type.Literal('cancelling'), orderIds: Type.Array(Type.String()) }),
] as const

/** Where a conversation stands. */
export const State = Type.Union([...statesWithoutRecap, Confirming])
export type State = Static<typeof State>
export type StateName = State['at']
export type StateAt<Name extends StateName> = Extract<State, { at: Name }>

/** All that the assistant remembers of a conversation; stored as `stored-dialogue.ts` says. A password never gets in here. */
export const Dialogue = Type.Object({
  state: State,
  /** Orders being put together. */
  cart: Type.Array(Draft),
  /** The messages of the cart, so that an order named over several of them is read as one. */
  cartMessages: Type.Optional(Type.Array(Type.String())),
  /** The topic answered just before, and the trick that was refused. */
  topic: Type.Optional(Type.Enum(topics)),
  resisted: Type.Optional(Type.Enum(intrusions)),
  /** The platform that was asked about, while nothing is in hand: 'é seguro pro meu insta?' */
  platform: Type.Optional(Platform),
  /** The cart that was declined last: 'voltei, pode ser então'. */
  declinedCart: Type.Optional(Type.Array(Draft)),
  /** The order placed last, so that 'mais 500' means the same again. */
  last: OrNull(Draft),
  /** The code of the coupon in hand. */
  coupon: Type.Optional(OrNull(Type.String())),
  /** The visitor's budget, while it is not known for which product. */
  budgetCents: OrNull(Type.Integer({ minimum: 0 })),
  /** The last replies, so that none is repeated. */
  lastReplies: Type.Array(Type.String()),
  /** Messages in a row that were not understood. */
  misses: Type.Integer(),
})
export type Dialogue = Static<typeof Dialogue>

export const idle: State = { at: 'idle' }
export const collecting = (missing: StateAt<'collecting'>['missing']): State => ({
  at: 'collecting',
  missing,
})

type Shown = StateAt<'confirming'>

/** A recap that waits for its yes. The moves say by these what came after it. */
export const confirming = ({ recap, coupon }: Pick<Shown, 'recap' | 'coupon'>): Shown => ({
  at: 'confirming',
  recap,
  ...(coupon !== undefined && { coupon }),
  waitsFor: 'nod',
})
const waiting = ({ quoted: _, ...shown }: Shown, waitsFor: WaitsFor): Shown => ({ ...shown, waitsFor })
/** As its button means it: no quote or question that came after it. */
export const freshRecap = (shown: Shown): Shown => waiting(shown, 'nod')
/** Something else was answered: a nod may mean that. */
export const answeredRecap = (shown: Shown): Shown =>
  waiting(shown, shown.waitsFor === 'nod' ? 'yes' : shown.waitsFor)
/** The visitor hesitates, and is not asked again. */
export const pausedRecap = (shown: Shown): Shown =>
  waiting(shown, isRecap('quiet', shown) ? shown.waitsFor : 'decision')
/** Nothing but a command places it; a quantity that was quoted beside it is what a yes may mean. */
export const heldRecap = (shown: Shown, quoted: number | null = null): Shown => ({
  ...waiting(shown, 'command'),
  ...(quoted !== null && { quoted }),
})
/** It was only supposed. */
export const supposedRecap = (shown: Shown): Shown => waiting(shown, 'order')
/** Another question was asked of it. */
export const askedRecap = (shown: Shown, waitsFor: 'second-yes' | 'change'): Shown => waiting(shown, waitsFor)

type Complaint = StateAt<'complaining'>
export const complaining = (step: Complaint['step'], rest: Partial<Complaint> = {}): Complaint => ({
  at: 'complaining',
  description: '',
  orderId: null,
  platform: null,
  tries: 0,
  ...rest,
  step,
})

/** Whether a ticket was offered, so that a yes may mean it. */
export const wasTicketOffered = (state: Complaint | null): boolean => state !== null && state.tries > 0

export const emptyDialogue: Dialogue = {
  state: idle,
  cart: [],
  last: null,
  budgetCents: null,
  lastReplies: [],
  misses: 0,
}
