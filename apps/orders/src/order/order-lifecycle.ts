import type { Fulfilment } from '@smm/contracts/orders/order-details'
import type { OrderStatus } from '@smm/contracts/orders/orders'
import type { PaymentStatus } from '@smm/contracts/payments'
import type { LifecycleJob } from '../jobs/job-name.ts'

/** `to-issue`: the bank has not confirmed the charge yet. Visitors and staff see it as pending. */
export const paymentStates = ['to-issue', 'pending', 'confirmed', 'expired'] as const
export type PaymentState = (typeof paymentStates)[number]
export type RefundState = 'requested' | 'sending' | 'done' | 'failed'

/** A state's allowed next states, the jobs that act on it, and whether it waits for a decision of the staff. */
type State<Name extends string> = {
  next: readonly Name[]
  jobs: readonly LifecycleJob[]
  waitsForStaff?: true
}

/** The order as its visitor sees it. */
const orderStates: Record<OrderStatus, State<OrderStatus>> = {
  pending: { next: ['paid', 'cancelled'], jobs: ['poll-charges', 'reconcile-receipts', 'expire-payments'] },
  paid: { next: ['processing', 'partial', 'completed', 'cancelled'], jobs: ['submit-orders'] },
  processing: { next: ['partial', 'completed', 'cancelled'], jobs: ['follow-orders', 'ask-cancels'] },
  partial: { next: [], jobs: ['ask-refills', 'follow-refills'] },
  // Polled some days more: a supplier may take a delivery back.
  completed: { next: [], jobs: ['follow-orders', 'ask-refills', 'follow-refills'] },
  // Paid only by the staff, who accept money that came too late.
  cancelled: { next: ['paid'], jobs: [] },
}

/**
 * The order on its way to the supplier. `next` is enforced of orders and charges, by `canMove` and `canMovePayment`; here and of
 * refunds it tells what the statements that write the state do.
 */
const fulfilmentStates: Record<Fulfilment, State<Fulfilment>> = {
  waiting: { next: ['ready', 'stopped'], jobs: [] },
  // Unknown when the fence vetoes: the order may have been submitted before a restore.
  ready: { next: ['sending', 'stopped', 'unknown'], jobs: ['submit-orders', 'reconcile-fence'] },
  sending: { next: ['sent', 'ready', 'refused', 'unknown'], jobs: ['park-interrupted-submissions'] },
  sent: { next: [], jobs: ['follow-orders'] },
  refused: { next: ['ready', 'stopped'], jobs: [], waitsForStaff: true },
  // The supplier may have it: never submitted again without a decision.
  unknown: { next: ['sent', 'ready', 'stopped'], jobs: [], waitsForStaff: true },
  stopped: { next: ['ready'], jobs: [] },
}

const chargeStates: Record<PaymentState, State<PaymentState>> = {
  // The bank may have made and been paid a charge whose answer never reached us.
  'to-issue': {
    next: ['pending', 'confirmed', 'expired'],
    jobs: ['issue-charges', 'expire-payments', 'migrate-former-provider-charges'],
  },
  pending: {
    next: ['confirmed', 'expired'],
    jobs: ['poll-charges', 'reconcile-receipts', 'expire-payments', 'migrate-former-provider-charges'],
  },
  confirmed: { next: [], jobs: [] },
  // Confirmed only by the staff, who accept money that came too late.
  expired: { next: ['confirmed'], jobs: ['remove-charges', 'poll-charges'] },
}

const refundStates: Record<RefundState, State<RefundState>> = {
  requested: { next: ['sending', 'done'], jobs: [], waitsForStaff: true },
  sending: { next: ['done', 'failed'], jobs: ['send-refunds'] },
  failed: { next: ['sending', 'done'], jobs: [], waitsForStaff: true },
  done: { next: [], jobs: [] },
}

export const lifecycle = {
  order: orderStates,
  fulfilment: fulfilmentStates,
  charge: chargeStates,
  refund: refundStates,
}

/** The cause of a move, stored in its row of history. */
export type MoveCause =
  | 'placed'
  | 'payment-confirmed'
  | 'payment-expired'
  | 'cancelled-by-visitor'
  | 'sent-to-supplier'
  | 'supplier-reported'
  | 'late-payment-accepted'
  | 'refunded-by-staff'

/** The shop's own; what visitors are promised is in `legal` of libs/site. */
export const deadlines = {
  /** A charge that the bank does not issue is retried for this long; then its order expires. */
  issueChargeHours: 24,
  /** A paid order that is still ready after this long is shown to the staff. */
  submitMinutes: 10,
  /** A submission without an answer is parked this long after the supplier's timeout. */
  interruptedSubmissionSeconds: 30,
  /** A completed order is polled for this long: suppliers take a delivery back days later. */
  watchCompletedDays: 7,
  /** An order whose status the supplier omits is shown to the staff after this long. */
  missingStatusHours: 2,
  /** A supplier that answers no status request is shown to the staff after this long. */
  failedStatusMinutes: 10,
  /** A refund that the bank does not finish is shown to the staff after this long. */
  refundMinutes: 60,
} as const

export const canMove = (from: OrderStatus, to: OrderStatus) => orderStates[from].next.includes(to)

export const canMovePayment = (from: PaymentState, to: PaymentState) => chargeStates[from].next.includes(to)

/** The states from which a payment may become `to`. */
export const paymentStatesBefore = (to: PaymentState) =>
  paymentStates.filter((from) => canMovePayment(from, to))

export const shownPaymentStatus = (state: PaymentState): PaymentStatus =>
  state === 'to-issue' ? 'pending' : state
