import type { Charge } from './bank.ts'
import { fieldsOf, textOf } from './read-answers.ts'

/** '4500' → 4500; null for anything else. */
const readCents = (value: unknown): number | null =>
  typeof value !== 'object' && /^\d{1,12}$/.test(String(value)) ? Number(value) : null

/** Only `paid` and `completed` mean that the money is there. */
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

/** A transaction as creating it and asking for it answer; undefined when that is no transaction. */
export function readTransaction(fields: Record<string, unknown>): Charge | undefined {
  const txid = textOf(fields['transaction_id']) ?? ''
  const status = statuses[String(fields['status'])]
  if (!/^[a-zA-Z0-9]{1,64}$/.test(txid) || !status) return undefined
  const amountCents = readCents(fields['value_cents'])
  const paidCents = isGiven(fields['value_cents_paid']) ? readCents(fields['value_cents_paid']) : amountCents
  const paidAt = timeOf(fields['paid_date']) ?? timeOf(fields['status_date']) ?? new Date()
  return {
    txid,
    status,
    amountCents,
    pixCode: textOf(fieldsOf(fields['pix_code'])['emv']),
    dueAt: endOfDay(fields['due_date']),
    // A transaction is paid at most once, so its id is also the receipt's.
    receipts: isPaid(fields['status']) ? [{ endToEndId: txid, txid, amountCents: paidCents, paidAt }] : [],
    returned: fields['status'] === 'refunded' ? [{ endToEndId: txid, leftCents: 0 }] : [],
  }
}

const isGiven = (value: unknown) => value !== undefined && value !== null && value !== ''

/** '2026-11-21 09:30:00', by the clock of Brasília. */
function timeOf(value: unknown): Date | undefined {
  const at = new Date(`${String(value).replace(' ', 'T')}-03:00`)
  return Number.isNaN(at.getTime()) ? undefined : at
}

/** PagHiper counts in days: a code can be paid until the end of its day. */
function endOfDay(value: unknown): Date {
  const end = new Date(`${String(value).slice(0, 10)}T23:59:59-03:00`)
  return Number.isNaN(end.getTime()) ? new Date(Date.now() + 86_400_000) : end
}

/** What PagHiper means by a "reject": it says so in words only. */
export function readReject(message: unknown): 'not-found' | 'not-open' | 'refused' {
  const text = String(message).toLowerCase()
  if (text.includes('status atual')) return 'not-open'
  return /transaction_id|n[aã]o (foi )?(encontrad|localizad)/.test(text) ? 'not-found' : 'refused'
}
