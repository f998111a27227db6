import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Package, PublishedProduct, PublishedTier } from '@smm/contracts/prices/price-book'
import type { Product } from '@smm/contracts/products'
import { sameProduct, sameTier, standardTier } from '@smm/contracts/same-product'
import type { Tables } from '../tables.ts'

/** A moment of the database's clock, which also dates the versions. */
export type Moment = RawBuilder<Date>
export const rightNow: Moment = sql<Date>`clock_timestamp()`

/** The version of each package that sells at a moment: the highest one that is valid then, unless it takes it off sale. */
export const versionsInForce = (db: Kysely<Tables>, at: Moment) =>
  db
    .selectFrom(
      db
        .selectFrom('packageVersions')
        .innerJoin('packages', 'packages.id', 'packageVersions.packageId')
        .distinctOn('packageId')
        .selectAll('packageVersions')
        .select(['platform', 'serviceType', 'tier', 'quantity'])
        .where('validFrom', '<=', at)
        .where((eb) => eb.or([eb('validUntil', 'is', null), eb('validUntil', '>', at)]))
        .orderBy('packageId')
        .orderBy('packageVersions.version', 'desc')
        .as('valid'),
    )
    .where('isWithdrawn', '=', false)

/** The price book of a moment, in a fixed order, so that equal books serialize to equal texts. */
export async function loadPriceBook(db: Kysely<Tables>, at: Moment = rightNow): Promise<PublishedProduct[]> {
  const products = await db.selectFrom('publishedProducts').selectAll().orderBy('position').execute()
  const versions = await versionsInForce(db, at).selectAll().orderBy('quantity').execute()
  const tiers = await loadTierNotes(db)
  const { sentence = '' } = tiers.find(({ name }) => name === standardTier) ?? {}
  return products.flatMap((product) => {
    const { platform, serviceType } = product
    const versionsOf = (tier?: string) =>
      versions.filter((it) => sameTier(it, { platform, serviceType, tier }))
    const own = versionsOf()
    if (own.length === 0) return []
    const others = tiers
      .filter((it) => it.name !== standardTier && sameProduct(it, product))
      .flatMap(({ name, sentence }) => toPublishedTier({ name, sentence }, product, versionsOf(name)))
    return [
      {
        ...toPublishedProduct(product, own),
        ...(others.length > 0 && { ...(sentence && { sentence }), tiers: others }),
      },
    ]
  })
}

/** The tiers that sell a product: those that are on and have a cost by a route, and the standard one of each. */
const loadTierNotes = (db: Kysely<Tables>): Promise<Array<Product & { name: string; sentence: string }>> =>
  db
    .selectFrom('tieredServices')
    .innerJoin('tiers', 'tiers.name', 'tieredServices.tier')
    .select(['platform', 'category as serviceType', 'tiers.name', 'tiers.sentence'])
    .where((eb) =>
      eb.or([
        eb('tiers.name', '=', standardTier),
        eb.and([eb('isSold', '=', true), eb('costPerThousand', '>', '0')]),
      ]),
    )
    .orderBy('tiers.position')
    .orderBy('tiers.name')
    .execute()

type ProductRow = Pick<PublishedProduct, 'platform' | 'serviceType' | 'minimum' | 'maximum'> & {
  commonUpToCents: number | null
}
type VersionRow = Omit<Package, 'isPopular'> & { landingBadge: Package['badge'] }

const toPublishedTier = (
  note: Pick<PublishedTier, 'name' | 'sentence'>,
  product: ProductRow,
  versions: VersionRow[],
): PublishedTier[] =>
  versions.length === 0 ? [] : [{ ...note, ...toRange(product, versions), ...toPackages(versions) }]

function toPublishedProduct(product: ProductRow, versions: VersionRow[]): PublishedProduct {
  const { platform, serviceType, commonUpToCents } = product
  const isSoldBelow = commonUpToCents !== null && versions[0] && versions[0].priceCents < commonUpToCents
  return {
    platform,
    serviceType,
    ...toRange(product, versions),
    ...(isSoldBelow && { commonUpToCents }),
    ...toPackages(versions),
  }
}

/** A package outside the product's range widens it. */
function toRange({ minimum, maximum }: ProductRow, versions: VersionRow[]) {
  const quantities = versions.map(({ quantity }) => quantity)
  return { minimum: Math.min(minimum, ...quantities), maximum: Math.max(maximum, ...quantities) }
}

function toPackages(versions: VersionRow[]): Pick<PublishedProduct, 'packages' | 'landingFavourite'> {
  const favourite = versions.find(({ landingBadge }) => landingBadge !== null)
  return {
    packages: versions.map(({ name, quantity, priceCents, originalCents, badge, pages }) => ({
      name,
      quantity,
      priceCents,
      originalCents,
      isPopular: badge !== null,
      badge,
      pages,
    })),
    ...(favourite?.landingBadge && {
      landingFavourite: { quantity: favourite.quantity, badge: favourite.landingBadge },
    }),
  }
}
