import { fieldsOf, textOf } from '@smm/http-service/json-fields'
import type { Charge } from '../bank.ts'

/** '4500' → 4500; null for anything else. */
const readCents = (value: unknown): number | null =>
  typeof value !== 'object' && /^\d{1,12}$/.test(String(value)) ? Number(value) : null

/** Money has arrived only with `paid` and `completed`. */
const statuses: Record<string, Charge['status']> = {
  pending: 'open',
  reserved: 'open',
  processing: 'open',
  paid: 'concluded',
  completed: 'concluded',
  refunded: 'concluded',
  canceled: 'removed',
}
const isPaid = (status: unknown) => status === 'paid' || status === 'completed'

/** Parses a transaction of the create and status answers; undefined when it is none. */
export function readTransaction(fields: Record<string, unknown>): Charge | undefined {
  const txid = textOf(fields['transaction_id']) ?? ''
  const status = statuses[String(fields['status'])]
  if (!/^[a-zA-Z0-9]{1,64}$/.test(txid) || !status) return undefined
  const amountCents = readCents(fields['value_cents'])
  const paidCents = isPresent(fields['value_cents_paid'])
    ? readCents(fields['value_cents_paid'])
    : amountCents
  const paidAt = timeOf(fields['paid_date']) ?? timeOf(fields['status_date']) ?? new Date()
  return {
    txid,
    status,
    amountCents,
    pixCode: textOf(fieldsOf(fields['pix_code'])['emv']),
    dueAt: endOfDay(fields['due_date']),
    // A transaction is paid at most once, so its id is also the receipt's.
    receipts: isPaid(fields['status']) ? [{ endToEndId: txid, txid, amountCents: paidCents, paidAt }] : [],
    remainingAfterRefunds: fields['status'] === 'refunded' ? [{ endToEndId: txid, remainingCents: 0 }] : [],
  }
}

const isPresent = (value: unknown) => value !== undefined && value !== null && value !== ''

/** '2026-11-21 09:30:00', in the time zone of Brasília. */
function timeOf(value: unknown): Date | undefined {
  const at = new Date(`${String(value).replace(' ', 'T')}-03:00`)
  return Number.isNaN(at.getTime()) ? undefined : at
}

/** A due date is a day: the code can be paid until its end. */
function endOfDay(value: unknown): Date {
  const end = new Date(`${String(value).slice(0, 10)}T23:59:59-03:00`)
  return Number.isNaN(end.getTime()) ? new Date(Date.now() + 86_400_000) : end
}

/** The meaning of a `reject`, which PagHiper states only as text. */
export function readReject(message: unknown): 'not-found' | 'not-open' | 'refused' {
  const text = String(message).toLowerCase()
  if (text.includes('status atual')) return 'not-open'
  return /transaction_id|n[aã]o (foi )?(encontrad|localizad)/.test(text) ? 'not-found' : 'refused'
}
