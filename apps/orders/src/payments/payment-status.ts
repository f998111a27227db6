import type { PaymentStatus } from '@smm/contracts/payments'

/** `to-issue`: the bank has not confirmed the charge yet. Everybody outside sees it as pending. */
export const paymentStates = ['to-issue', 'pending', 'confirmed', 'expired'] as const
export type PaymentState = (typeof paymentStates)[number]

const next: Record<PaymentState, readonly PaymentState[]> = {
  // The bank may have made and been paid a charge whose answer never reached us.
  'to-issue': ['pending', 'confirmed', 'expired'],
  pending: ['confirmed', 'expired'],
  confirmed: [],
  // Only by an administrator, who accepts what was paid too late.
  expired: ['confirmed'],
}

export const canMovePayment = (from: PaymentState, to: PaymentState) => next[from].includes(to)

/** The states from which a payment may become `to`. */
export const paymentStatesBefore = (to: PaymentState) =>
  paymentStates.filter((from) => canMovePayment(from, to))

export const shownPaymentStatus = (state: PaymentState): PaymentStatus =>
  state === 'to-issue' ? 'pending' : state
