import { type RawBuilder, sql } from 'kysely'
import type { ListOrdersQuery, OrderFilter, OrderSummary, OrderTotals } from '@smm/contracts/orders/orders'
import { centsToDecimal } from '@smm/pricing/money'
import { dayAfter, startOf } from './overview/sum-days.ts'
import { olderThan, type Page } from './keyset-page.ts'
import { selectMatchingIds } from './select-matching-ids.ts'
import type { Db, OrderRow } from '../tables.ts'

const defaultLimit = 500

/** Newest first. */
export async function listOrders(
  db: Db,
  { limit = defaultLimit, before, beforeId, ...filter }: ListOrdersQuery,
): Promise<OrderSummary[]> {
  const rows = await newestOrders(db, filter, { older: olderThan({ before, beforeId }), limit })
    .select([
      'id',
      'link',
      'serviceType',
      'platform',
      'tier',
      'quantity',
      'amountCents',
      'status',
      'createdAt',
    ])
    .execute()
  return rows.map(toOrderSummary)
}

/** A page of the filtered orders, newest first. */
export const newestOrders = (db: Db, filter: OrderFilter, page: Page) =>
  filteredOrders(db, filter, page).orderBy('createdAt', 'desc').orderBy('id', 'desc').limit(page.limit)

/** Count and sum of all orders of the filter. */
export async function sumOrders(db: Db, filter: OrderFilter): Promise<OrderTotals> {
  const { count, cents } = await filteredOrders(db, filter)
    .select((eb) => [
      eb.fn.countAll<number>().as('count'),
      sql<number>`coalesce(sum(amount_cents), 0)::bigint`.as('cents'),
    ])
    .executeTakeFirstOrThrow()
  return { count, amount: centsToDecimal(cents) }
}

function filteredOrders(db: Db, filter: OrderFilter, page: Partial<Page> = {}) {
  const text = filter.search?.trim()
  const condition = conditionOf(filter, page.older)
  const query = db.selectFrom('orders').where(condition)
  return text
    ? query.where(sql<boolean>`id IN (${selectMatchingIds(text, { condition, limit: page.limit })})`)
    : query
}

/** SQL: the condition of each field of a filter on the columns of orders; its search has an index of its own. */
const conditions: Record<Exclude<keyof OrderFilter, 'search'>, (value: string) => RawBuilder<boolean>> = {
  status: (status) => sql`status = ${status}`,
  platform: (platform) => sql`platform = ${platform}`,
  serviceType: (serviceType) => sql`service_type = ${serviceType}`,
  from: (day) => sql`created_at >= ${startOf(sql`${day}`)}`,
  until: (day) => sql`created_at < ${startOf(dayAfter(day))}`,
}

function conditionOf(filter: OrderFilter, older: RawBuilder<boolean> = sql<boolean>`true`) {
  const fields = Object.keys(conditions) as Array<keyof typeof conditions>
  const chosen = fields.flatMap((name) => (filter[name] ? conditions[name](filter[name]) : []))
  return sql<boolean>`${sql.join([older, ...chosen], sql` AND `)}`
}

export const toOrderSummary = ({ amountCents, createdAt, ...order }: SummaryRow): OrderSummary =>
  omitAbsent<OrderSummary>({
    id: order.id,
    link: order.link,
    serviceType: order.serviceType,
    platform: order.platform,
    tier: order.tier ?? undefined,
    quantity: order.quantity,
    totalPrice: centsToDecimal(amountCents),
    status: order.status,
    createdAt: createdAt.toISOString(),
  })
type SummaryRow = Pick<
  OrderRow,
  'id' | 'link' | 'serviceType' | 'platform' | 'tier' | 'quantity' | 'amountCents' | 'status' | 'createdAt'
>

/** An answer whose absent fields are named as undefined: one that is forgotten does not compile. */
const omitAbsent = <Answer extends object>(fields: {
  [Name in keyof Required<Answer>]: Answer[Name] | undefined
}): Answer => Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Answer
