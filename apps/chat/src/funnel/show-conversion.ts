import type { Conversion, ConversionSteps } from '@smm/contracts/conversion'
import { type OverviewPeriod } from '@smm/contracts/overview'
import { sql } from 'kysely'
import type { Deps } from '../deps.ts'
import { dayInSaoPaulo } from './day-in-sao-paulo.ts'

const maxRows = 20

type Row = ConversionSteps & { day: string; page: string; source: string }

/** The steps from a visit to a paid order over the last days up to today, and over as many days before. */
export async function showConversion(
  { db }: Pick<Deps, 'db'>,
  days: OverviewPeriod = 30,
): Promise<Conversion> {
  const [rows, allDays] = [await readRows(db, 2 * days), await readDays(db, 2 * days)]
  const current = allDays.slice(days)
  const now = rows.filter(({ day }) => current.includes(day))
  const byDay = Map.groupBy(now, ({ day }) => day)
  const largest = <Key extends 'page' | 'source'>(key: Key) =>
    [...Map.groupBy(now, (row) => row[key])]
      .map(([name, group]) => ({ [key]: name, ...addUp(group) }) as Record<Key, string> & ConversionSteps)
      .toSorted((a, b) => b.visits - a.visits || b.chats - a.chats)
      .slice(0, maxRows)
  return {
    total: addUp(now),
    before: addUp(rows.filter(({ day }) => !current.includes(day))),
    byDay: current.map((day) => ({ day, ...addUp(byDay.get(day) ?? []) })),
    byPage: largest('page'),
    bySource: largest('source'),
  }
}

function addUp(rows: Row[]): ConversionSteps {
  const sum = (step: keyof ConversionSteps) => rows.reduce((total, row) => total + row[step], 0)
  return {
    visits: sum('visits'),
    chats: sum('chats'),
    recaps: sum('recaps'),
    charges: sum('charges'),
    paid: sum('paid'),
  }
}

/** A charge may come without a recap that was recorded: each step is reached with the next one. */
async function readRows(db: Deps['db'], days: number): Promise<Row[]> {
  const { rows } = await sql<Row>`
    SELECT to_char(day, 'YYYY-MM-DD') AS day, page, source, sum(visits)::integer AS visits,
      sum(chats)::integer AS chats, sum(recaps)::integer AS recaps, sum(charges)::integer AS charges,
      sum(paid)::integer AS paid
    FROM (
      SELECT day, page, source, visits, 0 AS chats, 0 AS recaps, 0 AS charges, 0 AS paid FROM page_visits
      UNION ALL
      SELECT day, page, source, 0, 1, (has_recap OR is_charged)::integer, is_charged::integer, is_paid::integer
      FROM conversation_origins CROSS JOIN LATERAL (
        SELECT coalesce(bool_or(status NOT IN ('requested', 'refused')), false) AS is_charged,
          coalesce(bool_or(paid_at IS NOT NULL), false) AS is_paid
        FROM chat_orders WHERE chat_orders.conversation_id = conversation_origins.conversation_id
      ) AS ordered
    ) AS counted
    WHERE day > ${dayInSaoPaulo} - ${days}::integer
    GROUP BY day, page, source`.execute(db)
  return rows
}

async function readDays(db: Deps['db'], days: number): Promise<string[]> {
  const { rows } = await sql<{ day: string }>`
    SELECT to_char(${dayInSaoPaulo} - n, 'YYYY-MM-DD') AS day
    FROM generate_series(${days - 1}::integer, 0, -1) AS n`.execute(db)
  return rows.map(({ day }) => day)
}
