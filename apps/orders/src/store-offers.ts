import type { Message } from '@smm/contracts/messages'
import type { Deps } from './deps.ts'
import type { Trx } from './tables.ts'

/** Replaces our copy of the offers, unless we already have a newer one. */
export async function storeOffers(
  deps: Deps,
  trx: Trx,
  { version, offers }: Message<'catalogue-changed'>,
): Promise<void | (() => void)> {
  const isNewer = await trx
    .updateTable('catalogueCopy')
    .set({ version })
    .where('version', '<', version)
    .returning('version')
    .executeTakeFirst()
  if (!isNewer) return
  await trx.deleteFrom('offers').execute()
  if (offers.length > 0) await trx.insertInto('offers').values(offers).execute()
  return () => deps.wake('submit-orders')
}
