import type { ColumnType, Generated } from 'kysely'
import type { PaymentState, RefundState } from '../order/order-lifecycle.ts'

type PaymentsTable = {
  id: string
  /** The first of its orders: all that the previous release knows of them. */
  orderId: string
  provider: string
  txid: string
  amountCents: number
  /** Null where it equals the amount of the charge. */
  receivedCents: number | null
  state: Generated<PaymentState>
  pixCode: string | null
  qrCodeImageUrl: string | null
  dueAt: Date | null
  endToEndId: string | null
  confirmedAt: Date | null
  issueAttempts: Generated<number>
  nextIssueAt: Generated<Date | null>
  /** Polls that the bank answered. */
  polls: Generated<number>
  failedPolls: Generated<number>
  nextPollAt: Date | null
  nextExpiryAt: Date | null
  nextRemovalAt: Date | null
  orderCount: Generated<number>
  /** Set when it is confirmed or expires: all its orders are moved with it, which the previous release does not do. */
  endedWhole: Generated<boolean>
  createdAt: Generated<Date>
}

/** The orders of a charge, each at its price. An order has one charge, the latest. */
type ChargeOrdersTable = {
  orderId: string
  paymentId: string
  position: Generated<number>
  amountCents: number
  /** The part of a receipt that the staff accepted for the order; null where it equals the price. */
  receivedCents: number | null
}

type PixReceiptsTable = {
  id: Generated<string>
  provider: string
  endToEndId: string
  paymentId: string | null
  txid: string | null
  amountCents: number | null
  outcome: 'settled' | 'review'
  paidAt: Date
  receivedAt: Generated<Date>
}

type WebhookHintsTable = {
  id: Generated<string>
  provider: string
  dedupeKey: string
  txid: string | null
  body: ColumnType<unknown, string, string>
  receivedAt: Generated<Date>
}

type RefundsTable = {
  id: Generated<string>
  orderId: string
  endToEndId: string
  cause: string
  amountCents: number
  state: Generated<RefundState>
  requestedAt: Generated<Date>
  /** Set once, when the bank is first asked for it. */
  firstAttemptAt: Date | null
  nextTryAt: Date | null
  finishedAt: Date | null
}

type LedgerEntriesTable = {
  id: Generated<number>
  transactionId: string
  /**
   * `sales` gives orders at their prices without coupons, `discounts` takes what coupons took off them. `supplier` is our
   * balance at the supplier, `costs` the part of it that orders took.
   */
  account: 'bank' | 'sales' | 'discounts' | 'to-review' | 'to-refund' | 'supplier' | 'costs'
  amountCents: number
  currency: Generated<string>
  cause: string
  orderId: string | null
  at: Generated<Date>
}

export type PaymentTables = {
  payments: PaymentsTable
  chargeOrders: ChargeOrdersTable
  pixReceipts: PixReceiptsTable
  webhookHints: WebhookHintsTable
  refunds: RefundsTable
  ledgerEntries: LedgerEntriesTable
}
