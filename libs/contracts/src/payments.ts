import Type, { type Static } from 'typebox'
import { Platform, ServiceType } from './products.ts'

export const paymentStatuses = ['pending', 'confirmed', 'expired'] as const
export const PaymentStatus = Type.Enum(paymentStatuses)
export type PaymentStatus = (typeof paymentStatuses)[number]
export const paymentStatusNames: Record<PaymentStatus, string> = {
  pending: 'Pendente',
  confirmed: 'Confirmado',
  expired: 'Expirado',
}

export const Payment = Type.Object({
  id: Type.String(),
  orderId: Type.String(),
  /** Reais with two decimals, as text. */
  amount: Type.String(),
  status: PaymentStatus,
  createdAt: Type.String(),
  /** What arrived, where it is not what was asked for. */
  received: Type.Optional(Type.String()),
})
export type Payment = Static<typeof Payment>

/** Money received without what was given back, each on its day, in reais, by the calendar of São Paulo. */
export const PaymentStats = Type.Object({ today: Type.Number(), month: Type.Number(), total: Type.Number() })
export type PaymentStats = Static<typeof PaymentStats>

const paymentFilter = { status: Type.Optional(PaymentStatus) }
export type PaymentFilter = { status?: PaymentStatus }

/** Newest first, as the orders are. */
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
  schema: { querystring: ListPaymentsQuery, response: { 200: Type.Array(Payment) } },
} as const

export const paymentStats = {
  method: 'GET',
  url: '/api/payments/stats',
  schema: { response: { 200: PaymentStats } },
} as const

/**
 * Money confirmed in the last 30 days, today being the last, by the calendar of São Paulo, in reais. `amount` is without
 * what was given back, which counts on the day it went: a day may end under zero. `refunded` is what went back.
 */
export const Revenue = Type.Object({
  /** Oldest first, a day without money too. `day`: 2026-11-21. */
  byDay: Type.Array(
    Type.Object({
      day: Type.String(),
      amount: Type.Number(),
      refunded: Type.Optional(Type.Number()),
      payments: Type.Integer(),
    }),
  ),
  /** The largest first. */
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
  schema: { response: { 200: Revenue } },
} as const

/** All the payments of a filter, as a file for a Brazilian spreadsheet. */
export const exportPayments = {
  method: 'GET',
  url: '/api/payments/export',
  schema: { querystring: Type.Object(paymentFilter, { additionalProperties: false }) },
} as const
