import { sql, type Transaction } from 'kysely'
import { classifyService } from './classify-service.ts'
import type { UpstreamService } from './read-upstream-services.ts'
import type { Tables } from './tables.ts'
import { vanishedAfterRuns } from './describe-offers.ts'

/**
 * Makes our copy of the supplier's list equal to what it answered, in one statement that touches the rows that changed
 * and no others. A price that is zero or moved by more than `holdAbovePercent` is noted but not accepted.
 */
export async function mirrorUpstream(
  trx: Transaction<Tables>,
  services: UpstreamService[],
  holdAbovePercent: number,
): Promise<{ changed: number; held: number }> {
  const changed = await writeChanges(trx, services, holdAbovePercent)
  const missing = await countMissing(
    trx,
    services.map(({ upstreamId }) => upstreamId),
  )
  const { held } = await trx
    .selectFrom('upstreamServices')
    .select((eb) => eb.fn.countAll<number>().as('held'))
    .where('missingRuns', '=', 0)
    .where((eb) => eb.or([eb('offeredRate', '<=', '0'), eb('offeredRate', '!=', eb.ref('rate'))]))
    .executeTakeFirstOrThrow()
  return { changed: changed + missing, held }
}

async function writeChanges(
  trx: Transaction<Tables>,
  services: UpstreamService[],
  holdAbovePercent: number,
): Promise<number> {
  const rows = services.map((it) => ({ ...it, product: classifyService(it) }))
  const column = <Value>(read: (row: (typeof rows)[number]) => Value) => rows.map(read)
  const { numAffectedRows } = await sql`
    INSERT INTO upstream_services AS kept (upstream_id, name, category, type, offered_rate, rate, min_quantity,
      max_quantity, refill, cancel, platform, service_type)
    SELECT id, name, category, type, rate, rate, least_units, most_units, refill, cancel, platform, service_type
    FROM unnest(
      ${column((row) => row.upstreamId)}::integer[], ${column((row) => row.name)}::text[],
      ${column((row) => row.category)}::text[], ${column((row) => row.type)}::text[],
      ${column((row) => row.rate)}::numeric(16,6)[], ${column((row) => row.minQuantity)}::integer[],
      ${column((row) => row.maxQuantity)}::integer[], ${column((row) => row.refill)}::boolean[],
      ${column((row) => row.cancel)}::boolean[], ${column((row) => row.product?.platform ?? null)}::text[],
      ${column((row) => row.product?.serviceType ?? null)}::text[]
    ) AS given (id, name, category, type, rate, least_units, most_units, refill, cancel, platform, service_type)
    ON CONFLICT (upstream_id) DO UPDATE SET
      name = excluded.name, category = excluded.category, type = excluded.type,
      offered_rate = excluded.offered_rate,
      rate = CASE
        WHEN excluded.offered_rate <= 0 THEN kept.rate
        WHEN kept.rate > 0 AND abs(excluded.offered_rate - kept.rate) > kept.rate * ${holdAbovePercent}::numeric / 100
          THEN kept.rate
        ELSE excluded.offered_rate
      END,
      min_quantity = excluded.min_quantity, max_quantity = excluded.max_quantity,
      refill = excluded.refill, cancel = excluded.cancel,
      platform = excluded.platform, service_type = excluded.service_type, missing_runs = 0
    WHERE (kept.name, kept.category, kept.type, kept.offered_rate, kept.min_quantity, kept.max_quantity, kept.refill,
        kept.cancel, kept.platform, kept.service_type, kept.missing_runs)
      IS DISTINCT FROM (excluded.name, excluded.category, excluded.type, excluded.offered_rate, excluded.min_quantity,
        excluded.max_quantity, excluded.refill, excluded.cancel, excluded.platform, excluded.service_type, 0)`.execute(
    trx,
  )
  return Number(numAffectedRows ?? 0)
}

async function countMissing(trx: Transaction<Tables>, listed: number[]): Promise<number> {
  const { numUpdatedRows } = await trx
    .updateTable('upstreamServices')
    .set((eb) => ({ missingRuns: eb('missingRuns', '+', 1) }))
    .where('missingRuns', '<', vanishedAfterRuns)
    .where(sql<boolean>`NOT upstream_id = ANY(${listed}::integer[])`)
    .executeTakeFirst()
  return Number(numUpdatedRows)
}
