import type { Catalogue } from '@smm/assistant/shop'
import type { PublishedProduct } from '@smm/contracts/prices/price-book'
import { seedBook } from '@smm/pricing/seed-book'
import type { Db } from '../tables.ts'

export type LoadCatalogue = (db: Db, version: number) => Promise<Catalogue>

/**
 * Caches offers, price book and coupons in memory and reads them again when a turn asks for another version. The shop sells at the
 * prices that it began with until a first book is stored, and no tiers while the orders service takes none.
 */
export function openCatalogueCache(takesTiers = () => true): LoadCatalogue {
  let cached: { version: number } & Catalogue = { version: 0, offers: [], priceBook: seedBook, coupons: [] }
  return async (db, version) => {
    if (cached.version !== version) {
      const stored = await db
        .selectFrom('catalogueCopy')
        .select(['version', 'offers', 'book', 'bookVersion', 'coupons', 'couponsVersion'])
        .select(['tierOffers', 'tiersVersion'])
        .executeTakeFirst()
      if (stored) {
        const { offers, tierOffers, book, coupons, bookVersion, couponsVersion, tiersVersion } = stored
        cached = {
          version: stored.version + bookVersion + couponsVersion + tiersVersion,
          offers: [...offers, ...(tierOffers ?? [])],
          priceBook: book ?? seedBook,
          coupons: coupons ?? [],
        }
      }
    }
    return takesTiers() ? cached : { ...cached, priceBook: cached.priceBook.map(withoutTiers) }
  }
}

const withoutTiers = ({ tiers: _, sentence: __, ...product }: PublishedProduct): PublishedProduct => product
