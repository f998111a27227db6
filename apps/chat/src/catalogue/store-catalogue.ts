import type { Transaction } from 'kysely'
import type { PublishedBook } from '@smm/contracts/price-book'
import type { Handler } from '@smm/messaging/handle-message'
import type { Tables } from '../tables.ts'

/** Stores the catalogue's offers and price book. A stale version of either never replaces a newer one. */
export const storeCatalogue: Handler<Tables, 'catalogue-changed'> = async (
  trx,
  { version, offers, priceBook },
) => {
  const list = JSON.stringify(offers)
  await trx
    .insertInto('catalogueCopy')
    .values({ id: 1, version, offers: list })
    .onConflict((conflict) =>
      conflict
        .column('id')
        .doUpdateSet({ version, offers: list })
        .where('catalogueCopy.version', '<', version),
    )
    .execute()
  if (priceBook) await storeBook(trx, priceBook)
}

const storeBook = (trx: Transaction<Tables>, { version, products }: PublishedBook) =>
  trx
    .updateTable('catalogueCopy')
    .set({ book: JSON.stringify(products), bookVersion: version })
    .where('bookVersion', '<', version)
    .execute()
