import type { Message } from '@smm/contracts/messages'
import type { PublishedBook } from '@smm/contracts/prices/price-book'
import type { Handler } from '@smm/messaging/receive'
import type { Tables, Trx } from '../tables.ts'

/** Stores the catalogue's offers, price book and tiers. A stale version of one never replaces a newer one. */
export const storeCatalogue: Handler<Tables, 'catalogue-changed'> = async (
  trx,
  { version, offers, priceBook, tiers },
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
  if (tiers) await storeTiers(trx, tiers)
}

const storeBook = (trx: Trx, { version, products }: PublishedBook) =>
  trx
    .updateTable('catalogueCopy')
    .set({ book: JSON.stringify(products), bookVersion: version })
    .where('bookVersion', '<', version)
    .execute()

const storeTiers = (trx: Trx, { version, offers }: NonNullable<Message<'catalogue-changed'>['tiers']>) =>
  trx
    .updateTable('catalogueCopy')
    .set({ tierOffers: JSON.stringify(offers), tiersVersion: version })
    .where('tiersVersion', '<', version)
    .execute()
