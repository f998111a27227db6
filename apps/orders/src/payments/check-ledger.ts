import { sql } from 'kysely'
import { allowMinutes } from '@smm/database/delete-older-than'
import type { Deps } from '../deps.ts'
import { openReview } from '../decisions/reviews.ts'
import type { Trx } from '../tables.ts'

/** The ledger adds up to zero, its bank account equals the receipts less refunds, and its costs equal the orders'. */
export async function checkLedger({ db, log }: Deps): Promise<void> {
  const { total, bankCents, receivedCents, refundedCents, costCents, supplierChargeCents } = await db
    .transaction()
    .execute(readSums)
  const differenceCents = bankCents - receivedCents + refundedCents
  const costDifferenceCents = costCents - supplierChargeCents
  if (total === 0 && differenceCents === 0 && costDifferenceCents === 0) return
  const facts = { total, differenceCents, costDifferenceCents }
  log.error(facts, 'the ledger does not add up')
  await db
    .transaction()
    .execute((trx) => openReview(trx, { reason: 'LEDGER_OUT_OF_BALANCE', subject: 'ledger', facts }))
}

/** One statement, so one snapshot: a payment between two reads would look like a fault. Reads every row. */
async function readSums(db: Trx) {
  await allowMinutes(db)
  const cents = sql<number>`coalesce(sum(amount_cents), 0)::bigint`
  const entries = db.selectFrom('ledgerEntries').select(cents.as('cents'))
  const sums = await db
    .selectNoFrom([
      entries.as('total'),
      entries.where('account', '=', 'bank').as('bankCents'),
      entries.where('account', '=', 'costs').as('costCents'),
      db
        .selectFrom('orders')
        .select(sql<number>`coalesce(sum(charged_cents), 0)::bigint`.as('cents'))
        .as('supplierChargeCents'),
      db.selectFrom('pixReceipts').select(cents.as('cents')).as('receivedCents'),
      db.selectFrom('refunds').select(cents.as('cents')).where('state', '=', 'done').as('refundedCents'),
    ])
    .executeTakeFirstOrThrow()
  return {
    total: sums.total ?? 0,
    bankCents: sums.bankCents ?? 0,
    receivedCents: sums.receivedCents ?? 0,
    refundedCents: sums.refundedCents ?? 0,
    costCents: sums.costCents ?? 0,
    supplierChargeCents: sums.supplierChargeCents ?? 0,
  }
}
