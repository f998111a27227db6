import Type, { type Static } from 'typebox'
import { everyRole } from './access.ts'

/**
 * Problems that need an administrator, by kind. Each service reports its own, so that one that is down hides none of the
 * others.
 */
const ordersAttentionCodes = [
  /** Every memory of what was submitted is lost: no order leaves until an operator accepts that. */
  'SENDING_WAITS',
  /** Orders whose submission has an unknown outcome. */
  'UNKNOWN_SUBMISSIONS',
  /** Orders that a restored database would send again. */
  'PARKED_BY_FENCE',
  /** Paid orders that wait long to be sent. */
  'ORDERS_WAITING',
  /** Payments that match no order, or not its amount. */
  'MONEY_TO_REVIEW',
  /** Orders without a status from the supplier, or no statuses at all. */
  'NO_SUPPLIER_NEWS',
  'OTHER_REVIEWS',
  /** `amount` is their sum; an administrator releases each of them. */
  'REFUNDS_OWED',
  /** `amount` is the balance at the supplier, in reais or in its own currency. */
  'LOW_BALANCE',
  'SUPPLIER_UNREACHABLE',
  /** The circuit breaker submits nothing before `until`. */
  'SUPPLIER_PAUSED',
  /** The circuit breaker over all charges refused some at `since`. */
  'CHARGES_PAUSED',
  /** Notices that a mail server refused for good, or that found no server for a day. */
  'MAILS_NOT_DELIVERED',
  /** Notices that wait for our mail server, the oldest since `since`. */
  'MAIL_SERVER_AWAY',
  /** Channels of the owner's alerts that do not take them, the first since `since`. */
  'ALERTS_NOT_SENT',
] as const
const catalogueAttentionCodes = [
  /** `since` is the last successful sync. */
  'SYNC_FAILED',
  'PACKAGES_UNDER_FLOOR',
  /** Active services with a published package whose quantity no supplier takes. */
  'PACKAGES_OUTSIDE_LIMITS',
  'PRICES_HELD',
  /** Services that are active, or were until they vanished, and cannot be delivered. */
  'SERVICES_NOT_SOLD',
] as const
const chatAttentionCodes = [
  /** Unassigned tickets; the oldest was opened at `since`. */
  'TICKETS_OPEN',
  /** Requests about personal data that are not resolved; the first is due at `until`. */
  'DATA_REQUESTS',
] as const
export type AttentionCode =
  | (typeof ordersAttentionCodes)[number]
  | (typeof catalogueAttentionCodes)[number]
  | (typeof chatAttentionCodes)[number]

const facts = {
  count: Type.Integer({ minimum: 1 }),
  since: Type.Optional(Type.String()),
  until: Type.Optional(Type.String()),
  amount: Type.Optional(Type.String()),
  currency: Type.Optional(Type.String()),
}

export const OrdersAttention = Type.Array(Type.Object({ code: Type.Enum(ordersAttentionCodes), ...facts }))
export type OrdersAttention = Static<typeof OrdersAttention>
export const CatalogueAttention = Type.Array(
  Type.Object({ code: Type.Enum(catalogueAttentionCodes), ...facts }),
)
export type CatalogueAttention = Static<typeof CatalogueAttention>

export const ChatAttention = Type.Array(Type.Object({ code: Type.Enum(chatAttentionCodes), ...facts }))
export type ChatAttention = Static<typeof ChatAttention>

export const showOrdersAttention = {
  method: 'GET',
  url: '/api/admin/attention',
  access: everyRole,
  schema: { response: { 200: OrdersAttention } },
} as const
export const showCatalogueAttention = {
  method: 'GET',
  url: '/api/services/attention',
  access: everyRole,
  schema: { response: { 200: CatalogueAttention } },
} as const
export const showChatAttention = {
  method: 'GET',
  url: '/api/tickets/attention',
  access: everyRole,
  schema: { response: { 200: ChatAttention } },
} as const
