import type { Kysely } from 'kysely'
import { standardTier } from '@smm/contracts/same-product'
import type { StaffTier } from '@smm/contracts/prices/tiers'
import type { Tables } from '../tables.ts'

/** The tiers in their order, the standard one first: all of them, or one by its id. */
export async function listTiers(db: Kysely<Tables>, id?: string): Promise<StaffTier[]> {
  const all = db.selectFrom('tiers').selectAll().orderBy('position').orderBy('name')
  const tiers = await (id === undefined ? all : all.where('id', '=', id)).execute()
  const products = await db
    .selectFrom('tierServices')
    .innerJoin('services', 'services.id', 'tierServices.serviceId')
    .select(['tier', 'platform', 'category as serviceType'])
    .where('isOn', '=', true)
    .orderBy('platform')
    .orderBy('category')
    .execute()
  return tiers.map((tier) => ({
    ...tier,
    isStandard: tier.name === standardTier,
    // The standard tier's place is fixed; a change of its sentence carries this one along unread.
    position: Math.max(tier.position, 1),
    products: products.flatMap(({ tier: name, ...product }) => (name === tier.name ? [product] : [])),
  }))
}
