import type { Kysely } from 'kysely'
import type { Offer, TieredProduct } from '@smm/contracts/products'
import { sameProduct } from '@smm/contracts/same-product'
import type { Service, ServiceNotice } from '@smm/contracts/services'
import { packagesUnderFloor } from '@smm/pricing/floor'
import { centsToDecimal } from '@smm/pricing/money'
import { packagesOutsideLimits, takenRanges } from '@smm/pricing/quantity-gaps'
import type { PriceBook } from '@smm/contracts/prices/price-book'
import { publishedProduct } from '@smm/pricing/price-book'
import type { Config } from './config.ts'
import { offeredCostInBrl } from './sync/cost-in-brl.ts'
import { readLinkReason } from './link-reason.ts'
import { isListed, marginFor, toMicros, toOffer } from './load-offers.ts'
import { loadPriceBook } from './packages/load-price-book.ts'
import { loadRouting, loadTierRoutes, withGaps } from './suppliers/load-routing.ts'
import { loadTierOffers } from './tiers/load-tier-offers.ts'
import type { Tables } from './tables.ts'

/** Services as the admin panel lists them, with the notices of each. */
export async function showServices(
  db: Kysely<Tables>,
  config: Pick<Config, 'SMM_RATE_TO_BRL'>,
  id?: string,
): Promise<Service[]> {
  const query = selectServicesWithLinks(db, config.SMM_RATE_TO_BRL)
  const rows = await (id === undefined ? query : query.where('services.id', '=', id)).execute()
  const margins = await db.selectFrom('margins').selectAll().execute()
  const book = await loadPriceBook(db)
  const tierOffers = await loadTierOffers(db)
  const routes = [...(await loadRouting(db)).routes, ...(await loadTierRoutes(db))]
  const offersOf = (row: (typeof rows)[number]) => {
    const offer = toOffer(row, margins)
    return withGaps([offer, ...tierOffers.filter((it) => sameProduct(it, offer))], routes)
  }
  return rows.map((row) => ({
    id: row.id,
    platform: row.platform,
    category: row.category,
    pricePerThousand: decimalOf(row.costPerThousand),
    isActive: row.isActive,
    ...(row.smmServiceId !== null && { smmServiceId: row.smmServiceId }),
    ...(row.name !== null && { supplierName: row.name }),
    ...readPicked(row),
    marginPercent: String(marginFor(row, margins) / 100),
    minQuantity: row.minQuantity,
    maxQuantity: row.maxQuantity,
    notices: [...linkNotices(book, row), ...offersOf(row).flatMap((offer) => packageNotices(book, offer))],
  }))
}

const selectServicesWithLinks = (db: Kysely<Tables>, rateToBrl: number) =>
  db
    .selectFrom('services')
    .leftJoin('upstreamServices as link', 'link.upstreamId', 'services.smmServiceId')
    .selectAll('services')
    .select(offeredCostInBrl(rateToBrl).as('offeredCost'))
    .select(['link.name', 'link.missingRuns', 'link.rate', 'link.offeredRate', 'link.refill'])
    .select(['link.platform as linkPlatform', 'link.serviceType as linkServiceType'])
    .orderBy('services.platform')
    .orderBy('services.category')

type Row = Awaited<ReturnType<ReturnType<typeof selectServicesWithLinks>['execute']>>[number]

function readPicked({ smmServiceId, linkReason }: Row): Pick<Service, 'picked'> {
  const picked = smmServiceId === null || linkReason === null ? undefined : readLinkReason(linkReason)
  return picked ? { picked } : {}
}

function linkNotices(book: PriceBook, row: Row): ServiceNotice[] {
  if (row.smmServiceId === null) return []
  if (row.missingRuns === null) return [{ code: 'UNKNOWN_ID' }]
  if (!isListed(row)) return [{ code: 'VANISHED' }]
  const notices: ServiceNotice[] = []
  const offered = Number(row.offeredRate)
  if (offered <= 0 || offered !== Number(row.rate)) {
    notices.push({ code: 'PRICE_HELD', pricePerThousand: decimalOf(row.offeredCost!) })
  }
  const isOther =
    row.linkPlatform !== null && (row.linkPlatform !== row.platform || row.linkServiceType !== row.category)
  if (isOther) notices.push({ code: 'OTHER_PRODUCT' })
  const isPublished =
    publishedProduct(book, { platform: row.platform, serviceType: row.category }) !== undefined
  if (isPublished && !row.refill) notices.push({ code: 'NO_REFILL' })
  return notices
}

/** The first package of a tier under its floor, and all outside the limits. */
function packageNotices(book: PriceBook, offer: Offer & TieredProduct): ServiceNotice[] {
  const tier = offer.tier ? { tier: offer.tier } : {}
  const [under] = packagesUnderFloor(book, offer)
  const quantities = packagesOutsideLimits(book, offer).map(({ quantity }) => quantity)
  const [quantity] = quantities
  const notices: ServiceNotice[] = []
  if (under) {
    const { priceCents, floorCents } = under
    const amounts = { price: centsToDecimal(priceCents), floor: centsToDecimal(floorCents) }
    notices.push({ code: 'PACKAGE_UNDER_FLOOR', ...tier, quantity: under.quantity, ...amounts })
  }
  if (quantity !== undefined) {
    const taken = takenRanges(offer)
    notices.push({ code: 'PACKAGE_OUTSIDE_LIMITS', ...tier, quantity, quantities, taken })
  }
  return notices
}

/** numeric(16,6) as a decimal text with at least two decimals: "5.250000" → "5.25", "0.120000" → "0.12". */
const decimalOf = (reais: string) => {
  const micros = String(toMicros(reais)).padStart(7, '0')
  return `${micros.slice(0, -6)}.${micros.slice(-6, -4)}${micros.slice(-4).replace(/0+$/, '')}`
}
