import type { ColumnType, Generated, Kysely, Selectable, Transaction } from 'kysely'
import type { Fulfilment } from '@smm/contracts/orders/order-details'
import type { OrderStatus } from '@smm/contracts/orders/orders'
import type { ReviewNote } from '@smm/contracts/orders/reviews'
import type { PublishedProduct } from '@smm/contracts/prices/price-book'
import type { Platform, ServiceType } from '@smm/contracts/products'
import type { MessagingTables } from '@smm/messaging/tables'
import { fieldsOf } from '@smm/http-service/json-fields'
import type { AlertTables } from './alerts/alert-tables.ts'
import type { CouponTables } from './coupons/coupon-tables.ts'
import type { FenceTables } from './fence/fence-tables.ts'
import type { MailTables } from './mail/mail-tables.ts'
import type { DaySums } from './panel/overview/overview-tables.ts'
import type { MoveCause } from './order/order-lifecycle.ts'
import type { PaymentTables } from './payments/payment-tables.ts'
import type { StaffTables } from './staff/staff-tables.ts'
import type { SupplierTables } from './supplier/supplier-tables.ts'

type SubmissionOutcome = 'sent' | 'refused' | 'unknown' | 'not-sent'

export type OrdersTable = {
  id: string
  conversationId: string
  link: string
  platform: Platform
  serviceType: ServiceType
  /** Null: the standard one. */
  tier: ColumnType<string | null, string | null | undefined>
  quantity: number
  /** Less the discount. */
  amountCents: number
  /** The order's part of the coupon's discount. */
  discountCents: Generated<number>
  /** As the owner wrote it then. */
  couponCode: string | null
  redemptionId: string | null
  currency: Generated<string>
  status: Generated<OrderStatus>
  version: Generated<number>
  fulfilment: Generated<Fulfilment>
  correlationId: string | null
  /** The one that it was last submitted to, or is to be submitted to first. */
  supplier: string
  /** Suppliers that refused it for what it is, since the staff last approved it. */
  refusedBy: Generated<string[]>
  upstreamOrderId: string | null
  upstreamStatus: string | null
  refusedCode: string | null
  remains: number | null
  startCount: number | null
  supplierChargeCents: number | null
  paidAt: Date | null
  readyAt: Date | null
  /** A paid order is held until then, so that its visitor can cancel it; or the supplier asked us to wait. */
  notBefore: Date | null
  sendingSince: Date | null
  sentAt: Date | null
  nextCheckAt: Date | null
  /** The supplier reported the first of it. */
  startedAt: Date | null
  finishedAt: Date | null
  /** The supplier is to be asked to stop the order at this time. */
  nextCancelAt: Date | null
  /** The supplier was asked to stop the order and did not refuse. */
  cancelAskedAt: Date | null
  /** Set while the supplier answers no status of the order. */
  statusMissingSince: Date | null
  submissionApprovedAt: Date | null
  /** Signed into the link of the order's page: a new version revokes earlier links. */
  linkVersion: Generated<number>
  /** The terms that the visitor accepted. */
  termsVersion: Generated<string>
  /** The visitor's address under the salt of its day; null where charges are not limited. */
  addressHash: ColumnType<string | null, string | null | undefined>
  /** Set when nothing in it leads to its visitor any more. */
  pseudonymisedAt: ColumnType<Date | null, Date | null | undefined>
  createdAt: Generated<Date>
}

/** Columns that are set after an order is placed, or begin with a default. An order is placed with all others. */
type LaterColumn =
  | 'currency'
  | 'status'
  | 'version'
  | 'fulfilment'
  | 'refusedBy'
  | 'upstreamOrderId'
  | 'upstreamStatus'
  | 'refusedCode'
  | 'remains'
  | 'startCount'
  | 'supplierChargeCents'
  | 'paidAt'
  | 'readyAt'
  | 'notBefore'
  | 'sendingSince'
  | 'sentAt'
  | 'nextCheckAt'
  | 'startedAt'
  | 'finishedAt'
  | 'nextCancelAt'
  | 'cancelAskedAt'
  | 'statusMissingSince'
  | 'submissionApprovedAt'
  | 'linkVersion'
  | 'pseudonymisedAt'
export type PlacedColumn = Exclude<keyof OrdersTable, LaterColumn>

/** By name: a prepared statement with `*` would fail after a migration adds a column. */
// prettier-ignore
export const orderRowColumns = [
  'id', 'conversationId', 'link', 'platform', 'serviceType', 'quantity', 'amountCents', 'currency', 'status',
  'version', 'fulfilment', 'correlationId', 'supplier', 'upstreamOrderId', 'upstreamStatus', 'refusedCode',
  'remains', 'startCount', 'supplierChargeCents', 'paidAt', 'readyAt', 'notBefore', 'sendingSince', 'sentAt',
  'nextCheckAt', 'startedAt', 'finishedAt', 'nextCancelAt', 'cancelAskedAt', 'statusMissingSince',
  'submissionApprovedAt', 'createdAt', 'linkVersion', 'termsVersion', 'discountCents', 'couponCode', 'redemptionId',
  'tier',
] as const satisfies Array<keyof OrdersTable>

