import Type, { type Static } from 'typebox'
import { Platform, ServiceType } from './products.ts'

export const orderStatuses = ['pending', 'paid', 'processing', 'partial', 'completed', 'cancelled'] as const
export const OrderStatus = Type.Enum(orderStatuses)
export type OrderStatus = (typeof orderStatuses)[number]

export const Order = Type.Object({
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
export type Order = Static<typeof Order>

/** Newest first, at most 500; `before` is the createdAt of the last one seen. */
export const ListOrdersQuery = Type.Object(
  {
    status: Type.Optional(OrderStatus),
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 500 })),
    before: Type.Optional(Type.String()),
  },
  { additionalProperties: false },
)
export type ListOrdersQuery = Static<typeof ListOrdersQuery>

export const listOrders = {
  method: 'GET',
  url: '/api/orders',
  schema: { querystring: ListOrdersQuery, response: { 200: Type.Array(Order) } },
} as const
