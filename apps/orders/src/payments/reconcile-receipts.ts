import { sql } from 'kysely'
import type { Deps } from '../deps.ts'
import { acquireRun, findLastRun, recordRun, releaseRun } from '../jobs/periodic-job.ts'
import { isOwnReference, type Receipt } from '../pix/bank.ts'
import { schedulePoll } from './payments.queries.ts'
import { recordReceiptForReview } from './in-review/record-receipt-for-review.ts'
import { daily, daySeconds, lastReconciledKey, scheduleReconciliation } from './schedule-reconciliation.ts'

const lostOrders = 'request-lost-orders'
const minuteMs = 60_000
const marginMs = 2 * 60 * minuteMs
const periodMs = daySeconds * 1000 + marginMs
/** Backups are kept for 35 days. */
const maxPeriodMs = 36 * daySeconds * 1000
const chunkSize = 500

/** The job. A process that starts may have found an older database: everything since its last comparison is due. */
export function reconcileReceiptsFromStart(deps: Deps): () => Promise<void> {
  let isFirst = true
  return async () => {
    const last = isFirst && (await findLastRun(deps.db, lastReconciledKey))
    if (last && Date.now() - last.getTime() > minuteMs) await scheduleReconciliation(deps.db, last)
    isFirst = false
    await reconcileReceipts(deps)
  }
}

/**
 * Compares the bank's list of receipts with ours and finds payments without a webhook: the last minutes every 20 s while
 * charges are open, and once a day everything since the last time, a restored database's too.
 */
export async function reconcileReceipts(deps: Deps): Promise<void> {
  if (!deps.bank.capabilities.listReceipts) return
  const lastDay = await findLastRun(deps.db, daily)
  if (await acquireRun(deps.db, daily, daySeconds)) return reconcileDay(deps, lastDay)
  if (!(await isMoneyAwaited(deps))) return
  if (await acquireRun(deps.db, 'sweep-minutes', 20)) {
    await reconcile(deps, 'sweep-minutes', new Date(Date.now() - 10 * 60_000))
  }
}

async function reconcileDay(deps: Deps, lastDay: Date | undefined): Promise<void> {
  const now = Date.now()
  const since = (lastDay?.getTime() ?? now - daySeconds * 1000) - marginMs
  const from = new Date(Math.max(since, now - maxPeriodMs))
  if (await reconcile(deps, daily, from)) return
  if (lastDay) await scheduleReconciliation(deps.db, new Date(lastDay.getTime() + daySeconds * 1000))
  else await releaseRun(deps.db, daily)
}

/** Asks for at most a day at a time; banks refuse longer periods. False when the bank did not answer. */
async function reconcile(deps: Deps, job: string, since: Date): Promise<boolean> {
  // The bank's clock may be ahead of ours.
  const until = Date.now() + 60_000
  try {
    for (let from = since.getTime(); from < until; from += periodMs) {
      const listed = await deps.bank.listReceipts(new Date(from), new Date(Math.min(from + periodMs, until)))
      for (let at = 0; at < listed.length; at += chunkSize)
        await compare(deps, listed.slice(at, at + chunkSize))
    }
    await recordRun(deps.db, lastReconciledKey)
    return true
  } catch (err) {
    deps.log.warn({ err, job }, 'the bank did not list its receipts')
    return false
  }
}

async function isMoneyAwaited({ db }: Deps): Promise<boolean> {
  const awaited = await db
    .selectFrom('payments')
    .select('id')
    .where('state', '=', 'pending')
    .where('nextExpiryAt', 'is not', null)
    .limit(1)
    .executeTakeFirst()
  return awaited !== undefined
}

async function compare(deps: Deps, listed: Receipt[]) {
  const { db, bank } = deps
  const { provider } = bank
  const missing = await findMissing(deps, listed)
  if (missing.length === 0) return
  const txids = missing.flatMap(({ txid }) => txid ?? [])
  const ours = await db
    .selectFrom('payments')
    .select('txid')
    .where('provider', '=', provider)
    .where('txid', '=', sql<string>`any(${txids})`)
    .execute()
  const isOurs = new Set<string | null>(ours.map(({ txid }) => txid))
  if (ours.length > 0) {
    await schedulePoll(
      db,
      provider,
      ours.map(({ txid }) => txid),
    )
    deps.wake('poll-charges')
  }
  const orphans = missing.filter(({ txid }) => !isOurs.has(txid))
  await requestLostOrders(deps, orphans)
  for (const orphan of orphans) await recordOrphan(deps, orphan)
}

/**
 * A charge that we named and do not know: the database lost its last moments, and perhaps no submission that would show it.
 * The chat requests what it requested before the payment again; once an hour, for the key may serve others too.
 */
async function requestLostOrders({ db, relay, log }: Deps, orphans: Receipt[]): Promise<void> {
  const lost = orphans.filter(({ txid }) => txid !== null && isOwnReference(txid))
  if (lost.length === 0 || !(await acquireRun(db, lostOrders, 60 * 60))) return
  log.error({ receipts: lost.length }, 'money came for charges that were lost: orders are requested again')
  const since = Math.min(...lost.map(({ paidAt }) => paidAt.getTime())) - marginMs
  await relay.requestRedeliverySince(new Date(since)).catch(async (err: unknown) => {
    await releaseRun(db, lostOrders)
    throw err
  })
}

/** The receipts of the bank's list that we have not recorded. */
async function findMissing({ db, bank }: Deps, listed: Receipt[]): Promise<Receipt[]> {
  const ids = listed.map(({ endToEndId }) => endToEndId)
  const recorded = await db
    .selectFrom('pixReceipts')
    .select('endToEndId')
    .where('provider', '=', bank.provider)
    .where('endToEndId', '=', sql<string>`any(${ids})`)
    .execute()
  const isRecorded = new Set(recorded.map(({ endToEndId }) => endToEndId))
  return listed.filter(({ endToEndId }) => !isRecorded.has(endToEndId))
}

/** Records money that names no charge that we know: it was lost in a restore, or somebody sent it straight to our PIX key. */
const recordOrphan = ({ db, bank }: Deps, receipt: Receipt) =>
  db.transaction().execute((trx) =>
    recordReceiptForReview(trx, {
      receipt,
      provider: bank.provider,
      reason: 'ORPHAN_PAYMENT',
      facts: { txid: receipt.txid },
    }),
  )
