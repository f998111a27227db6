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
  const { held } = await trx
    .selectFrom('upstreamServices')
    .select((eb) => eb.fn.countAll<number>().as('held'))
    .where('missingRuns', '=', 0)
    .where((eb) => eb.or([eb('offeredRate', '<=', '0'), eb('offeredRate', '!=', eb.ref('rate'))]))
    .executeTakeFirstOrThrow()
  return { changed, held }
}

// The same few thousand names come again and again.
let classified = new Map<string, Map<string, Product | undefined>>()
let howManyClassified = 0
const mostClassified = 50_000

function classify(service: { name: string; category: string }): Product | undefined {
  let ofCategory = classified.get(service.category)
  if (ofCategory?.has(service.name)) return ofCategory.get(service.name)
  if (++howManyClassified > mostClassified) {
    classified = new Map()
    ofCategory = undefined
    howManyClassified = 1
  }
  if (!ofCategory) classified.set(service.category, (ofCategory = new Map()))
  const product = classifyService(service)
  ofCategory.set(service.name, product)
  return product
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
  // What changed is found by a join: an INSERT that meets 5,000 rows again would lock, and so write, each of them.
  const { rows: counts } = await sql<{ changed: number }>`
    WITH given AS MATERIALIZED (
      SELECT * FROM json_to_recordset(${JSON.stringify(rows)}::json) AS given (i integer, n text, c text, t text,
        r numeric(16,6), l integer, m integer, f boolean, x boolean, p text, s text)
    ), written AS (
      INSERT INTO upstream_services AS kept (upstream_id, name, category, type, offered_rate, rate, min_quantity,
        max_quantity, refill, cancel, platform, service_type)
      SELECT i, n, c, t, r, r, l, m, f, x, p, s
      FROM given LEFT JOIN upstream_services AS known ON known.upstream_id = i
      WHERE (known.upstream_id, known.name, known.category, known.type, known.offered_rate, known.min_quantity,
          known.max_quantity, known.refill, known.cancel, known.platform, known.service_type, known.missing_runs)
        IS DISTINCT FROM (i, n, c, t, r, l, m, f, x, p, s, 0)
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
      RETURNING upstream_id
    ), missed AS (
      UPDATE upstream_services SET missing_runs = missing_runs + 1
      WHERE missing_runs < ${vanishedAfterRuns}::integer AND NOT EXISTS (SELECT FROM given WHERE i = upstream_id)
      RETURNING upstream_id
    )
    SELECT (SELECT count(*) FROM written)::integer + (SELECT count(*) FROM missed)::integer AS changed`.execute(
    trx,
  )
  return counts[0]!.changed
}
