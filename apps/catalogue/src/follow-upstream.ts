import { sql, type Transaction } from 'kysely'
import { type Product, sameProduct } from '@smm/contracts/products'
import { publishedProduct } from '@smm/pricing/packages'
import { costInBrl } from './cost-in-brl.ts'
import { toMicros, vanishedAfterRuns } from './describe-offers.ts'
import { type Candidate, pickBestMatch } from './pick-best-match.ts'
import { everyProduct } from './recall-product.ts'
import type { Tables } from './tables.ts'

export type Vanished = { id: string; platform: string; category: string; smmServiceId: number | null }

/**
 * Brings what we sell in line with the mirror: new products, costs and limits, and what the supplier dropped. `listed`: the
 * products in its list.
 */
export async function followUpstream(
  trx: Transaction<Tables>,
  listed: Product[],
  rateToBrl: number,
): Promise<Vanished[]> {
  await openServices(trx, listed)
  await linkUnlinked(trx, listed, rateToBrl)
  await takeCosts(trx, rateToBrl)
  return switchOffVanished(trx)
}

const includes = (products: Product[], product: Product) => products.some((it) => sameProduct(it, product))

/** The published products are there from the first sync on, switched on; what else the supplier has arrives switched off. */
async function openServices(trx: Transaction<Tables>, listed: Product[]) {
  const known = await trx.selectFrom('services').select(['platform', 'category as serviceType']).execute()
  const wanted = everyProduct
    .filter((product) => publishedProduct(product) || includes(listed, product))
    .filter((product) => !includes(known, product))
  if (wanted.length === 0) return
  await trx
    .insertInto('services')
    .values(
      wanted.map((product) => ({
        platform: product.platform,
        category: product.serviceType,
        isActive: publishedProduct(product) !== undefined,
        smmServiceId: null,
        linkReason: null,
      })),
    )
    .execute()
}

async function linkUnlinked(trx: Transaction<Tables>, listed: Product[], rateToBrl: number) {
  const unlinked = await trx.selectFrom('services').selectAll().where('smmServiceId', 'is', null).execute()
  for (const service of unlinked) {
    const product = { platform: service.platform, serviceType: service.category }
    if (!includes(listed, product)) continue
    const best = pickBestMatch(product, await candidatesFor(trx, product, rateToBrl))
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

/** Only accepted prices count: a price that is held leaves the last good one where it is. */
async function takeCosts(trx: Transaction<Tables>, rateToBrl: number) {
  await sql`
    UPDATE services SET cost_per_thousand = ${costInBrl(rateToBrl)}, changed_at = now(),
      min_quantity = upstream_services.min_quantity, max_quantity = upstream_services.max_quantity
    FROM upstream_services
    WHERE upstream_services.upstream_id = services.smm_service_id AND upstream_services.rate > 0
      AND (services.cost_per_thousand, services.min_quantity, services.max_quantity) IS DISTINCT FROM
        (${costInBrl(rateToBrl)}, upstream_services.min_quantity, upstream_services.max_quantity)`.execute(
    trx,
  )
}

async function switchOffVanished(trx: Transaction<Tables>): Promise<Vanished[]> {
  const gone = await trx
    .updateTable('services')
    .from('upstreamServices')
    .set({ isActive: false, changedAt: sql<Date>`now()` })
    .whereRef('upstreamServices.upstreamId', '=', 'services.smmServiceId')
    .where('upstreamServices.missingRuns', '>=', vanishedAfterRuns)
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
