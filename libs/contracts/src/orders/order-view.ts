import Type, { type Static } from 'typebox'
import { CouponUse } from './coupons.ts'
import { laterOrderViewActions, orderStates, orderViewActions } from './order-states.ts'
import { Platform, ServiceType } from '../products.ts'

/** ISO 8601 in UTC. */
const Timestamp = Type.String()

/** An order as its visitor sees it, in the chat and on its own page. Amounts are in reais, as on the PIX card. */
export const OrderView = Type.Object({
  id: Type.String(),
  /** Increases with every change: of two views of an order, the greater one is current. */
  version: Type.Integer(),
  platform: Platform,
  serviceType: ServiceType,
  /** '500 seguidores no Instagram' */
  title: Type.String(),
  /** The page as a person reads it: '@loja.x'. */
  target: Type.String(),
  quantity: Type.Integer(),
  amount: Type.Number(),
  /** Its part of a coupon, taken off already. */
  coupon: Type.Optional(CouponUse),
  state: Type.Enum(orderStates),
  /** The states of this order's way, in order, without those passed unseen. `at`: when reached; absent on those ahead. */
  steps: Type.Array(Type.Object({ state: Type.Enum(orderStates), at: Type.Optional(Timestamp) })),
  /** How many of `quantity` are delivered, once the supplier reports it. */
  delivered: Type.Optional(Type.Integer()),
  /** A paid order is sent at this time; until then a tap cancels it. */
  sendsAt: Type.Optional(Timestamp),
  /** From the published times of the service, while the order is under way. */
  forecast: Type.Optional(
    Type.Object({ startsBy: Timestamp, deliveredFrom: Timestamp, deliveredBy: Timestamp }),
  ),
  /** A drop in what was delivered is refilled for free until then. */
  guaranteeUntil: Type.Optional(Timestamp),
  /** The last refill that was asked for, and how it stands. */
  refill: Type.Optional(
    Type.Object({ askedAt: Timestamp, state: Type.Enum(['asked', 'accepted', 'refused']) }),
  ),
  /** The money that goes back to the visitor; `isDone` once it was paid out. */
  refund: Type.Optional(Type.Object({ amount: Type.Number(), isDone: Type.Boolean() })),
  /** One sentence about what is unusual: money or a delivery that is being checked. */
  notice: Type.Optional(Type.String()),
  /** The link below is made from it when the view is sent. */
  linkVersion: Type.Optional(Type.Integer()),
  /** The order's own page, by its unguessable link. */
  pagePath: Type.Optional(Type.String()),
  /** The action begins at `from` and ends at `until`. */
  actions: Type.Array(
    Type.Object({
      name: Type.Enum(orderViewActions),
      from: Type.Optional(Timestamp),
      until: Type.Optional(Timestamp),
    }),
  ),
  moreActions: Type.Optional(
    Type.Array(Type.Object({ name: Type.Enum(laterOrderViewActions), until: Timestamp })),
  ),
})
export type OrderView = Static<typeof OrderView>

/** A refill that was answered can be asked for again after this long: suppliers refuse a second one while the first runs. */
export const refillAgainHours = 24
