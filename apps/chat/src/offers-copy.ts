import type { Kysely } from 'kysely'
import type { Offer } from '@smm/contracts/products'
import type { Tables } from './tables.ts'

export type OffersOf = (db: Kysely<Tables>, version: number) => Promise<Offer[]>

/** Keeps the offers in memory and reads them again when a turn sees another version of them. */
export function openOffersCopy(): OffersOf {
  let copy: { version: number; offers: Offer[] } = { version: 0, offers: [] }
  return async (db, version) => {
    if (copy.version !== version) {
      const found = await db.selectFrom('catalogueCopy').select(['version', 'offers']).executeTakeFirst()
      if (found) copy = found
    }
    return copy.offers
  }
}
