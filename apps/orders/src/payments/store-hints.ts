import { sql } from 'kysely'
import { rowsTable } from '@smm/database/rows-table'
import { type Hint, isOwnReference } from '../pix/bank.ts'
import type { Db } from '../tables.ts'
import { reconcileSoon } from './request-reconciliation.ts'

export type HintStore = ReturnType<typeof openHintStore>

/**
 * Stores the hints of webhooks by micro-batching: those that arrive while an INSERT is under way share the next one, so a
 * burst of webhooks costs few transactions. Resolves once they are stored, to true when one of them is new.
 */
export function openHintStore(db: Db, provider: string) {
  let next: { hints: Hint[]; stored: Promise<Set<string>> } | undefined
  let current: Promise<unknown> = Promise.resolve()

  function openBatch() {
    const hints: Hint[] = []
    const stored = current.then(() => {
      next = undefined
      return storeHints(db, provider, hints)
    })
    current = stored.catch(() => {})
    return { hints, stored }
  }

  return {
    async store(hints: Hint[]): Promise<boolean> {
      next ??= openBatch()
      next.hints.push(...hints)
      const news = await next.stored.catch((err) => {
        // One call's value cannot be stored: each call of the batch is then stored by itself.
        if (isDataException(err)) return storeHints(db, provider, hints)
        throw err
      })
      return hints.some(({ dedupeKey }) => news.delete(dedupeKey))
    },
  }
}

/** SQLSTATE class 22, such as a NUL character in a body. */
const isDataException = (err: { code?: string }) => err.code?.startsWith('22') ?? false

/**
 * Stores new hints and makes their payments due for a poll, unless they are due already; in one transaction. A charge of ours
 * that has no row was lost in a restore: the bank's list is compared soon. Returns the keys of the new ones.
 */
async function storeHints(db: Db, provider: string, hints: Hint[]): Promise<Set<string>> {
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
        .from('stored')
        .set({ nextPollAt: sql<Date>`now()`, polls: 0, failedPolls: 0 })
        .whereRef('payments.txid', '=', 'stored.txid')
        .whereRef('payments.provider', '=', 'stored.provider')
        .where((eb) => eb.or([eb('nextPollAt', 'is', null), eb('nextPollAt', '>', sql<Date>`now()`)])),
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
    .select('dedupeKey')
    .execute()
  return new Set(stored.map(({ dedupeKey }) => dedupeKey))
}

const ownReference = ({ txid }: Pick<Hint, 'txid'>) => (txid !== null && isOwnReference(txid) ? [txid] : [])

const hintTypes = { provider: 'text', dedupeKey: 'text', txid: 'text', body: 'jsonb' } as const

const hintRow = (provider: string, { dedupeKey, txid, body }: Hint) => ({
  provider,
  dedupeKey,
  txid,
  body: JSON.stringify(body),
})
