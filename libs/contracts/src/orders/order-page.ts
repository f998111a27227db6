import Type, { type Static } from 'typebox'
import { PixPayment } from '../chat.ts'
import { MailChoice } from './mail-choice.ts'
import { orderPagesUrl } from './order-link.ts'
import { OrderView } from './order-view.ts'

/** The page of an order. Times are ISO 8601 in UTC. */
export const OrderPage = Type.Object({
  order: OrderView,
  /** The page that is delivered to, as an address. */
  link: Type.String(),
  /** The charge, while it can be paid. */
  pix: Type.Optional(PixPayment),
  /** The orders that this charge pays together, where it is more than this one. */
  pixOrders: Type.Optional(Type.Integer()),
  placedAt: Type.String(),
  paidAt: Type.Optional(Type.String()),
  /** The payment's id, as on the bank's receipt. */
  endToEndId: Type.Optional(Type.String()),
  /** The terms that the visitor accepted. */
  termsVersion: Type.String(),
  /** Absent where the shop sends no mails, or the order has nothing left to tell. */
  mail: Type.Optional(MailChoice),
})
export type OrderPage = Static<typeof OrderPage>

/** An order as a bank's receipt shows it: nothing that tells whose it is, and nothing to act on. */
export const MaskedOrder = Type.Pick(OrderView, [
  'title',
  'target',
  'quantity',
  'state',
  'steps',
  'delivered',
  'forecast',
])
export type MaskedOrder = Static<typeof MaskedOrder>

const Guess = Type.String({ minLength: 1, maxLength: 200 })
const strict = { additionalProperties: false }
const params = Type.Object({ id: Type.String({ format: 'uuid' }) })

/** Exchanges the token of a link for a short cookie. The token stands in the body: bodies are not logged. */
export const openOrderPage = {
  method: 'POST',
  url: orderPagesUrl,
  schema: { body: Type.Object({ token: Guess }, strict), response: { 200: OrderPage } },
} as const

/** This and the following need the cookie. */
export const getOrderPage = {
  method: 'GET',
  url: `${orderPagesUrl}/:id`,
  schema: { params, response: { 200: OrderPage } },
} as const

const orderPageActions = ['cancel', 'withdraw', 'refill'] as const
export type OrderPageAction = (typeof orderPageActions)[number]

/** Does one of the order's actions and returns the page after it. CONFLICT where the order has it no more. */
export const actOnOrderPage = {
  method: 'POST',
  url: `${orderPagesUrl}/:id/actions`,
  schema: {
    params,
    body: Type.Object({ name: Type.Enum(orderPageActions) }, strict),
    response: { 200: OrderPage },
  },
} as const

/** Makes a new link and revokes the others. */
export const renewOrderLink = {
  method: 'POST',
  url: `${orderPagesUrl}/:id/link`,
  schema: { params, response: { 200: Type.Object({ token: Type.String() }) } },
} as const

/** An invitation that brings the order's conversation to another browser, once and within minutes. */
export const inviteToChat = {
  method: 'POST',
  url: `${orderPagesUrl}/:id/invitation`,
  schema: { params, response: { 200: Type.Object({ invitation: Type.String() }) } },
} as const

/** The orders that a payment paid, by the end-to-end id on the bank's receipt. */
export const findByReceipt = {
  method: 'POST',
  url: `${orderPagesUrl}/by-receipt`,
  schema: {
    body: Type.Object({ endToEndId: Guess }, strict),
    response: { 200: Type.Object({ orders: Type.Array(MaskedOrder) }) },
  },
} as const
