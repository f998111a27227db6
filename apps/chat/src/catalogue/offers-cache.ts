import type { Kysely } from 'kysely'
import type { Offer } from '@smm/contracts/products'
import type { Tables } from '../tables.ts'

export type LoadOffers = (db: Kysely<Tables>, version: number) => Promise<Offer[]>

/** Caches the offers in memory and reads them again when a turn asks for another version. */
export function openOffersCache(): LoadOffers {
  let cached: { version: number; offers: Offer[] } = { version: 0, offers: [] }
  return async (db, version) => {
    if (cached.version !== version) {
      const stored = await db.selectFrom('catalogueCopy').select(['version', 'offers']).executeTakeFirst()
      if (stored) cached = stored
    }
    return cached.offers
  }
}
