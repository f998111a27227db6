import { sql } from 'kysely'
import { claimRun, giveBackRun, noteRun } from '../claim-run.ts'
import type { Deps } from '../deps.ts'
import { askSoon } from './payments.queries.ts'
import type { Receipt } from '../pix/bank.ts'
import { recordMoney } from './record-money.ts'
import { openReview } from '../decisions/reviews.ts'

const hour = 60 * 60
const chunkSize = 500
/** In `last_runs`: when the bank's list was last compared to its end. */
export const sweepDone = 'sweep-done'

/**
 * Finds what no webhook told: while charges are open, the bank's list of the last minutes, every 20 s, whatever their
 * number; once a day, the list of 26 hours.
 */
export async function sweepReceipts(deps: Deps): Promise<void> {
  if (!deps.bank.can.list) return
  if (await claimRun(deps.db, 'sweep-day', 24 * hour)) return sweep(deps, 'sweep-day', 26 * hour)
  if (!(await isMoneyAwaited(deps))) return
  if (await claimRun(deps.db, 'sweep-minutes', 20)) return sweep(deps, 'sweep-minutes', 10 * 60)
}

async function sweep(deps: Deps, name: string, seconds: number) {
  try {
    const now = Date.now()
    // The bank's clock may run ahead of ours.
    const listed = await deps.bank.listReceipts(new Date(now - seconds * 1000), new Date(now + 60_000))
    for (let at = 0; at < listed.length; at += chunkSize)
      await compare(deps, listed.slice(at, at + chunkSize))
    await noteRun(deps.db, sweepDone)
  } catch (err) {
    if (name === 'sweep-day') await giveBackRun(deps.db, name)
    deps.log.warn({ err, work: name }, 'the bank did not list what it received')
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
  const { db } = deps
  const { provider } = deps.bank
  const ids = listed.map(({ endToEndId }) => endToEndId)
  const known = await db
    .selectFrom('pixReceipts')
    .select('endToEndId')
    .where('provider', '=', provider)
    .where('endToEndId', '=', sql<string>`any(${ids})`)
    .execute()
  const isKnown = new Set(known.map(({ endToEndId }) => endToEndId))
  const unseen = listed.filter(({ endToEndId }) => !isKnown.has(endToEndId))
  if (unseen.length === 0) return
  const txids = unseen.flatMap(({ txid }) => txid ?? [])
  const ours = await db
    .selectFrom('payments')
    .select('txid')
    .where('provider', '=', provider)
    .where('txid', '=', sql<string>`any(${txids})`)
    .execute()
  const isOurs = new Set(ours.map(({ txid }) => txid))
  if (isOurs.size > 0) {
    await askSoon(db, provider, [...isOurs])
    deps.nudge('ask-bank')
  }
  for (const receipt of unseen)
    if (!receipt.txid || !isOurs.has(receipt.txid)) await takeOrphan(deps, receipt)
}

/** Money that names no charge of ours: somebody sent it to the key. */
const takeOrphan = (deps: Deps, { endToEndId, txid, amountCents, paidAt }: Receipt) =>
  deps.db.transaction().execute(async (trx) => {
    const taken = await trx
      .insertInto('pixReceipts')
      .values({ provider: deps.bank.provider, endToEndId, txid, amountCents, paidAt, outcome: 'review' })
      .onConflict((conflict) => conflict.columns(['provider', 'endToEndId']).doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!taken) return
    const reason = 'ORPHAN_PAYMENT'
    await openReview(trx, { reason, subject: endToEndId, details: { endToEndId, txid, amountCents } })
    if (amountCents) {
      await recordMoney(trx, { from: 'to-review', to: 'bank', amountCents, cause: reason, orderId: null })
    }
  })
