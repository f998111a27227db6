import { type RawBuilder, sql, type Transaction } from 'kysely'
import type { Product } from '@smm/contracts/products'
import { firstSupplierId } from '@smm/contracts/suppliers/routing'
import { vanishedAfterRuns } from '../load-offers.ts'
import type { UpstreamService } from './read-upstream-services.ts'
import { classifyCached } from './classification-cache.ts'
import type { Tables } from '../tables.ts'

/** Where the copy of a supplier's list is. The first supplier's has a table of its own, which names no supplier. */
type StoredList = {
  table: RawBuilder<unknown>
  key: RawBuilder<unknown>
  /** The part of the table that is the supplier's. */
  isOwn: RawBuilder<boolean>
  /** Columns and values that name the supplier, with their commas. */
  names: RawBuilder<unknown>
  values: RawBuilder<unknown>
}

const storedListOf = (supplierId: string): StoredList =>
  supplierId === firstSupplierId
    ? {
        table: sql.table('upstream_services'),
        key: sql`upstream_id`,
        isOwn: sql<boolean>`true`,
        names: sql``,
        values: sql``,
      }
    : {
        table: sql.table('supplier_services'),
        key: sql`supplier_id, upstream_id`,
        isOwn: sql<boolean>`supplier_id = ${supplierId}`,
        names: sql`supplier_id, `,
        values: sql`${supplierId}::text, `,
      }

/**
 * Upserts the supplier's list without touching unchanged rows; call it under the catalogue lock. A price that is zero or
 * moved by more than `holdAbovePercent` is stored as offered but held. Returns the products that the list contains.
 */
export async function upsertUpstreamServices(
  trx: Transaction<Tables>,
  supplierId: string,
  services: UpstreamService[],
  holdAbovePercent: number,
): Promise<{ changed: number; held: number; products: Product[] }> {
  const list = storedListOf(supplierId)
  const { changed, missing, products } = compare(services, await readStoredLines(trx, list))
  if (changed.length > 0) await upsertChanged(trx, list, changed, holdAbovePercent)
  const newlyMissing = missing.length > 0 ? await countMissingRun(trx, list, missing) : 0
  return { changed: changed.length + newlyMissing, held: await countHeld(trx, list), products }
}

// Rows are compared as lines of text that Postgres and `lineOf` write alike: it is far cheaper than sending thousands of
// rows of which hardly any changed. No field contains a control character.
const storedLine = sql<string>`concat_ws(E'\\x1f', upstream_id, name, category, type, offered_rate, min_quantity,
  max_quantity, refill, cancel, coalesce(platform, ''), coalesce(service_type, ''), missing_runs)`

function lineOf(it: Row): string {
  const { upstreamId, name, category, type, rate, minQuantity, maxQuantity, platform, serviceType } = it
  const flags = `${it.refill ? 't' : 'f'}\x1f${it.cancel ? 't' : 'f'}`
  const product = `${platform ?? ''}\x1f${serviceType ?? ''}`
  return `${upstreamId}\x1f${name}\x1f${category}\x1f${type}\x1f${rate}\x1f${minQuantity}\x1f${maxQuantity}\x1f${flags}\x1f${product}\x1f0`
}

async function readStoredLines(trx: Transaction<Tables>, { table, isOwn }: StoredList): Promise<Set<string>> {
  const { rows } = await sql<{ lines: string | null }>`
    SELECT string_agg(${storedLine}, E'\\n') AS lines FROM ${table} WHERE ${isOwn}`.execute(trx)
  return new Set(rows[0]?.lines?.split('\n'))
}

const toRow = (service: UpstreamService, product: Product | undefined) => ({
  upstreamId: service.upstreamId,
  name: service.name,
  category: service.category,
  type: service.type,
  rate: Number(service.rate).toFixed(6),
  minQuantity: service.minQuantity,
  maxQuantity: service.maxQuantity,
  refill: service.refill,
  cancel: service.cancel,
  platform: product?.platform,
  serviceType: product?.serviceType,
})
type Row = ReturnType<typeof toRow>

/** Removes unchanged lines from `stored`; the rest belongs to changed rows or to ids no longer listed. */
function compare(services: UpstreamService[], stored: Set<string>) {
  const changed: Row[] = []
  const products = new Set<Product>()
  for (const service of services) {
    const product = classifyCached(service)
    if (product) products.add(product)
    const row = toRow(service, product)
    if (stored.size === 0 || !stored.delete(lineOf(row))) changed.push(row)
  }
  const changedIds = new Set(changed.map(({ upstreamId }) => upstreamId))
  const missing = Array.from(stored, (line) => parseInt(line)).filter((id) => !changedIds.has(id))
  return { changed, missing, products: [...products] }
}

async function upsertChanged(
  trx: Transaction<Tables>,
  { table, key, names, values }: StoredList,
  changed: Row[],
  holdAbovePercent: number,
) {
  const texts = (field: 'name' | 'category' | 'type') => changed.map((row) => row[field])
  // Values without quotes are joined here: the driver would scan each of them for characters to escape.
  const arrayLiteral = (field: keyof Row) => `{${changed.map((row) => row[field] ?? 'NULL').join()}}`
  await sql`
    INSERT INTO ${table} AS kept (${names}upstream_id, name, category, type, offered_rate, rate, min_quantity,
      max_quantity, refill, cancel, platform, service_type)
    SELECT ${values}id, name, category, type, rate, rate, least, most, refill, cancel, platform, service_type
    FROM unnest(${arrayLiteral('upstreamId')}::integer[], ${texts('name')}::text[], ${texts('category')}::text[],
      ${texts('type')}::text[], ${arrayLiteral('rate')}::numeric[], ${arrayLiteral('minQuantity')}::integer[],
      ${arrayLiteral('maxQuantity')}::integer[], ${arrayLiteral('refill')}::boolean[], ${arrayLiteral('cancel')}::boolean[],
      ${arrayLiteral('platform')}::text[], ${arrayLiteral('serviceType')}::text[])
      AS given (id, name, category, type, rate, least, most, refill, cancel, platform, service_type)
    ON CONFLICT (${key}) DO UPDATE SET
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
      platform = excluded.platform, service_type = excluded.service_type, missing_runs = 0`.execute(trx)
}

/** Accepts the price that a supplier offers for a listed service, if it tells one. */
export async function acceptOfferedPrice(
  trx: Transaction<Tables>,
  supplierId: string,
  upstreamId: number,
): Promise<void> {
  const { table, isOwn } = storedListOf(supplierId)
  await sql`UPDATE ${table} SET rate = offered_rate
    WHERE ${isOwn} AND upstream_id = ${upstreamId} AND offered_rate > 0`.execute(trx)
}

async function countMissingRun(trx: Transaction<Tables>, { table, isOwn }: StoredList, ids: number[]) {
  const { numAffectedRows } = await sql`
    UPDATE ${table} SET missing_runs = missing_runs + 1
    WHERE ${isOwn} AND missing_runs < ${vanishedAfterRuns} AND upstream_id = ANY(${ids}::integer[])`.execute(
    trx,
  )
  return Number(numAffectedRows)
}

async function countHeld(trx: Transaction<Tables>, { table, isOwn }: StoredList): Promise<number> {
  const { rows } = await sql<{ held: number }>`
    SELECT count(*)::integer AS held FROM ${table}
    WHERE ${isOwn} AND missing_runs = 0 AND (offered_rate <= 0 OR offered_rate <> rate)`.execute(trx)
  return rows[0]?.held ?? 0
}
