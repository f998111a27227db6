import { sql } from 'kysely'
import type { Product } from '@smm/contracts/products'
import type { Revenue } from '@smm/contracts/payments'
import { centsToReais } from '@smm/pricing/money'
import type { Db } from './tables.ts'

const days = 30
const firstDay = sql`date_trunc('day', now() AT TIME ZONE 'America/Sao_Paulo') - make_interval(days => ${days - 1})`

/** Money confirmed in the last 30 days, by the calendar of São Paulo. */
export async function showRevenue(db: Db): Promise<Revenue> {
  const [byDay, byProduct] = await Promise.all([sumByDay(db), sumByProduct(db)])
  return { byDay: byDay.map(shown), byProduct: byProduct.map(shown) }
}

type Sum = { cents: number; payments: number }

const shown = <Row extends Sum>({ cents, ...row }: Row) => ({ ...row, amount: centsToReais(cents) })

async function sumByDay(db: Db) {
  const { rows } = await sql<Sum & { day: string }>`
    SELECT to_char(day, 'YYYY-MM-DD') AS day, coalesce(sum(p.amount_cents), 0)::bigint AS cents,
      count(p.amount_cents) AS payments
    FROM generate_series(${firstDay}, ${firstDay} + make_interval(days => ${days - 1}), '1 day') AS day
    LEFT JOIN payments p ON p.state = 'confirmed'
      AND p.confirmed_at >= day AT TIME ZONE 'America/Sao_Paulo'
      AND p.confirmed_at < (day + interval '1 day') AT TIME ZONE 'America/Sao_Paulo'
    GROUP BY day ORDER BY day`.execute(db)
  return rows
}

async function sumByProduct(db: Db) {
  const { rows } = await sql<Sum & Product>`
    SELECT o.platform, o.service_type, sum(p.amount_cents)::bigint AS cents, count(*) AS payments
    FROM payments p JOIN orders o ON o.id = p.order_id
    WHERE p.state = 'confirmed' AND p.confirmed_at >= (${firstDay}) AT TIME ZONE 'America/Sao_Paulo'
    GROUP BY o.platform, o.service_type ORDER BY cents DESC, o.platform, o.service_type`.execute(db)
  return rows
}
