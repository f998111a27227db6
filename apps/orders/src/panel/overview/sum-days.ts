import { type RawBuilder, sql } from 'kysely'
import { allowMinutes } from '@smm/database/delete-older-than'
import { discountReversed } from '../../payments/record-money.ts'
import type { Db } from '../../tables.ts'

const zone = sql.lit('America/Sao_Paulo')

/** SQL: the day of a timestamp in São Paulo. */
export const dayOf = (at: RawBuilder<unknown>) => sql<string>`((${at}) AT TIME ZONE ${zone})::date`
/** SQL: the first instant of a day. */
export const startOf = (day: RawBuilder<unknown>) => sql<Date>`(${day})::timestamp AT TIME ZONE ${zone}`

export const dayAfter = (day: string) => sql`${day}::date + 1`

/** The last day that `day_sums` holds; '-infinity' while it is empty. */
export async function findLastSummedDay(db: Db): Promise<string> {
  const { rows } = await sql<{ day: string }>`
    SELECT coalesce(max(day), '-infinity')::text AS day FROM day_sums`.execute(db)
  return rows[0]?.day ?? '-infinity'
}

/** SQL: the columns of `day_sums`, in the order of `sumLedger`. */
export const sumColumns = sql`day, platform, service_type, orders, sales_cents, refunds_cents, received_cents,
  costs_cents, pix_cents, pix_count`

/**
 * SQL: rows as in `day_sums`, of the entries in a range. Sales are less the discounts of coupons, refunds the money that
 * went back. A PIX for several orders has an entry for each: it is counted by the one that its payment is named by.
 */
export const sumLedger = (range: RawBuilder<unknown>) => sql`
  SELECT ${dayOf(sql`entry.at`)} AS day, coalesce(platform, '') AS platform,
    coalesce(service_type, '') AS service_type,
    count(*) FILTER (WHERE account = 'sales' AND entry.amount_cents < 0 AND cause <> 'coupon')::integer AS orders,
    coalesce(sum(-entry.amount_cents) FILTER (WHERE account = 'sales' AND entry.amount_cents < 0
      OR account = 'discounts'), 0)::bigint AS sales_cents,
    coalesce(sum(entry.amount_cents) FILTER (WHERE account = 'sales' AND entry.amount_cents > 0), 0)::bigint
      AS refunds_cents,
    coalesce(sum(entry.amount_cents) FILTER (WHERE account = 'bank'), 0)::bigint AS received_cents,
    coalesce(sum(entry.amount_cents) FILTER (WHERE account = 'costs'), 0)::bigint AS costs_cents,
    coalesce(sum(entry.amount_cents) FILTER (WHERE account = 'bank' AND entry.amount_cents > 0), 0)::bigint
      AS pix_cents,
    count(*) FILTER (WHERE account = 'bank' AND entry.amount_cents > 0
      AND (entry.order_id IS NULL OR EXISTS (SELECT FROM payments WHERE payments.order_id = entry.order_id)))::integer
      AS pix_count
  FROM ledger_entries AS entry LEFT JOIN orders ON orders.id = entry.order_id
  WHERE account IN ('sales', 'discounts', 'bank', 'costs') AND cause <> ${sql.lit(discountReversed)} AND ${range}
  GROUP BY 1, 2, 3`

/**
 * Sums the days that are over since the last run. The ledger is only ever added to, and a transaction that began before
 * midnight has ended an hour later: the sums of such a day are final.
 */
export const sumDays = (db: Db): Promise<void> =>
  db.transaction().execute(async (trx) => {
    await allowMinutes(trx)
    const summedUntil = await findLastSummedDay(trx)
    const openDay = dayOf(sql`now() - interval '1 hour'`)
    const newlyOver = sql`entry.at >= ${startOf(dayAfter(summedUntil))} AND entry.at < ${startOf(openDay)}`
    await sql`
      INSERT INTO day_sums (${sumColumns}) ${sumLedger(newlyOver)} ON CONFLICT DO NOTHING`.execute(trx)
  })
