import { decimalToCents } from '@smm/pricing/money'
import { fieldsOf, textOf } from '@smm/http-service/json-fields'
import { type Charge, isOwnReference, type RefundAnswer, type RemainingAmount } from '../bank.ts'

/** 45.1 → 4510; null for anything that is not a whole number of centavos. */
const readReais = (value: unknown): number | null =>
  typeof value === 'number' && /^\d{1,10}(\.\d{1,2})?$/.test(String(value))
    ? decimalToCents(String(value))
    : null

const statuses: Record<string, Charge['status']> = {
  pending: 'open',
  authorized: 'open',
  in_process: 'open',
  // A disputed payment stays open until the dispute ends: the bank may still return it.
  in_mediation: 'open',
  approved: 'concluded',
  refunded: 'concluded',
  charged_back: 'concluded',
  rejected: 'removed',
  cancelled: 'removed',
}

/** Mercado Pago's ids are numeric; our own references are hexadecimal of fixed length. */
export const isPaymentId = (text: string): boolean => /^\d{1,25}$/.test(text)

/** Parses a payment, the same in every answer; undefined when it is none. */
export function readPayment(answer: unknown): Charge | undefined {
  const fields = fieldsOf(answer)
  const txid = String(fields['id'])
  const status = statuses[String(fields['status'])]
  const dueAt = dueDate(fields)
  if (!isPaymentId(txid) || !status || !dueAt) return undefined
  const transaction = fieldsOf(fieldsOf(fields['point_of_interaction'])['transaction_data'])
  return {
    txid,
    status,
    dueAt,
    amountCents: readReais(fields['transaction_amount']),
    pixCode: textOf(transaction['qr_code']),
    // A fully refunded or disputed payment pays no order.
    receipts: fields['status'] === 'approved' ? [receiptOf(txid, fields)] : [],
    remainingAfterRefunds: remainingOf(txid, fields),
  }
}

function remainingOf(endToEndId: string, fields: Record<string, unknown>): RemainingAmount[] {
  if (['refunded', 'charged_back'].includes(String(fields['status'])))
    return [{ endToEndId, remainingCents: 0 }]
  const remainingCents = receiptOf(endToEndId, fields).amountCents
  return readReais(fields['transaction_amount_refunded']) && remainingCents !== null
    ? [{ endToEndId, remainingCents }]
    : []
}

/** Refunds address the payment's id, so it is also the receipt's end-to-end id. */
function receiptOf(txid: string, fields: Record<string, unknown>): Charge['receipts'][number] {
  const isReais = (fields['currency_id'] ?? 'BRL') === 'BRL'
  const paid = isReais ? readReais(fields['transaction_amount']) : null
  // A partly refunded payment keeps the status approved.
  const returned = readReais(fields['transaction_amount_refunded'] ?? 0)
  const amountCents = paid === null || returned === null ? null : paid - returned
  const at = new Date(String(fields['date_approved'] ?? fields['date_last_updated']))
  const paidAt = Number.isNaN(at.getTime()) ? new Date() : at
  return { endToEndId: txid, txid, amountCents, paidAt }
}

/** A payment without an expiry date expires after a day. */
function dueDate(fields: Record<string, unknown>): Date | undefined {
  const own = Date.parse(String(fields['date_of_expiration']))
  const created = Date.parse(String(fields['date_created']))
  const due = Number.isNaN(own) ? created + 86_400_000 : own
  return Number.isNaN(due) ? undefined : new Date(due)
}

/** Payments with exactly this reference: concluded first, then open, then removed. */
export function readSearch(answer: unknown, reference: string): Charge[] {
  const rank = { concluded: 0, open: 1, removed: 2 }
  return resultsOf(answer)
    .filter((payment) => fieldsOf(payment)['external_reference'] === reference)
    .flatMap((payment) => readPayment(payment) ?? [])
    .sort((one, other) => rank[one.status] - rank[other.status])
}

export function resultsOf(answer: unknown): unknown[] {
  const { results } = fieldsOf(answer)
  return Array.isArray(results) ? results : []
}

/** The account may sell elsewhere too; our payments carry a reference of ours. */
export const isOurs = (payment: unknown): boolean =>
  isOwnReference(String(fieldsOf(payment)['external_reference']))

export function readRefund(answer: unknown): { id: string; state: RefundAnswer } {
  const { id, status } = fieldsOf(answer)
  return { id: String(id), state: refundStates[String(status)] ?? 'in-progress' }
}

const refundStates: Record<string, RefundAnswer> = {
  approved: 'done',
  rejected: 'failed',
  cancelled: 'failed',
}

/** The error of a refused request, in one line. */
export function readErrorMessage(answer: unknown): string {
  const { message, error, cause } = fieldsOf(answer)
  const causes = [cause ?? []].flat().map((one: unknown) => {
    const { code, description } = fieldsOf(one)
    return `${String(code)} ${String(description ?? '')}`.trim()
  })
  return [message ?? error ?? '', ...causes].join('; ')
}
