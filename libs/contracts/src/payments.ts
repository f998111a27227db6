import Type, { type Static } from 'typebox'
import { everyRole } from './access.ts'
import { Platform, ServiceType } from './products.ts'

export const paymentStatuses = ['pending', 'confirmed', 'expired'] as const
export const PaymentStatus = Type.Enum(paymentStatuses)
export type PaymentStatus = (typeof paymentStatuses)[number]
export const paymentStatusNames: Record<PaymentStatus, string> = {
  pending: 'Pendente',
  confirmed: 'Confirmado',
  expired: 'Expirado',
}

/** An order that a payment covers, at its price. `amount` is in reais with two decimals, as text. */
export const PaidOrder = Type.Object({ orderId: Type.String(), amount: Type.String() })

export const Payment = Type.Object({
  id: Type.String(),
  /** The first of its orders. */
  orderId: Type.String(),
  /** All of them, in the order of the cart. */
  orders: Type.Optional(Type.Array(PaidOrder)),
  /** Reais with two decimals, as text. */
  amount: Type.String(),
  status: PaymentStatus,
  createdAt: Type.String(),
  /** Received amount, where it differs from the charged one. */
  received: Type.Optional(Type.String()),
})
export type Payment = Static<typeof Payment>

/** Received minus refunded, each on its own day, in reais, in the time zone of São Paulo. */
export const PaymentStats = Type.Object({ today: Type.Number(), month: Type.Number(), total: Type.Number() })
export type PaymentStats = Static<typeof PaymentStats>

const paymentFilter = { status: Type.Optional(PaymentStatus) }
export type PaymentFilter = { status?: PaymentStatus }

/** Keyset pagination, as for orders. */
export const ListPaymentsQuery = Type.Object(
  {
    ...paymentFilter,
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 500 })),
    before: Type.Optional(Type.String()),
    beforeId: Type.Optional(Type.String({ format: 'uuid' })),
  },
  { additionalProperties: false },
)
export type ListPaymentsQuery = Static<typeof ListPaymentsQuery>

export const listPayments = {
  method: 'GET',
  url: '/api/payments',
  access: everyRole,
  schema: { querystring: ListPaymentsQuery, response: { 200: Type.Array(Payment) } },
} as const

export const paymentStats = {
  method: 'GET',
  url: '/api/payments/stats',
  access: { roles: ['owner', 'finance', 'viewer'] },
  schema: { response: { 200: PaymentStats } },
} as const

/**
 * Revenue of the last 30 days up to today, in reais, in the time zone of São Paulo. `amount` is received minus `refunded`;
 * a refund counts on its own day, so a day may be negative.
 */
export const Revenue = Type.Object({
  /** Oldest first, including days without revenue. `day`: 2026-11-21. */
  byDay: Type.Array(
    Type.Object({
      day: Type.String(),
      amount: Type.Number(),
      refunded: Type.Optional(Type.Number()),
      payments: Type.Integer(),
    }),
  ),
  /** Largest amount first. */
  byProduct: Type.Array(
    Type.Object({
      platform: Platform,
      serviceType: ServiceType,
      amount: Type.Number(),
      refunded: Type.Optional(Type.Number()),
      payments: Type.Integer(),
    }),
  ),
})
export type Revenue = Static<typeof Revenue>
export const showRevenue = {
  method: 'GET',
  url: '/api/payments/revenue',
  access: { roles: ['owner', 'finance', 'viewer'] },
  schema: { response: { 200: Revenue } },
} as const

/** The filtered payments as CSV for Brazilian spreadsheets. */
export const exportPayments = {
  method: 'GET',
  url: '/api/payments/export',
  access: { roles: ['owner', 'finance'], needsProof: true },
  schema: { querystring: Type.Object(paymentFilter, { additionalProperties: false }) },
} as const
