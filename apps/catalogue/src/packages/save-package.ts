import { sql, type Transaction } from 'kysely'
import type { NewPackage, PackageChange, StaffPackage } from '@smm/contracts/prices/packages'
import type { Offer, TieredProduct } from '@smm/contracts/products'
import { sameTier, standardTier } from '@smm/contracts/same-product'
import { Refusal } from '@smm/http-service/refusal'
import { enqueueMessage, transact } from '@smm/messaging/outbox'
import { formatCents } from '@smm/pricing/money'
import { packageTitle } from '@smm/pricing/package-title'
import type { Deps } from '../deps.ts'
import { loadOffers } from '../load-offers.ts'
import { loadRouting, loadTierRoutes, withGaps } from '../suppliers/load-routing.ts'
import { loadTierOffers } from '../tiers/load-tier-offers.ts'
import { lockCatalogue, publishCatalogue } from '../publish-catalogue.ts'
import type { Tables } from '../tables.ts'
import { checkLimits, checkTerms, findEvidence, requireOnePackage } from './check-terms.ts'
import { showPackage } from './list-packages.ts'

type Terms = Omit<PackageChange, 'version'>

/** Adds a package to a published product, or sells one again that was taken off sale. */
export async function addPackage(
  deps: Deps,
  { platform, serviceType, tier = standardTier, quantity, ...terms }: NewPackage,
  savedBy: string,
): Promise<StaffPackage> {
  const product = { platform, serviceType, tier }
  const added = await transact(deps, async (trx) => {
    await lockCatalogue(trx)
    const { id } = await insertPackage(trx, { ...product, quantity })
    const before = await showPackage(trx, id)
    if (before.inForce !== null) throw new Refusal('CONFLICT', { packageId: id })
    checkLimits(quantity, await findOffer(trx, product))
    return saveTerms(trx, before, terms, savedBy)
  })
  deps.log.info({ packageId: added.id, ...product, quantity, savedBy }, 'package added')
  return added
}

/** Optimistic locking: refuses with CONFLICT when somebody saved another version than the one displayed. */
export async function changePackage(
  deps: Deps,
  id: string,
  { version, ...terms }: PackageChange,
  savedBy: string,
): Promise<StaffPackage> {
  const changed = await transact(deps, async (trx) => {
    await lockCatalogue(trx)
    return saveTerms(trx, await showVersion(trx, id, version), terms, savedBy)
  })
  const { priceCents, validFrom } = terms
  deps.log.info({ packageId: id, priceCents, validFrom, savedBy }, 'package changed')
  return changed
}

/** Takes a package off sale. Its versions stay, so that it can be sold again. */
export async function withdrawPackage(
  deps: Deps,
  id: string,
  version: number,
  savedBy: string,
): Promise<StaffPackage> {
  const withdrawn = await transact(deps, async (trx) => {
    await lockCatalogue(trx)
    const before = await showVersion(trx, id, version)
    if (before.versions[0]?.isWithdrawn) throw new Refusal('CONFLICT', { packageId: id })
    await trx
      .insertInto('packageVersions')
      .columns(['packageId', 'version', 'isWithdrawn', 'savedBy', ...termColumns])
      .expression((eb) =>
        eb
          .selectFrom('packageVersions')
          .select([
            'packageId',
            sql.lit(version + 1).as('version'),
            sql.lit(true).as('isWithdrawn'),
            sql<string>`${savedBy}::text`.as('savedBy'),
            ...termColumns,
          ])
          .where('packageId', '=', id)
          .where('version', '=', version),
      )
      .execute()
    return store(trx, before, savedBy, 'package-withdrawn')
  })
  deps.log.info({ packageId: id, savedBy }, 'package withdrawn')
  return withdrawn
}

const termColumns = [
  'name',
  'priceCents',
  'originalCents',
  'originalEvidence',
  'badge',
  'landingBadge',
  'pages',
] as const

