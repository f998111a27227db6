import { formatCents, formatQuantity } from '@smm/pricing/money'
import { sql } from 'kysely'
import type { Deps } from '../deps.ts'
import { readOverview } from '../panel/overview/read-overview.ts'
import type { Case } from './open-alerts.ts'

type SummaryDeps = Pick<Deps, 'db' | 'config'>

/** Yesterday's summary, from eight in the morning on. A unique index lets it be told once. */
export async function findDaySummary(deps: SummaryDeps, fromHour = 8): Promise<Case[]> {
  const { rows } = await sql<{ today: string }>`
    SELECT to_char(local, 'YYYY-MM-DD') AS today
    FROM (SELECT now() AT TIME ZONE 'America/Sao_Paulo' AS local) AS clock
    WHERE extract(hour FROM local) >= ${fromHour}
      AND NOT EXISTS (
        SELECT FROM alerts WHERE subject = 'day-summary' AND key = to_char(local, 'YYYY-MM-DD'))`.execute(
    deps.db,
  )
  const [due] = rows
  return due
    ? [{ subject: 'day-summary', key: due.today, details: { text: await composeSummary(deps) } }]
    : []
}

const inReais = (amount: number) => formatCents(Math.round(amount * 100))

/** '22/11: 12 pedidos pagos, R$ 540,00 em vendas, R$ 130,00 de lucro.' */
async function composeSummary(deps: SummaryDeps): Promise<string> {
  const { byDay } = await readOverview(deps, 7)
  const yesterday = byDay.at(-2)
  if (!yesterday) throw new Error('an overview has more than one day')
  const { day, orders, sales, profit, refunds } = yesterday
  const [, month, date] = day.split('-')
  if (orders === 0 && refunds === 0) return `${date}/${month}: nenhum pedido pago.`
  const paid = orders === 1 ? '1 pedido pago' : `${formatQuantity(orders)} pedidos pagos`
  const returned = refunds > 0 ? `, ${inReais(refunds)} em reembolsos` : ''
  return `${date}/${month}: ${paid}, ${inReais(sales)} em vendas${returned}, ${inReais(profit)} de lucro.`
}
