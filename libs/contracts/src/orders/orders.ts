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
  quantity: Type.Integer(),
  /** Reais with two decimals, as text: "45.00". */
  totalPrice: Type.String(),
  status: OrderStatus,
  createdAt: Type.String(),
})
export type OrderSummary = Static<typeof OrderSummary>

const orderFilter = {
  status: Type.Optional(OrderStatus),
  /** Matches the start of an order id, txid or payment id, an end-to-end id, or a part of the link. */
  search: Type.Optional(Type.String({ maxLength: 300, pattern: withoutNul })),
}
export type OrderFilter = { status?: OrderStatus; search?: string }

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

/** The filtered orders as CSV for Brazilian spreadsheets. */
export const exportOrders = {
  method: 'GET',
  url: '/api/orders/export',
  access: { roles: ['owner', 'finance'], needsProof: true },
  schema: { querystring: Type.Object(orderFilter, { additionalProperties: false }) },
} as const
