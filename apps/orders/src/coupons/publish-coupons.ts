import { sql } from 'kysely'
import type { Coupon } from '@smm/contracts/orders/coupons'
import type { MessageName } from '@smm/contracts/messages'
import { nextVersion } from '@smm/database/next-version'
import { enqueueMessage, transact } from '@smm/messaging/outbox'
import type { Deps } from '../deps.ts'
import type { Db, Trx } from '../tables.ts'

const message: MessageName = 'coupons-changed'
/** The chat gets the newest coupons up to this number. */
const maxPublished = 500

/**
 * Tells the chat the coupons that can be used now, when they are others than it was told: one was saved, begins, ends, is
 * used up or has uses again, or the database went back. Waits while the chat is of a release that does not know them.
 */
export function publishCoupons({ db, relay, log }: Deps): () => Promise<void> {
  // A process that begins cannot tell whether its database was restored meanwhile.
  let lastSeen = Infinity
  return async () => {
    const { version, isSame } = await findPublished(db)
    if (isSame && version >= lastSeen) return
    const handled = await relay.listHandled('chat').catch((): string[] => [])
    if (!handled.includes(message)) return
    lastSeen = await transact({ db, relay }, publish)
    log.info({ version: lastSeen }, 'coupons published')
  }
}

const findPublished = (db: Db) =>
  db
    .selectFrom('couponPublication')
    .select(['version', sql<boolean>`coupons = ${usable}`.as('isSame')])
    .executeTakeFirstOrThrow()

async function publish(trx: Trx): Promise<number> {
  const before = await trx
    .selectFrom('couponPublication')
    .select('version')
    .forUpdate()
    .executeTakeFirstOrThrow()
  const { version, coupons } = await trx
    .updateTable('couponPublication')
    .set({ version: nextVersion(before.version), coupons: usable })
    .returning(['version', sql<Coupon[]>`coupons`.as('coupons')])
    .executeTakeFirstOrThrow()
  await enqueueMessage(trx, 'chat', message, { version, coupons })
  return version
}

/** SQL: those in force, not paused and not used up, as the chat gets them. */
const usable = sql<string>`(
  SELECT coalesce(jsonb_agg(jsonb_build_object('code', code, 'discount', discount, 'minimumCents', minimum_cents,
    'products', products) ORDER BY created_at DESC, id), '[]')
  FROM (
    SELECT code, discount, minimum_cents, products, created_at, id FROM coupons
    WHERE NOT is_paused AND valid_from <= now() AND coalesce(valid_until > now(), true) AND coalesce(uses < max_uses, true)
    ORDER BY created_at DESC, id LIMIT ${sql.lit(maxPublished)}
  ) AS newest)`
