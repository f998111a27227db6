import Type, { type Static } from 'typebox'

/**
 * What an administrator should look at, by kind. Each service speaks for itself, so that one that is down silences
 * nobody else.
 */
export const ordersAttentionCodes = [
  /** Nobody knows whether the supplier took these orders. */
  'UNKNOWN_SUBMISSIONS',
  /** Money that does not fit its order, or fits none. */
  'MONEY_TO_REVIEW',
  /** Orders of which the supplier says nothing, or that it answers nobody's questions. */
  'NO_SUPPLIER_NEWS',
  'OTHER_REVIEWS',
  /** `amount` is what they come to; each leaves when an administrator says so. */
  'REFUNDS_OWED',
  /** `amount` is what is left at the supplier, in reais or in its own currency. */
  'LOW_BALANCE',
  'SUPPLIER_UNREACHABLE',
  /** Nothing is sent before `until`. */
  'SUPPLIER_PAUSED',
] as const
export const catalogueAttentionCodes = [
  /** `since` is the last time it worked. */
  'SYNC_FAILED',
  'PACKAGES_UNDER_FLOOR',
  'PRICES_HELD',
  /** Services that are switched on, or were, and cannot be delivered. */
  'SERVICES_NOT_SOLD',
] as const
export const chatAttentionCodes = [
  /** Nobody has taken them on; the oldest came in at `since`. */
  'TICKETS_OPEN',
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
  schema: { response: { 200: OrdersAttention } },
} as const
export const showCatalogueAttention = {
  method: 'GET',
  url: '/api/services/attention',
  schema: { response: { 200: CatalogueAttention } },
} as const
export const showChatAttention = {
  method: 'GET',
  url: '/api/tickets/attention',
  schema: { response: { 200: ChatAttention } },
} as const
