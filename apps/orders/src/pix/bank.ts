/** Money that arrived, as the bank tells it. `amountCents` is null when the bank's text is no amount. */
export type Receipt = { endToEndId: string; txid: string | null; amountCents: number | null; paidAt: Date }

export type Returned = { endToEndId: string; leftCents: number }

export type Charge = {
  /** What the bank calls it from now on: what we asked for, where the bank lets us choose. */
  txid: string
  status: 'open' | 'concluded' | 'removed'
  amountCents: number | null
  pixCode: string | null
  dueAt: Date
  receipts: Receipt[]
  /** What is left of the money of which something went back, or is about to, whoever asked for it. */
  returned: Returned[]
}

/** A call at our door, as it came. */
export type WebhookCall = { body: Buffer; headers: Record<string, unknown>; query: Record<string, unknown> }
/** What a webhook claims. Only a reason to ask the bank. */
export type Hint = { dedupeKey: string; txid: string | null; body: object }

export type WantedCharge = { txid: string; amountCents: number; expiresInSeconds: number; note: string }
export type RefundAnswer = 'in-progress' | 'done' | 'failed'

/** The bank understood and said no: asking again in the same words is useless. */
export class BankRefused extends Error {
  override name = 'BankRefused'
}
/** No answer, or none that says anything: asking again is right, for every call here is repeatable. */
export class BankUnavailable extends Error {
  override name = 'BankUnavailable'
}

/** A bank that receives PIX for us. */
export type PixBank = {
  provider: string
  can: { remove: boolean; refund: boolean; list: boolean; register: boolean }
  /** Makes the charge, or answers the one that this txid already names. */
  charge: (wanted: WantedCharge) => Promise<Charge>
  findCharge: (txid: string) => Promise<Charge | undefined>
  /** After `removed` nobody can pay it; `not-open` means that it was paid or removed before. */
  removeCharge: (txid: string) => Promise<'removed' | 'not-open' | 'not-found'>
  /** The refund's id is ours: asking twice refunds once. */
  refund: (wanted: { endToEndId: string; refundId: string; amountCents: number }) => Promise<RefundAnswer>
  listReceipts: (from: Date, to: Date) => Promise<Receipt[]>
  /**
   * Undefined when it does not come from the bank; throws SyntaxError when it does and cannot be read, and
   * BankUnavailable when only the bank can tell and does not answer.
   */
  readWebhook: (call: WebhookCall) => Hint[] | undefined | Promise<Hint[] | undefined>
  /** Makes sure that the bank calls us. */
  registerWebhook: () => Promise<void>
  close: () => Promise<void>
}
