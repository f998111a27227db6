import type { Kysely } from 'kysely'
import type { Catalogue } from '@smm/assistant/shop'
import { seedBook } from '@smm/pricing/seed-book'
import type { Tables } from '../tables.ts'

export type LoadCatalogue = (db: Kysely<Tables>, version: number) => Promise<Catalogue>

/**
 * Caches offers and price book in memory and reads them again when a turn asks for another version. The shop sells at the
 * prices that it began with until a first book is stored.
 */
export function openCatalogueCache(): LoadCatalogue {
  let cached: { version: number } & Catalogue = { version: 0, offers: [], priceBook: seedBook }
  return async (db, version) => {
    if (cached.version !== version) {
      const stored = await db
        .selectFrom('catalogueCopy')
        .select(['version', 'offers', 'book', 'bookVersion'])
        .executeTakeFirst()
      if (stored) {
        const { offers, book } = stored
        cached = { version: stored.version + stored.bookVersion, offers, priceBook: book ?? seedBook }
      }
    }
    return cached
  }
}
