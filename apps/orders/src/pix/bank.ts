import { createHash, timingSafeEqual } from 'node:crypto'

/**
 * A PIX that arrived. `endToEndId` is the receipt's id at the provider: Banco Central's, or the provider's own where it gives
 * none. `amountCents` is null when the bank's text is no amount.
 */
export type Receipt = { endToEndId: string; txid: string | null; amountCents: number | null; paidAt: Date }

/** A receipt's remaining amount after all refunds, pending ones and those made outside the shop included. */
export type RemainingAmount = { endToEndId: string; remainingCents: number }

export type Charge = {
  /**
   * The provider's id of the charge, stored when it is issued and used in every later call: `[a-zA-Z0-9]{1,64}`. Until then
   * calls carry our own reference of 32 hex digits, which is the id where the provider lets us choose it.
   */
  txid: string
  status: 'open' | 'concluded' | 'removed'
  amountCents: number | null
  pixCode: string | null
  dueAt: Date
  receipts: Receipt[]
  remainingAfterRefunds: RemainingAmount[]
}

/** Whether an id is our own reference, which a charge has until the provider gives its own. */
export const isOwnReference = (txid: string): boolean => /^[0-9a-f]{32}$/.test(txid)

/**
 * A webhook request as received; of its headers the gateway sets `x-request-id` and forwarding and tracing ones anew, see
 * `forwarded-headers.ts` there.
 */
export type WebhookCall = { body: Buffer; headers: Record<string, unknown>; query: Record<string, unknown> }
// Digests have equal lengths, so the comparison does not reveal the secret's length.
const digestOf = (text: string) => createHash('sha256').update(text).digest()

/** Compares a value of a webhook with our secret in constant time. */
export const isEqualInConstantTime = (value: unknown, secret: string): boolean =>
  typeof value === 'string' && timingSafeEqual(digestOf(value), digestOf(secret))

/**
 * An unverified claim of a webhook: it only makes us query the bank. `body` is stored: an adapter leaves the payer's personal
 * data out of it.
 */
export type Hint = { dedupeKey: string; txid: string | null; body: object }

export type WantedCharge = {
  txid: string
  amountCents: number
  expiresInSeconds: number
  payerMessage: string
}
export type WantedRefund = { endToEndId: string; refundId: string; amountCents: number }
export type RefundAnswer = 'in-progress' | 'done' | 'failed'

/** The request was refused, by the bank or before it left; it stays refused until a person changes something. */
export class BankRefused extends Error {
  override name = 'BankRefused'
}
/** No answer, or an inconclusive one. The caller may retry: see each call for what a repeat does. */
export class BankUnavailable extends Error {
  override name = 'BankUnavailable'
}

/** Port to a bank that receives PIX for us. Calls throw `BankRefused` or `BankUnavailable`. */
export type PixBank = {
  /** The bank's name: PIX_PROVIDER, and `provider` in columns. */
  provider: string
  /** The calls this provider offers; the others are never made. */
  capabilities: {
    removeCharge: boolean
    refund: boolean
    listReceipts: boolean
    registerWebhook: boolean
  }
  /**
   * Creates the charge, or returns the one that already has this reference. A provider without idempotency creates another
   * one, and the first stays there unpaid.
   */
  charge: (wanted: WantedCharge) => Promise<Charge>
  findCharge: (txid: string) => Promise<Charge | undefined>
  /** After `removed` the charge cannot be paid; `not-open` means that it cannot be removed: it was paid, or removed before. */
  removeCharge: (txid: string) => Promise<'removed' | 'not-open' | 'not-found'>
  /** Idempotent by `refundId`. A refusal throws `BankRefused` with the reason that the staff sees. */
  refund: (wanted: WantedRefund) => Promise<RefundAnswer>
  listReceipts: (from: Date, to: Date) => Promise<Receipt[]>
  /**
   * Undefined when the request is not authentic. Throws SyntaxError when an authentic one cannot be parsed, and
   * BankUnavailable when only the bank could verify it and does not answer.
   */
  readWebhook: (call: WebhookCall) => Hint[] | undefined | Promise<Hint[] | undefined>
  /** Registers our webhook address; idempotent. */
  registerWebhook: () => Promise<void>
  close: () => Promise<void>
}
