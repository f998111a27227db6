import { sql } from 'kysely'
import { leaseUntil } from '@smm/database/lease'
import { rowsTable } from '@smm/database/rows-table'
import { type Hint, isOwnReference } from '../pix/bank.ts'
import type { Db } from '../tables.ts'
import { dueColumns, dueNames, type DuePayment, leaseSeconds } from './payments.queries.ts'
import { reconcileSoon } from './schedule-reconciliation.ts'

export type HintStore = ReturnType<typeof openHintStore>

/** The keys of the new hints, and by their txids the payments that are leased to this process. */
type Stored = { keys: Set<string>; leased: Map<string, DuePayment> }

/**
 * Stores the hints of webhooks by micro-batching: those that arrive while an INSERT is under way share the next one, so a
 * burst of webhooks costs few transactions. While this process has free slots, their payments are leased to it for a poll.
 */
export function openHintStore(db: Db, provider: string, freeSlots: () => number) {
  let next: { hints: Hint[]; stored: Promise<Stored> } | undefined
  let current: Promise<unknown> = Promise.resolve()

  function openBatch() {
    const hints: Hint[] = []
    const stored = current.then(() => {
      next = undefined
      return storeHints(db, provider, hints, freeSlots() >= hints.length)
    })
    current = stored.catch(() => {})
    return { hints, stored }
  }

  return {
    /** Resolves once they are stored, to the number of new ones and the payments of those that the caller is to poll. */
    async store(hints: Hint[]): Promise<{ newCount: number; leased: DuePayment[] }> {
      if (hints.length === 0) return { newCount: 0, leased: [] }
      next ??= openBatch()
      next.hints.push(...hints)
      const { keys, leased } = await next.stored.catch((err) => {
        // One call's value cannot be stored: each call of the batch is then stored by itself.
        if (isDataException(err)) return storeHints(db, provider, hints, false)
        throw err
      })
      const added = hints.filter(({ dedupeKey }) => keys.delete(dedupeKey))
      const txids = new Set(added.flatMap(({ txid }) => txid ?? []))
      return { newCount: added.length, leased: [...txids].flatMap((txid) => leased.get(txid) ?? []) }
    },
  }
}

/** SQLSTATE class 22, such as a NUL character in a body. */
const isDataException = (err: { code?: string }) => err.code?.startsWith('22') ?? false

/**
 * Stores new hints and makes their payments due for a poll or leases them, unless they are due already; in one transaction. A
 * charge of ours that has no row was lost in a restore: the bank's list is compared soon.
 */
async function storeHints(db: Db, provider: string, hints: Hint[], isLeased: boolean): Promise<Stored> {
  const rows = hints.map((hint) => hintRow(provider, hint))
  const stored = await db
    .with('stored', (qb) =>
      qb
        .insertInto('webhookHints')
        .columns(['provider', 'dedupeKey', 'txid', 'body'])
        .expression(
          qb.selectFrom(rowsTable(hintTypes, rows)).select(['provider', 'dedupeKey', 'txid', 'body']),
        )
        .onConflict((conflict) => conflict.columns(['provider', 'dedupeKey']).doNothing())
        .returning(['provider', 'dedupeKey', 'txid']),
    )
    .with('due', (qb) =>
      qb
        .updateTable('payments')
        .from(['stored', 'orders'])
        .set({ nextPollAt: leaseUntil(isLeased ? leaseSeconds : 0), polls: 0, failedPolls: 0 })
        .whereRef('payments.txid', '=', 'stored.txid')
        .whereRef('payments.provider', '=', 'stored.provider')
        .whereRef('orders.id', '=', 'payments.orderId')
        .where((eb) => eb.or([eb('nextPollAt', 'is', null), eb('nextPollAt', '>', sql<Date>`now()`)]))
        .returning(dueColumns),
    )
    .with('lost', (qb) =>
      qb
        .selectFrom('stored')
        .leftJoin('payments', (join) =>
          join.onRef('payments.txid', '=', 'stored.txid').onRef('payments.provider', '=', 'stored.provider'),
        )
        .select('stored.txid')
        .where('payments.id', 'is', null)
        .where('stored.txid', '=', sql<string>`any(${rows.flatMap(ownReference)})`),
    )
    .with('reconciliation', (qb) => reconcileSoon(qb, 'lost'))
    .selectFrom('stored')
    .leftJoin('due', 'due.txid', 'stored.txid')
    .select('stored.dedupeKey')
    .select(dueNames.map((name) => `due.${name}` as const))
    .$castTo<{ dedupeKey: string } & (DuePayment | { id: null })>()
    .execute()
  const due = stored.flatMap(({ dedupeKey: _, ...payment }) => (payment.id === null ? [] : [payment]))
  return {
    keys: new Set(stored.map(({ dedupeKey }) => dedupeKey)),
    leased: new Map(isLeased ? due.map((payment) => [payment.txid, payment]) : []),
  }
}

const ownReference = ({ txid }: Pick<Hint, 'txid'>) => (txid !== null && isOwnReference(txid) ? [txid] : [])

const hintTypes = { provider: 'text', dedupeKey: 'text', txid: 'text', body: 'jsonb' } as const

const hintRow = (provider: string, { dedupeKey, txid, body }: Hint) => ({
  provider,
  dedupeKey,
  txid,
  body: JSON.stringify(body),
})
