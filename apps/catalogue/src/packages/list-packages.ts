import type { Kysely } from 'kysely'
import type { PackageVersion, StaffPackage, StaffProduct } from '@smm/contracts/prices/packages'
import { sameProduct, sameTier } from '@smm/contracts/same-product'
import { Refusal } from '@smm/http-service/refusal'
import { loadOffers } from '../load-offers.ts'
import { listTiers } from '../tiers/list-tiers.ts'
import { loadTierOffers } from '../tiers/load-tier-offers.ts'
import type { Tables } from '../tables.ts'
import { rightNow, versionsInForce } from './load-price-book.ts'

/** The published products with every version of their packages, as the panel edits them. */
export const listPackages = (db: Kysely<Tables>): Promise<StaffProduct[]> =>
  db.transaction().execute(async (trx) => {
    const products = await trx
      .selectFrom('publishedProducts')
      .select(['platform', 'serviceType'])
      .orderBy('position')
      .execute()
    const offers = await loadOffers(trx)
    const tierOffers = await loadTierOffers(trx)
    const tiers = (await listTiers(trx)).filter(({ isStandard }) => !isStandard)
    const packages = await showPackages(trx)
    return products.map((product) => {
      const others = tiers
        .filter((tier) => tier.products.some((it) => sameProduct(it, product)))
        .map(({ name }) => ({
          name,
          offer: tierOffers.find((it) => sameTier(it, { ...product, tier: name })) ?? null,
        }))
      return {
        ...product,
        offer: offers.find((it) => sameProduct(it, product)) ?? null,
        packages: packages.filter((it) => sameProduct(it, product)),
        ...(others.length > 0 && { tiers: others }),
      }
    })
  })

/** One package; refuses an unknown one. */
export async function showPackage(db: Kysely<Tables>, id: string): Promise<StaffPackage> {
  const [found] = await showPackages(db, id)
  if (!found) throw new Refusal('NOT_FOUND', { packageId: id })
  return found
}

async function showPackages(db: Kysely<Tables>, id?: string): Promise<StaffPackage[]> {
  const all = db.selectFrom('packages').selectAll().orderBy('quantity')
  const packages = await (id === undefined ? all : all.where('id', '=', id)).execute()
  const versions = await db
    .selectFrom('packageVersions')
    .selectAll()
    .where(
      'packageId',
      'in',
      packages.map((it) => it.id),
    )
    .orderBy('version', 'desc')
    .execute()
  const inForce = await versionsInForce(db, rightNow).select(['packageId', 'version']).execute()
  return packages.map((it) => ({
    ...it,
    inForce: inForce.find(({ packageId }) => packageId === it.id)?.version ?? null,
    versions: versions.filter(({ packageId }) => packageId === it.id).map(toVersion),
  }))
}

type VersionRow = Omit<PackageVersion, 'validFrom' | 'validUntil' | 'savedAt' | 'publishedAt'> & {
  packageId: string
  validFrom: Date
  validUntil: Date | null
  savedAt: Date
  publishedAt: Date | null
}

const toVersion = ({ packageId: _, ...row }: VersionRow): PackageVersion => ({
  ...row,
  validFrom: row.validFrom.toISOString(),
  validUntil: row.validUntil?.toISOString() ?? null,
  savedAt: row.savedAt.toISOString(),
  publishedAt: row.publishedAt?.toISOString() ?? null,
})
