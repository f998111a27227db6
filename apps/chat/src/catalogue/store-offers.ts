import type { Handler } from '@smm/messaging/handle-message'
import type { Tables } from '../tables.ts'

/** Stores the catalogue's offers. A stale version never replaces a newer one. */
export const storeOffers: Handler<Tables, 'catalogue-changed'> = async (trx, { version, offers }) => {
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
}
