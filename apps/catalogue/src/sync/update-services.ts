import { sql, type Transaction } from 'kysely'
import type { PriceBook } from '@smm/contracts/prices/price-book'
import { allProducts, type Product } from '@smm/contracts/products'
import { sameProduct } from '@smm/contracts/same-product'
import { publishedProduct } from '@smm/pricing/price-book'
import { loadPriceBook } from '../packages/load-price-book.ts'
import { costInBrl, routeCostInBrl } from './cost-in-brl.ts'
import { toMicros, vanishedAfterRuns } from '../load-offers.ts'
import { type Candidate, pickBestMatch } from './pick-best-match.ts'
import { applyLimits } from '../suppliers/apply-limits.ts'
import { enabledRoutes } from '../suppliers/enabled-routes.ts'
import type { Tables } from '../tables.ts'
import { applyTierPrices } from '../tiers/load-tier-offers.ts'

type Vanished = { id: string; platform: string; category: string; smmServiceId: number | null }

/**
 * Updates our services from the stored supplier list: adds products, links ids, applies accepted prices and limits, and
 * deactivates vanished ones. `listed` holds the products of that list. Returns the deactivated services.
 */
export async function updateServices(
  trx: Transaction<Tables>,
  listed: Product[],
  rateToBrl: number,
): Promise<Vanished[]> {
  const book = await loadPriceBook(trx)
  await insertMissingServices(trx, book, listed)
  await linkUnlinkedServices(trx, { book, listed, rateToBrl })
  await applyAcceptedPrices(trx)
  await applyTierPrices(trx)
  return deactivateVanished(trx)
}

const hasProduct = (products: Product[], product: Product) => products.some((it) => sameProduct(it, product))

/** Published products are inserted active at the first sync; other products of the supplier inactive. */
async function insertMissingServices(trx: Transaction<Tables>, book: PriceBook, listed: Product[]) {
  const known = await trx.selectFrom('services').select(['platform', 'category as serviceType']).execute()
  const wanted = allProducts
    .filter((product) => publishedProduct(book, product) || hasProduct(listed, product))
    .filter((product) => !hasProduct(known, product))
  if (wanted.length === 0) return
  await trx
    .insertInto('services')
    .values(
      wanted.map((product) => ({
        platform: product.platform,
        category: product.serviceType,
        isActive: publishedProduct(book, product) !== undefined,
        smmServiceId: null,
        linkReason: null,
      })),
    )
    .execute()
}

async function linkUnlinkedServices(
  trx: Transaction<Tables>,
  { book, listed, rateToBrl }: { book: PriceBook; listed: Product[]; rateToBrl: number },
) {
  const unlinked = await trx.selectFrom('services').selectAll().where('smmServiceId', 'is', null).execute()
  for (const service of unlinked) {
    const product = { platform: service.platform, serviceType: service.category }
    if (!hasProduct(listed, product)) continue
    const best = pickBestMatch(book, product, await candidatesFor(trx, product, rateToBrl))
    if (!best) continue
    await trx
      .updateTable('services')
      .set({ smmServiceId: best.upstreamId, linkReason: best.reason, changedAt: sql<Date>`now()` })
      .where('id', '=', service.id)
      .execute()
  }
}

async function candidatesFor(
  trx: Transaction<Tables>,
  { platform, serviceType }: Product,
  rateToBrl: number,
): Promise<Candidate[]> {
  const rows = await trx
    .selectFrom('upstreamServices')
    .select(['upstreamId', 'name', 'type', 'minQuantity', 'maxQuantity', 'refill', 'cancel'])
    .select(costInBrl(rateToBrl).as('cost'))
    .where('platform', '=', platform)
    .where('serviceType', '=', serviceType)
    .where('missingRuns', '=', 0)
    .execute()
  return rows.map(({ cost, ...row }) => ({ ...row, costMicrosPerThousand: toMicros(cost) }))
}

/** A service costs what its dearest enabled route costs; a held price leaves the accepted one in place. Without an id, all. */
export async function applyAcceptedPrices(trx: Transaction<Tables>, serviceId: string | null = null) {
  await sql`
    UPDATE services SET cost_per_thousand = dearest.cost, changed_at = now()
    FROM (
      SELECT service_id, max(${routeCostInBrl}) AS cost FROM ${enabledRoutes} WHERE link.rate > 0 GROUP BY service_id
    ) AS dearest
    WHERE dearest.service_id = services.id AND services.id = coalesce(${serviceId}::uuid, services.id)
      AND services.cost_per_thousand <> dearest.cost`.execute(trx)
  await applyLimits(trx)
}

/** Off sale are services that none of their enabled routes delivers any more. */
async function deactivateVanished(trx: Transaction<Tables>): Promise<Vanished[]> {
  const gone = await trx
    .updateTable('services')
    .from(
      sql<{ serviceId: string }>`(SELECT service_id FROM ${enabledRoutes} GROUP BY service_id
        HAVING bool_and(link.missing_runs >= ${vanishedAfterRuns}))`.as('vanished'),
    )
    .set({ isActive: false, changedAt: sql<Date>`now()` })
    .whereRef('vanished.serviceId', '=', 'services.id')
    .where('services.isActive', '=', true)
    .returning(['services.id', 'services.platform', 'services.category', 'services.smmServiceId'])
    .execute()
  if (gone.length === 0) return []
  await trx
    .insertInto('serviceAlerts')
    .values(gone.map(({ id, smmServiceId }) => ({ serviceId: id, kind: 'vanished' as const, smmServiceId })))
    .execute()
  return gone
}
