import { type Kysely, sql } from 'kysely'
import type { Product } from '@smm/contracts/products'
import type { SupplierService } from '@smm/contracts/suppliers/staff-routes'
import { offeredRouteCostInBrl, routeCostInBrl } from '../sync/cost-in-brl.ts'
import type { Tables } from '../tables.ts'

const mostShown = 100

/** The services of a product that a supplier lists and that take a link and a quantity, the cheapest first. */
export async function listSupplierServices(
  db: Kysely<Tables>,
  supplierId: string,
  { platform, serviceType }: Product,
): Promise<SupplierService[]> {
  const rows = await selectListed(db, supplierId)
    .where('link.platform', '=', platform)
    .where('link.serviceType', '=', serviceType)
    .where('link.rate', '>', '0')
    .where(sql<boolean>`lower(link.type) = 'default'`)
    .orderBy('cost')
    .orderBy('link.upstreamId')
    .limit(mostShown)
    .execute()
  return rows.map(toSupplierService)
}

/** The services that the supplier's last list holds. */
export const selectListed = (db: Kysely<Tables>, supplierId: string) =>
  db
    .selectFrom('listedServices as link')
    .innerJoin('suppliers', 'suppliers.id', 'link.supplierId')
    .select(['link.upstreamId', 'link.name', 'link.minQuantity', 'link.maxQuantity', 'link.refill'])
    .select([routeCostInBrl.as('cost'), offeredRouteCostInBrl.as('offered')])
    .where('link.supplierId', '=', supplierId)
    .where('link.missingRuns', '=', 0)

type Row = Pick<SupplierService, 'name' | 'minQuantity' | 'maxQuantity' | 'refill'> & {
  upstreamId: number
  /** Accepted and offered price of a thousand in reais. */
  cost: string
  offered: string
}

export const toSupplierService = ({ upstreamId, cost, offered, ...listed }: Row): SupplierService => ({
  ...listed,
  upstreamServiceId: upstreamId,
  pricePerThousand: plain(cost),
  ...(offered !== cost && Number(offered) > 0 && { heldPrice: plain(offered) }),
})

/** '5.250000' → '5.25' */
export const plain = (decimal: string) => String(Number(decimal))