type OrderHistoryTable = {
  orderId: string
  version: number
  fromStatus: OrderStatus | null
  toStatus: OrderStatus
  cause: MoveCause
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
  claimNumber: number | null
}

type RefillRequestsTable = {
  id: Generated<string>
  orderId: string
  state: Generated<'to-ask' | 'accepted' | 'refused'>
  nextPollAt: Generated<Date | null>
  /** Set while the supplier is being asked, until its answer is stored. */
  inFlightSince: Date | null
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

/** One row: the versions of our copies, and the price book, which is null until a first one comes. */
type CatalogueCopyTable = {
  onlyRow: Generated<boolean>
  version: number
  book: ColumnType<PublishedProduct[] | null, string | undefined, string>
  bookVersion: Generated<number>
  routingVersion: Generated<number>
  tiersVersion: Generated<number>
}

/** Facts of a review, each under its name in the row; `panel/list-reviews.ts` says how each is shown. */
export type ReviewFacts = {
  /** Null when the bank told no amount that can be read. */
  amountCents?: number | null
  endToEndId?: string
  /** When an unexpected PIX was paid (ISO 8601), the charge that it names, and the amount of that. */
  paidAt?: string
  txid?: string | null
  expectedCents?: number
  /** The bank of a charge that this shop does not use any more. */
  provider?: string
  /** Of a refund that the bank cannot return. */
  byHand?: boolean
  /** Of a forgotten submission, with when it was claimed (ISO 8601). */
  supplier?: string
  claimNumber?: number
  claimedAt?: string
  /** The visitor asked to cancel while this was open. */
  wantsCancel?: true
  note?: ReviewNote
  /** Of an order at the supplier: its number, why it was refused, what it lacks, since when it has no status. */
  upstreamOrderId?: string | null
  code?: string
  remains?: number | null
  since?: string
  /** By how much the ledger is out of balance, in centavos. */
  total?: number
  differenceCents?: number
  costDifferenceCents?: number
}

/** `said` is the quote; `word` is the same of a review that an earlier release opened. */
type ReviewDetails = ReviewFacts & { said?: string; word?: string }

type ReviewsTable = {
  id: Generated<string>
  reason: string
  subject: string
  orderId: string | null
  details: ColumnType<ReviewDetails, string, string>
  openedAt: Generated<Date>
  closedAt: Date | null
  closedBy: string | null
  resolution: string | null
}

/** Conversations that the chat deleted for their visitors. */
type ForgottenConversationsTable = {
  conversationId: string
  forgottenAt: Generated<Date>
  /** Set once the journal outside the database has it. */
  journaledAt: Date | null
}

/** The visitor withdrew from a paid order; `decidedAt` is set when that came to its end. */
type WithdrawalsTable = {
  orderId: string
  reason: string | null
  askedAt: Generated<Date>
  decidedAt: Date | null
}

export type Tables = MessagingTables &
  StaffTables &
  MailTables &
  SupplierTables &
  CouponTables &
  AlertTables &
  PaymentTables &
  FenceTables & {
    orders: OrdersTable
    orderHistory: OrderHistoryTable
    submissionAttempts: SubmissionAttemptsTable
    refillRequests: RefillRequestsTable
    offers: OffersTable
    tierOffers: OffersTable & { tier: string }
    /** A view: the offers of all tiers. */
    tieredOffers: OffersTable & { tier: string | null }
    catalogueCopy: CatalogueCopyTable
    reviews: ReviewsTable
    withdrawals: WithdrawalsTable
    forgottenConversations: ForgottenConversationsTable
    daySums: DaySums
    lastRuns: { name: string; at: Generated<Date> }
  }

/** The previous release still reads these columns under their SQL names. */
export const renamedColumns = {
  polls: 'asks',
  failedPolls: 'failed_asks',
  nextPollAt: 'next_ask_at',
  inFlightSince: 'asked_at',
  statusMissingSince: 'silent_since',
  supplierChargeCents: 'charged_cents',
}

export type Db = Kysely<Tables>
export type Trx = Transaction<Tables>
export type OrderRow = Omit<Selectable<OrdersTable>, 'addressHash' | 'pseudonymisedAt' | 'refusedBy'>
export type PaymentRow = Selectable<Tables['payments']>
export type ReviewRow = Selectable<ReviewsTable>
export type RefundRow = Selectable<Tables['refunds']>

/** An error of Postgres about this unique index. */
export function isUniqueViolation(err: unknown, index: string): boolean {
  const { code, constraint } = fieldsOf(err)
  return code === '23505' && constraint === index
}
