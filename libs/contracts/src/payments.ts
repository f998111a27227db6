import Type, { type Static } from 'typebox'

export const paymentStatuses = ['pending', 'confirmed', 'expired'] as const
export const PaymentStatus = Type.Enum(paymentStatuses)
export type PaymentStatus = (typeof paymentStatuses)[number]

export const Payment = Type.Object({
  id: Type.String(),
  orderId: Type.String(),
  /** Reais with two decimals, as text. */
  amount: Type.String(),
  status: PaymentStatus,
  createdAt: Type.String(),
})
export type Payment = Static<typeof Payment>

/** Confirmed money, in reais, by the calendar of São Paulo. */
export const PaymentStats = Type.Object({ today: Type.Number(), month: Type.Number(), total: Type.Number() })
export type PaymentStats = Static<typeof PaymentStats>

export const ListPaymentsQuery = Type.Object(
  {
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 500 })),
    before: Type.Optional(Type.String()),
  },
  { additionalProperties: false },
)

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
