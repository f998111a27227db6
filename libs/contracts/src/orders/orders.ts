import Type, { type Static } from 'typebox'
import { everyRole } from '../access.ts'
import { Platform, ServiceType } from '../products.ts'
import { withoutNul } from '../without-nul.ts'

export const orderStatuses = ['pending', 'paid', 'processing', 'partial', 'completed', 'cancelled'] as const
export const OrderStatus = Type.Enum(orderStatuses)
export type OrderStatus = (typeof orderStatuses)[number]
export const orderStatusNames: Record<OrderStatus, string> = {
  pending: 'Pendente',
  paid: 'Pago',
  processing: 'Processando',
  partial: 'Parcial',
  completed: 'Concluído',
  cancelled: 'Cancelado',
}

/** Maximum number of unpaid charges per conversation. */
export const maxUnpaidPerConversation = 3
/** Maximum number of orders that one charge covers. */
export const maxOrdersPerCharge = 10

export const OrderSummary = Type.Object({
  id: Type.String(),
  link: Type.String(),
  serviceType: ServiceType,
  platform: Platform,
  /** Absent: the standard one. */
  tier: Type.Optional(Type.String()),
  quantity: Type.Integer(),
  /** Reais with two decimals, as text: "45.00". */
  totalPrice: Type.String(),
  status: OrderStatus,
  createdAt: Type.String(),
})
export type OrderSummary = Static<typeof OrderSummary>

/** A day in the time zone of São Paulo: 2026-11-21. */
const Day = Type.String({ format: 'date', pattern: '^20' })

const orderFilter = {
  status: Type.Optional(OrderStatus),
  platform: Type.Optional(Platform),
  serviceType: Type.Optional(ServiceType),
  /** Placed on this day or later. */
  from: Type.Optional(Day),
  /** Placed on this day or earlier. */
  until: Type.Optional(Day),
  /** Matches the start of an order id, txid or payment id, an end-to-end id, or a part of the link. */
  search: Type.Optional(Type.String({ maxLength: 300, pattern: withoutNul })),
}
const OrderFilter = Type.Object(orderFilter, { additionalProperties: false })
export type OrderFilter = Static<typeof OrderFilter>

/** Keyset pagination, newest first, at most 500: `before` and `beforeId` are createdAt and id of the last row received. */
export const ListOrdersQuery = Type.Object(
  {
    ...orderFilter,
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 500 })),
    before: Type.Optional(Type.String()),
    beforeId: Type.Optional(Type.String({ format: 'uuid' })),
  },
  { additionalProperties: false },
)
export type ListOrdersQuery = Static<typeof ListOrdersQuery>

export const listOrders = {
  method: 'GET',
  url: '/api/orders',
  access: everyRole,
  schema: { querystring: ListOrdersQuery, response: { 200: Type.Array(OrderSummary) } },
} as const

/** All orders of a filter, whatever page is shown. `amount` is the sum of their prices: reais with two decimals, as text. */
export const OrderTotals = Type.Object({ count: Type.Integer(), amount: Type.String() })
export type OrderTotals = Static<typeof OrderTotals>
export const showOrderTotals = {
  method: 'GET',
  url: '/api/orders/totals',
  access: { roles: ['owner', 'finance', 'viewer'] },
  schema: { querystring: OrderFilter, response: { 200: OrderTotals } },
} as const

/** The filtered orders as CSV for Brazilian spreadsheets. */
export const exportOrders = {
  method: 'GET',
  url: '/api/orders/export',
  access: { roles: ['owner', 'finance'], needsProof: true },
  schema: { querystring: OrderFilter },
} as const
