import type { Kysely } from 'kysely'
import type { Catalogue } from '@smm/assistant/shop'
import { seedBook } from '@smm/pricing/seed-book'
import type { Tables } from '../tables.ts'

export type LoadCatalogue = (db: Kysely<Tables>, version: number) => Promise<Catalogue>

/**
 * Caches offers, price book and coupons in memory and reads them again when a turn asks for another version. The shop sells at the
 * prices that it began with until a first book is stored.
 */
export function openCatalogueCache(): LoadCatalogue {
  let cached: { version: number } & Catalogue = { version: 0, offers: [], priceBook: seedBook, coupons: [] }
  return async (db, version) => {
    if (cached.version !== version) {
      const stored = await db
        .selectFrom('catalogueCopy')
        .select(['version', 'offers', 'book', 'bookVersion', 'coupons', 'couponsVersion'])
        .executeTakeFirst()
      if (stored) {
        const { offers, book, coupons, bookVersion, couponsVersion } = stored
        const storedVersion = stored.version + bookVersion + couponsVersion
        cached = { version: storedVersion, offers, priceBook: book ?? seedBook, coupons: coupons ?? [] }
      }
    }
    return cached
  }
}
