import { sql } from 'kysely'
import type { Coupon } from '@smm/contracts/orders/coupons'
import type { MessageName } from '@smm/contracts/messages'
import { enqueueMessage, transact } from '@smm/messaging/outbox'
import type { Deps } from '../deps.ts'
import type { Db, Trx } from '../tables.ts'

const message: MessageName = 'coupons-changed'
/** Of coupons told to the chat, the newest. */
const maxPublished = 500

/**
 * Tells the chat the coupons that can be used now, when they are others than it was told: one was saved, begins, ends, is
 * used up or has uses again. Waits while the chat is of a release that does not know them.
 */
export async function publishCoupons({ db, relay, log }: Deps): Promise<void> {
  if (await isPublished(db)) return
  const handled = await relay.listHandled('chat').catch((): string[] => [])
  if (!handled.includes(message)) return
  const version = await transact({ db, relay }, publish)
  log.info({ version }, 'coupons published')
}

async function isPublished(db: Db): Promise<boolean> {
  const usable = JSON.stringify(await listUsable(db))
  const { isSame } = await db
    .selectFrom('couponPublication')
    .select(sql<boolean>`coupons = ${usable}::jsonb`.as('isSame'))
    .executeTakeFirstOrThrow()
  return isSame
}

async function publish(trx: Trx): Promise<number> {
  await trx.selectFrom('couponPublication').select('version').forUpdate().execute()
  const coupons = await listUsable(trx)
  const { version } = await trx
    .updateTable('couponPublication')
    .set((eb) => ({ version: eb('version', '+', 1), coupons: JSON.stringify(coupons) }))
    .returning('version')
    .executeTakeFirstOrThrow()
  await enqueueMessage(trx, 'chat', message, { version, coupons })
  return version
}

/** In force, not paused, and not used up. */
const listUsable = (db: Db): Promise<Coupon[]> =>
  db
    .selectFrom('coupons')
    .select(['code', 'discount', 'minimumCents', 'products'])
    .where('isPaused', '=', false)
    .where('validFrom', '<=', sql<Date>`now()`)
    .where((eb) => eb.or([eb('validUntil', 'is', null), eb('validUntil', '>', sql<Date>`now()`)]))
    .where((eb) => eb.or([eb('maxUses', 'is', null), eb('uses', '<', eb.ref('maxUses'))]))
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .limit(maxPublished)
    .execute()
