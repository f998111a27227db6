import type { Transaction } from 'kysely'
import { type Product, productName } from '@smm/contracts/products'
import { standardTier } from '@smm/contracts/same-product'
import type { NewTier, StaffTier, TierChange } from '@smm/contracts/prices/tiers'
import { Refusal } from '@smm/http-service/refusal'
import { enqueueMessage } from '@smm/messaging/outbox'
import type { Deps } from '../deps.ts'
import { changeCatalogue } from '../change-catalogue.ts'
import type { Tables } from '../tables.ts'
import { listTiers } from './list-tiers.ts'

/** Adds a tier of these products. Each of them sells in it once it has a route and packages there. */
export async function addTier(
  deps: Deps,
  { products, ...tier }: NewTier,
  savedBy: string,
): Promise<StaffTier> {
  const added = await changeCatalogue(deps, async (trx) => {
    const known = await trx.selectFrom('tiers').select('name').execute()
    if (known.some(({ name }) => fold(name) === fold(tier.name)))
      throw new Refusal('TIER_NAME_TAKEN', { name: tier.name })
    const row = await trx.insertInto('tiers').values(tier).returning(['id', 'name']).executeTakeFirstOrThrow()
    await replaceProducts(trx, row.name, products)
    return enqueueAuditEntry(trx, row.id, savedBy)
  })
  deps.log.info({ tier: added.name, savedBy }, 'tier added')
  return added
}

/** Two names that a visitor would say alike are one. */
const fold = (name: string) => name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim()

/** Optimistic locking: refuses with CONFLICT when the tier is not as it was displayed. */
export async function changeTier(
  deps: Deps,
  id: string,
  { version, products, sentence, ...terms }: TierChange,
  savedBy: string,
): Promise<StaffTier> {
  const changed = await changeCatalogue(deps, async (trx) => {
    const before = await trx.selectFrom('tiers').selectAll().where('id', '=', id).executeTakeFirst()
    if (!before) throw new Refusal('NOT_FOUND', { tier: id })
    if (before.version !== version)
      throw new Refusal('CONFLICT', { tier: id, seen: version, now: before.version })
    const isStandard = before.name === standardTier
    await trx
      .updateTable('tiers')
      .set({ sentence, version: version + 1, ...(!isStandard && terms) })
      .where('id', '=', id)
      .execute()
    if (!isStandard) await replaceProducts(trx, before.name, products)
    return enqueueAuditEntry(trx, id, savedBy)
  })
  deps.log.info({ tier: changed.name, savedBy }, 'tier changed')
  return changed
}

/** Products that a tier gives up keep their routes and packages there, off sale. */
async function replaceProducts(trx: Transaction<Tables>, tier: string, products: Product[]): Promise<void> {
  await trx.updateTable('tierServices').set({ isOn: false }).where('tier', '=', tier).execute()
  for (const { platform, serviceType } of products) {
    const service = await trx
      .selectFrom('services')
      .innerJoin('publishedProducts', (join) =>
        join
          .onRef('publishedProducts.platform', '=', 'services.platform')
          .onRef('publishedProducts.serviceType', '=', 'services.category'),
      )
      .select('services.id')
      .where('services.platform', '=', platform)
      .where('services.category', '=', serviceType)
      .executeTakeFirst()
    if (!service) throw new Refusal('NOT_FOUND', { platform, serviceType })
    await trx
      .insertInto('tierServices')
      .values({ serviceId: service.id, tier })
      .onConflict((conflict) => conflict.columns(['serviceId', 'tier']).doUpdateSet({ isOn: true }))
      .execute()
  }
}

/** Returns the tier as it is now. */
async function enqueueAuditEntry(trx: Transaction<Tables>, id: string, actor: string): Promise<StaffTier> {
  const [tier] = await listTiers(trx, id)
  if (!tier) throw new Refusal('NOT_FOUND', { tier: id })
  const { name, sentence, isStandard, isOn, products } = tier
  const details = {
    tier: name,
    ...(sentence && { sentence }),
    ...(!isStandard && {
      products: products.map(productName).join(', ') || 'nenhum',
      on: isOn ? 'Sim' : 'Não',
    }),
  }
  await enqueueMessage(trx, 'orders', 'staff-acted', { actor, action: 'tier-saved', details })
  return tier
}
