import type { ColumnType, Generated, Kysely, Selectable, Transaction } from 'kysely'
import type { Fulfilment } from '@smm/contracts/order-details'
import type { OrderStatus } from '@smm/contracts/orders'
import type { Platform, ServiceType } from '@smm/contracts/products'
import type { MessagingTables } from '@smm/messaging/tables'
import type { PaymentState } from './payments/payment-status.ts'

export type SubmissionOutcome = 'sent' | 'refused' | 'unknown' | 'not-sent'
export type RefundState = 'requested' | 'sending' | 'done' | 'failed'

type Json = ColumnType<unknown, string, string>

export type OrdersTable = {
  id: string
  conversationId: string
  link: string
  platform: Platform
  serviceType: ServiceType
  quantity: number
  amountCents: number
  currency: Generated<string>
  status: Generated<OrderStatus>
  version: Generated<number>
  fulfilment: Generated<Fulfilment>
  correlationId: string | null
  supplier: string
  upstreamOrderId: string | null
  upstreamStatus: string | null
  refusedCode: string | null
  remains: number | null
  startCount: number | null
  chargedCents: number | null
  paidAt: Date | null
  readyAt: Date | null
  notBefore: Date | null
  sendingSince: Date | null
  sentAt: Date | null
  nextCheckAt: Date | null
  finishedAt: Date | null
  silentSince: Date | null
  createdAt: Generated<Date>
}

/** By name: a statement that asks for every column there is cannot be prepared. */
export const orderColumns = [
  ...(['id', 'conversationId', 'link', 'platform', 'serviceType', 'quantity', 'amountCents'] as const),
  ...(['currency', 'status', 'version', 'fulfilment', 'correlationId', 'supplier'] as const),
  ...(['upstreamOrderId', 'upstreamStatus', 'refusedCode', 'remains', 'startCount', 'chargedCents'] as const),
  ...(['paidAt', 'readyAt', 'notBefore', 'sendingSince', 'sentAt', 'nextCheckAt'] as const),
  ...(['finishedAt', 'silentSince', 'createdAt'] as const),
] satisfies Array<keyof OrdersTable>

type OrderHistoryTable = {
  orderId: string
  version: number
  fromStatus: OrderStatus | null
  toStatus: OrderStatus
  cause: string
  at: Generated<Date>
}

type SubmissionAttemptsTable = {
  id: Generated<string>
  orderId: string
  supplier: string
  upstreamServiceId: number
  worker: string
  balanceBefore: string | null
  startedAt: Generated<Date>
  answeredAt: Date | null
  outcome: SubmissionOutcome | null
  upstreamOrderId: string | null
  answer: string | null
}

type RefillRequestsTable = {
  id: Generated<string>
  orderId: string
  state: Generated<'to-ask' | 'accepted' | 'refused'>
  nextAskAt: Generated<Date | null>
  askedAt: Date | null
  upstreamRefillId: string | null
  createdAt: Generated<Date>
}

type OffersTable = {
  platform: Platform
  serviceType: ServiceType
  isActive: boolean
  upstreamServiceId: number | null
  costMicrosPerThousand: number
  marginBasisPoints: number
  minQuantity: number
  maxQuantity: number
}

type PaymentsTable = {
  id: string
  orderId: string
  provider: string
  txid: string
  amountCents: number
  /** Null where it is what was asked for. */
  receivedCents: number | null
  state: Generated<PaymentState>
  pixCode: string | null
  qrCodeImageUrl: string | null
  dueAt: Date | null
  endToEndId: string | null
  confirmedAt: Date | null
  issueAttempts: Generated<number>
  nextIssueAt: Generated<Date | null>
  asks: Generated<number>
  failedAsks: Generated<number>
  nextAskAt: Date | null
  nextExpiryAt: Date | null
  nextRemovalAt: Date | null
  createdAt: Generated<Date>
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
  body: Json
  receivedAt: Generated<Date>
}

type ReviewsTable = {
  id: Generated<string>
  reason: string
  subject: string
  orderId: string | null
  details: Json
  openedAt: Generated<Date>
  closedAt: Date | null
  closedBy: string | null
  resolution: string | null
}

type RefundsTable = {
  id: Generated<string>
  orderId: string
  endToEndId: string
  cause: string
  amountCents: number
  state: Generated<RefundState>
  requestedAt: Generated<Date>
  nextTryAt: Date | null
  finishedAt: Date | null
}

type LedgerEntriesTable = {
  id: Generated<number>
  transactionId: string
  /** What came in and what for; `supplier` is what we have at the reseller, and `costs` what it took of that. */
  account: 'bank' | 'sales' | 'to-review' | 'to-refund' | 'supplier' | 'costs'
  amountCents: number
  currency: Generated<string>
  cause: string
  orderId: string | null
  at: Generated<Date>
}

type StaffAccountsTable = {
  id: Generated<string>
  username: string
  passwordHash: string
  seedHash: string | null
  oneTimeUntil: Date | null
  deactivatedAt: Date | null
  secondStep: string | null
  secondStepWaiting: string | null
  secondStepUsed: Generated<number>
  createdAt: Generated<Date>
}
type StaffRecoveryCodesTable = { codeHash: string; accountId: string }
type StaffSessionsTable = {
  idHash: string
  nonce: string | null
  accountId: string
  address: string | null
  device: string | null
  createdAt: Generated<Date>
  lastSeenAt: Generated<Date>
  endsAt: Date
  endedAt: Date | null
}
type SignInAttemptsTable = {
  key: string
  times: number
  blockedUntil: Date | null
  lastAt: Generated<Date>
}
type AuditLogTable = {
  id: Generated<number>
  at: Generated<Date>
  actor: string
  action: string
  details: Json
}

export type Tables = MessagingTables & {
  orders: OrdersTable
  orderHistory: OrderHistoryTable
  submissionAttempts: SubmissionAttemptsTable
  refillRequests: RefillRequestsTable
  offers: OffersTable
  catalogueCopy: { onlyRow: Generated<boolean>; version: number }
  payments: PaymentsTable
  pixReceipts: PixReceiptsTable
  webhookHints: WebhookHintsTable
  reviews: ReviewsTable
  refunds: RefundsTable
  ledgerEntries: LedgerEntriesTable
  lastRuns: { name: string; at: Generated<Date> }
  staffAccounts: StaffAccountsTable
  staffRecoveryCodes: StaffRecoveryCodesTable
  staffSessions: StaffSessionsTable
  signInAttempts: SignInAttemptsTable
  auditLog: AuditLogTable
}

export type Db = Kysely<Tables>
export type Trx = Transaction<Tables>
export type OrderRow = Selectable<OrdersTable>
export type PaymentRow = Selectable<PaymentsTable>
export type AccountRow = Selectable<StaffAccountsTable>
export type RefundRow = Selectable<RefundsTable>
