import { type Kysely, sql } from 'kysely'
import type { NewPackage, OriginalEvidence, PackageChange } from '@smm/contracts/prices/packages'
import type { Offer, TieredProduct } from '@smm/contracts/products'
import { standardTier } from '@smm/contracts/same-product'
import { Refusal } from '@smm/http-service/refusal'
import { floorCents } from '@smm/pricing/floor'
import { centsToDecimal } from '@smm/pricing/money'
import { rangeAt, takenRanges } from '@smm/pricing/quantity-gaps'
import type { Tables } from '../tables.ts'
import { versionsInForce } from './load-price-book.ts'

type Terms = Pick<
  PackageChange | NewPackage,
  'priceCents' | 'originalCents' | 'validFrom' | 'validUntil' | 'acceptsUnderFloor'
>

/** Refuses terms that contradict themselves, and a price under the floor that the owner has not accepted. */
export function checkTerms(terms: Terms, quantity: number, offer: Offer | undefined, now: Date): void {
  const { priceCents, originalCents, validFrom, validUntil, acceptsUnderFloor } = terms
  if (originalCents !== null && originalCents <= priceCents)
    throw new Refusal('INVALID_REQUEST', { priceCents, originalCents })
  const from = validFrom === undefined ? now : new Date(validFrom)
  if (from < now || (validUntil !== undefined && new Date(validUntil) <= from))
    throw new Refusal('INVALID_REQUEST', { validFrom, validUntil })
  const floor = offer ? floorCents(offer, quantity) : 0
  if (priceCents < floor && !acceptsUnderFloor)
    throw new Refusal('PRICE_UNDER_FLOOR', { priceCents, floor: centsToDecimal(floor) })
}

/** Refuses a quantity that no supplier takes in one order. A service without a cost has no limits yet. */
export function checkLimits(quantity: number, offer: Offer | undefined): void {
  if (!offer || offer.costMicrosPerThousand === 0) return
  const taken = takenRanges(offer)
  if (!rangeAt(taken, quantity)) throw new Refusal('OUTSIDE_SERVICE_LIMITS', { quantity, taken })
}

/**
 * A price may be struck through if the package was charged at it, or if the shop began with it, as the owner's claim;
 * any other one is refused.
 */
export async function findEvidence(
  db: Kysely<Tables>,
  packageId: string,
  originalCents: number | null,
): Promise<OriginalEvidence | null> {
  if (originalCents === null) return null
  const { charged, claimed } = await db
    .selectFrom('packageVersions')
    .where('packageId', '=', packageId)
    .select((eb) => [
      eb.fn
        .countAll<number>()
        .filterWhere('priceCents', '=', originalCents)
        .filterWhere('publishedAt', 'is not', null)
        .as('charged'),
      eb.fn
        .countAll<number>()
        .filterWhere('originalCents', '=', originalCents)
        .filterWhere('originalEvidence', '=', 'unproven')
        .as('claimed'),
    ])
    .executeTakeFirstOrThrow()
  if (charged > 0) return 'charged'
  if (claimed > 0) return 'unproven'
  throw new Refusal('ORIGINAL_NOT_CHARGED', { packageId, originalCents })
}

/**
 * Refuses versions that leave the product without a package of its standard tier, now or when one of them begins or ends.
 * Another tier without packages is not sold.
 */
export async function requireOnePackage(
  db: Kysely<Tables>,
  { platform, serviceType, tier }: TieredProduct,
): Promise<void> {
  if (tier !== standardTier) return
  const ofProduct = sql`package_versions JOIN packages ON packages.id = package_id
    WHERE platform = ${platform} AND service_type = ${serviceType} AND tier = ${tier}`
  const { rows: moments } = await sql<{ moment: string }>`
    SELECT moment::text FROM (
      SELECT clock_timestamp() AS moment
      UNION SELECT unnest(ARRAY[valid_from, valid_until]) FROM ${ofProduct}
    ) AS moments WHERE moment >= now()`.execute(db)
  for (const { moment } of moments) {
    const found = await versionsInForce(db, sql<Date>`${moment}::timestamptz`)
      .select('packageId')
      .where('platform', '=', platform)
      .where('serviceType', '=', serviceType)
      .where('tier', '=', tier)
      .executeTakeFirst()
    if (!found) throw new Refusal('LAST_PACKAGE', { platform, serviceType, moment })
  }
}
