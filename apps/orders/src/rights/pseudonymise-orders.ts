import { sql } from 'kysely'
import { legal } from '@smm/site/legal'
import type { Deps } from '../deps.ts'
import { unsubscribe } from '../mail/unsubscribe.ts'
import type { Trx } from '../tables.ts'
import { journalForgotten, restoreForgotten } from './forgotten-journal.ts'

const batchSize = 200

/** Stands in an order where its link was. */
export const removedLink = 'dados-removidos'

/**
 * Takes what leads to the visitor out of orders of forgotten conversations, and out of all after the years that tax and consumer
 * law ask for. Amounts, dates and the bank's ids stay. An order waits until it is over and nothing about it is open.
 */
export async function pseudonymiseOrders(deps: Deps): Promise<boolean> {
  await restoreForgotten(deps)
  await journalForgotten(deps)
  const ids = await deps.db.transaction().execute((trx) => pseudonymiseDue(trx))
  if (ids.length > 0) deps.log.info({ orders: ids.length }, 'orders were pseudonymised')
  return ids.length === batchSize
}

async function pseudonymiseDue(trx: Trx): Promise<string[]> {
  const due = await lockDue(trx)
  if (due.length === 0) return []
  const ids = due.map(({ id }) => id)
  await trx
    .updateTable('orders')
    .set({
      link: removedLink,
      // Of its own: orders of one visitor are not found by each other.
      conversationId: sql<string>`gen_random_uuid()`,
      correlationId: null,
      addressHash: null,
      linkVersion: sql<number>`link_version + 1`,
      pseudonymisedAt: sql<Date>`now()`,
    })
    .where('id', 'in', ids)
    .execute()
  await removeWords(trx, ids)
  for (const id of ids) await unsubscribe(trx, id)
  return ids
}

const isOver = sql<boolean>`
  o.pseudonymised_at IS NULL AND o.status IN ('partial', 'completed', 'cancelled')
  AND NOT EXISTS (SELECT FROM reviews r WHERE r.order_id = o.id AND r.closed_at IS NULL)
  AND NOT EXISTS (SELECT FROM refunds f WHERE f.order_id = o.id AND f.state <> 'done')`

/** Each kind is found by its own index. */
const lockDue = async (trx: Trx): Promise<Array<{ id: string }>> => {
  const { rows } = await sql<{ id: string }>`
    SELECT o.id FROM orders o WHERE ${isOver} AND o.id IN (
      SELECT id FROM orders JOIN forgotten_conversations USING (conversation_id) WHERE pseudonymised_at IS NULL
      UNION ALL
      SELECT id FROM orders WHERE created_at < now() - make_interval(years => ${legal.orderYears})
        AND pseudonymised_at IS NULL
    )
    LIMIT ${sql.lit(batchSize)} FOR UPDATE OF o SKIP LOCKED`.execute(trx)
  return rows
}

/** Words of the visitor, the bank and the supplier that may name somebody, and codes that nobody needs any more. */
async function removeWords(trx: Trx, ids: string[]): Promise<void> {
  const ofOrders = sql<boolean>`order_id = any(${ids}::uuid[])`
  await trx.updateTable('withdrawals').set({ reason: null }).where(ofOrders).execute()
  await trx.updateTable('submissionAttempts').set({ answer: null }).where(ofOrders).execute()
  await trx
    .updateTable('reviews')
    .set({ details: sql<string>`details - 'said' - 'word'` })
    .where(ofOrders)
    .execute()
  const payments = trx
    .selectFrom('chargeOrders')
    .select('paymentId')
    .where(sql<boolean>`order_id = any(${ids}::uuid[])`)
  await trx
    .deleteFrom('webhookHints')
    .where('txid', 'in', trx.selectFrom('payments').select('txid').where('id', 'in', payments))
    .execute()
  await trx
    .updateTable('payments')
    .set({ pixCode: null, qrCodeImageUrl: null })
    .where('id', 'in', payments)
    .where('state', 'in', ['confirmed', 'expired'])
    .execute()
}
