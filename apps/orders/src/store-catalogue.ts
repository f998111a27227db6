import type { Message } from '@smm/contracts/messages'
import type { PublishedBook } from '@smm/contracts/prices/price-book'
import type { Offer } from '@smm/contracts/products'
import type { Deps } from './deps.ts'
import { storeRouting, storeTierRoutes } from './supplier/store-routing.ts'
import type { Trx } from './tables.ts'

type Tiers = NonNullable<Message<'catalogue-changed'>['tiers']>

/** Replaces our copies of the offers, the price book, the routing and the tiers, each unless we already have a newer one. */
export async function storeCatalogue(
  deps: Deps,
  trx: Trx,
  { version, offers, priceBook, routing, tiers }: Message<'catalogue-changed'>,
): Promise<void | (() => void)> {
  if (priceBook) await storeBook(trx, priceBook)
  const isRerouted = routing !== undefined && (await storeRouting(trx, routing))
  const hasNewOffers = await storeOffers(trx, version, offers)
  const hasNewTiers = tiers !== undefined && (await storeTiers(trx, tiers))
  if (isRerouted || hasNewOffers || hasNewTiers) return () => deps.wake('connect-suppliers')
}

async function storeOffers(trx: Trx, version: number, offers: Offer[]): Promise<boolean> {
  const isNewer = await trx
    .updateTable('catalogueCopy')
    .set({ version })
    .where('version', '<', version)
    .returning('version')
    .executeTakeFirst()
  if (!isNewer) return false
  await trx.deleteFrom('offers').execute()
  if (offers.length > 0) await trx.insertInto('offers').values(offers).execute()
  return true
}

async function storeTiers(trx: Trx, { version, offers, routes = [] }: Tiers): Promise<boolean> {
  const isNewer = await trx
    .updateTable('catalogueCopy')
    .set({ tiersVersion: version })
    .where('tiersVersion', '<', version)
    .returning('tiersVersion')
    .executeTakeFirst()
  if (!isNewer) return false
  await trx.deleteFrom('tierOffers').execute()
  if (offers.length > 0) await trx.insertInto('tierOffers').values(offers).execute()
  await storeTierRoutes(trx, routes)
  return true
}

const storeBook = (trx: Trx, { version, products }: PublishedBook) =>
  trx
    .updateTable('catalogueCopy')
    .set({ book: JSON.stringify(products), bookVersion: version })
    .where('bookVersion', '<', version)
    .execute()
