import { type RawBuilder, sql } from 'kysely'

/** A further condition on the orders, and the number of newest ones wanted; all without it. */
type OrderCriteria = { condition: RawBuilder<boolean>; limit?: number | undefined }

/**
 * Orders whose id, txid or payment id ("PIX_f0f1f2") starts with the text, or whose end-to-end id or link matches it. A
 * UNION lets each part use its own index; links may match very often, so a page reads only the newest.
 */
export function selectMatchingIds(search: string, { condition, limit }: OrderCriteria): RawBuilder<unknown> {
  const wanted = search.trim().replace(/^#/, '')
  const text = escapeLike(wanted)
  const matches = [
    sql`(SELECT id FROM orders WHERE link ILIKE ${`%${text}%`}
      AND ${condition} ORDER BY created_at DESC, id DESC LIMIT ${limit ?? null})`,
  ]
  const ofOrder = idRangeOf(wanted)
  if (ofOrder) matches.push(sql`SELECT id FROM orders WHERE id BETWEEN ${ofOrder.first} AND ${ofOrder.last}`)
  const ofPayment = idRangeOf(wanted.replace(/^PIX_/i, ''))
  if (ofPayment && /^PIX_/i.test(wanted))
    matches.push(ordersOf(sql`payments.id BETWEEN ${ofPayment.first} AND ${ofPayment.last}`))
  if (/^[\w-]{4,64}$/.test(wanted)) {
    matches.push(ordersOf(sql`txid LIKE ${`${text}%`}`))
    matches.push(ordersOf(sql`end_to_end_id = ${wanted}`))
  }
  return sql.join(matches, sql` UNION ALL `)
}

const ordersOf = (payment: RawBuilder<unknown>) =>
  sql`SELECT charge_orders.order_id FROM payments JOIN charge_orders ON payment_id = payments.id WHERE ${payment}`

const escapeLike = (text: string) => text.replace(/[\\%_]/g, '\\$&')

/** The range of the primary key whose ids start with the text. */
function idRangeOf(search: string): { first: string; last: string } | undefined {
  const digits = search.replaceAll('-', '').toLowerCase()
  if (!/^[0-9a-f]{4,32}$/.test(digits)) return undefined
  return { first: digits.padEnd(32, '0'), last: digits.padEnd(32, 'f') }
}