/** Each tier has the cost and the limits of its own routes. */
async function findOffer(trx: Transaction<Tables>, product: TieredProduct): Promise<Offer | undefined> {
  const [offers, routes] =
    product.tier === standardTier
      ? [await loadOffers(trx), (await loadRouting(trx)).routes]
      : [await loadTierOffers(trx), await loadTierRoutes(trx)]
  return withGaps(
    offers.filter((it) => sameTier(it, product)),
    routes,
  )[0]
}

async function requireTier(trx: Transaction<Tables>, { platform, serviceType, tier }: TieredProduct) {
  const found = await trx
    .selectFrom('tieredServices')
    .select('id')
    .where('platform', '=', platform)
    .where('category', '=', serviceType)
    .where('tier', '=', tier ?? standardTier)
    .executeTakeFirst()
  if (!found) throw new Refusal('NOT_FOUND', { platform, serviceType, tier })
}

/** The package with this quantity, which may be one that was taken off sale. */
async function insertPackage(
  trx: Transaction<Tables>,
  wanted: Pick<NewPackage, 'platform' | 'serviceType' | 'tier' | 'quantity'>,
): Promise<{ id: string }> {
  const { platform, serviceType, tier } = wanted
  if (tier !== standardTier) await requireTier(trx, wanted)
  const product = await trx
    .selectFrom('publishedProducts')
    .select('position')
    .where('platform', '=', platform)
    .where('serviceType', '=', serviceType)
    .executeTakeFirst()
  if (!product) throw new Refusal('NOT_FOUND', { platform, serviceType })
  return trx
    .insertInto('packages')
    .values({ ...wanted, version: 0 })
    .onConflict((conflict) =>
      conflict
        .constraint('packages_one_per_quantity')
        .doUpdateSet((eb) => ({ version: eb.ref('packages.version') })),
    )
    .returning('id')
    .executeTakeFirstOrThrow()
}

async function showVersion(trx: Transaction<Tables>, id: string, version: number): Promise<StaffPackage> {
  const before = await showPackage(trx, id)
  if (before.version !== version)
    throw new Refusal('CONFLICT', { packageId: id, seen: version, now: before.version })
  return before
}

async function saveTerms(
  trx: Transaction<Tables>,
  before: StaffPackage,
  { acceptsUnderFloor, validFrom, validUntil, ...terms }: Terms,
  savedBy: string,
): Promise<StaffPackage> {
  const offer = await findOffer(trx, before)
  checkTerms({ ...terms, validFrom, validUntil, acceptsUnderFloor }, before.quantity, offer, new Date())
  const originalEvidence = await findEvidence(trx, before.id, terms.originalCents)
  await trx
    .insertInto('packageVersions')
    .values({
      ...terms,
      packageId: before.id,
      version: before.version + 1,
      originalEvidence,
      savedBy,
      ...(validFrom !== undefined && { validFrom: new Date(validFrom) }),
      validUntil: validUntil === undefined ? null : new Date(validUntil),
      publishedAt: null,
    })
    .execute()
  return store(trx, before, savedBy, 'package-saved')
}

/** Makes the inserted version the newest one, and publishes the book when it changes it. */
async function store(
  trx: Transaction<Tables>,
  before: StaffPackage,
  actor: string,
  action: 'package-saved' | 'package-withdrawn',
): Promise<StaffPackage> {
  await trx
    .updateTable('packages')
    .set({ version: before.version + 1 })
    .where('id', '=', before.id)
    .execute()
  await requireOnePackage(trx, before)
  const after = await showPackage(trx, before.id)
  await enqueueMessage(trx, 'orders', 'staff-acted', { actor, action, details: auditDetails(before, after) })
  await publishCatalogue(trx)
  return showPackage(trx, before.id)
}

function auditDetails(before: StaffPackage, after: StaffPackage): Record<string, string> {
  const [saved] = after.versions
  const sold = before.versions.find(({ version }) => version === before.inForce)
  return {
    package: packageTitle(after, after.quantity),
    ...(sold && { before: formatCents(sold.priceCents) }),
    ...(saved && !saved.isWithdrawn && { after: formatCents(saved.priceCents) }),
    ...(saved && new Date(saved.validFrom) > new Date(saved.savedAt) && { validFrom: saved.validFrom }),
    ...(saved?.validUntil && { validUntil: saved.validUntil }),
  }
}
