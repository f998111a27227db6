import { type RawBuilder, sql } from 'kysely'
import type { OrderStatus } from '@smm/contracts/orders'

/** What else an order must be, and how many of the newest are wanted. */
export type Wanted = { status?: OrderStatus; older?: RawBuilder<boolean>; limit: number }

/**
 * The ids of the orders that some words may mean: the beginning of an order's id, of its txid or of its payment's id
 * ("PIX_f0f1f2"), its id at the bank, or a part of its link. A union, so that each part has its own index; half of all
 * links may hold the words, so of those only the newest are read.
 */
export function idsFound(words: string, { status, older, limit }: Wanted): RawBuilder<unknown> {
  const wanted = words.trim().replace(/^#/, '')
  const text = likeable(wanted)
  const found = [
    sql`(SELECT id FROM orders WHERE link ILIKE ${`%${text}%`}
      AND ${status ? sql`status = ${status}` : sql`true`} AND ${older ?? sql`true`}
      ORDER BY created_at DESC, id DESC LIMIT ${limit})`,
  ]
  const ofOrder = idsFrom(wanted)
  if (ofOrder) found.push(sql`SELECT id FROM orders WHERE id BETWEEN ${ofOrder.first} AND ${ofOrder.last}`)
  const ofPayment = idsFrom(wanted.replace(/^PIX_/i, ''))
  if (ofPayment && /^PIX_/i.test(wanted))
    found.push(sql`SELECT order_id FROM payments WHERE id BETWEEN ${ofPayment.first} AND ${ofPayment.last}`)
  if (/^[a-z0-9]{4,40}$/i.test(wanted)) {
    found.push(sql`SELECT order_id FROM payments WHERE txid LIKE ${`${text}%`}`)
    found.push(sql`SELECT order_id FROM payments WHERE end_to_end_id = ${wanted}`)
  }
  return sql.join(found, sql` UNION ALL `)
}

const likeable = (text: string) => text.replace(/[\\%_]/g, '\\$&')

/** All the ids that begin as the words do: a range of the primary key. */
function idsFrom(words: string): { first: string; last: string } | undefined {
  const digits = words.replaceAll('-', '').toLowerCase()
  if (!/^[0-9a-f]{4,32}$/.test(digits)) return undefined
  return { first: digits.padEnd(32, '0'), last: digits.padEnd(32, 'f') }
}
