import type { Message } from '@smm/contracts/messages'
import type { PublishedBook } from '@smm/contracts/price-book'
import type { Deps } from './deps.ts'
import type { Trx } from './tables.ts'

/** Replaces our copies of the offers and the price book, unless we already have newer ones. */
export async function storeCatalogue(
  deps: Deps,
  trx: Trx,
  { version, offers, priceBook }: Message<'catalogue-changed'>,
): Promise<void | (() => void)> {
  if (priceBook) await storeBook(trx, priceBook)
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

const storeBook = (trx: Trx, { version, products }: PublishedBook) =>
  trx
    .updateTable('catalogueCopy')
    .set({ book: JSON.stringify(products), bookVersion: version })
    .where('bookVersion', '<', version)
    .execute()
