import { sql, type Transaction } from 'kysely'
import type { Product } from '@smm/contracts/products'
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

// The same few thousand names come again and again.
let classified = new Map<string, Product | undefined>()
const mostClassified = 50_000

function classify(service: { name: string; category: string }): Product | undefined {
  const key = `${service.category}\n${service.name}`
  if (!classified.has(key)) {
    if (classified.size >= mostClassified) classified = new Map()
    classified.set(key, classifyService(service))
  }
  return classified.get(key)
}

async function writeChanges(
  trx: Transaction<Tables>,
  services: UpstreamService[],
  holdAbovePercent: number,
): Promise<number> {
  const rows = services.map(
    ({ upstreamId, name, category, type, rate, minQuantity, maxQuantity, refill, cancel }) => {
      const { platform, serviceType } = classify({ name, category }) ?? {}
      // One text of short keys: reading it costs the database less than a dozen arrays cost us to write.
      return {
        i: upstreamId,
        n: name,
        c: category,
        t: type,
        r: rate,
        l: minQuantity,
        m: maxQuantity,
        f: refill,
        x: cancel,
        p: platform,
        s: serviceType,
      }
    },
  )
  const { numAffectedRows } = await sql`
    INSERT INTO upstream_services AS kept (upstream_id, name, category, type, offered_rate, rate, min_quantity,
      max_quantity, refill, cancel, platform, service_type)
    SELECT i, n, c, t, r, r, l, m, f, x, p, s
    FROM json_to_recordset(${JSON.stringify(rows)}::json) AS given (i integer, n text, c text, t text, r numeric(16,6),
      l integer, m integer, f boolean, x boolean, p text, s text)
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
