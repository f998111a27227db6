import type { Handler } from '@smm/messaging/take-in'
import type { Tables } from './tables.ts'

/** Our copy of what the catalogue sells: a newer list replaces an older one, never the other way. */
export const keepOffers: Handler<Tables, 'catalogue-changed'> = async (trx, { version, offers }) => {
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
