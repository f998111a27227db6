import { queryDatabase } from './query-database.ts'
import type { DeadLetter, Facts } from './facts.ts'
import type { SandboxControl } from '../sandbox-control.ts'
import type { Databases, Exit } from '../fleet/start-fleet.ts'

type Observed =
  | 'visits'
  | 'memory'
  | 'leaks'
  | 'healSeconds'
  | 'backlog'
  | 'answers'
  | 'redisAway'
  | 'areSuppliersAlone'
  | 'alerts'

const cents = (column: string) => `${column}::int AS amount_cents`

/** Reads the three databases, the bank and the reseller, as they are now. */
export async function collectFacts(
  fleet: { stores: Databases; exits: Exit[] },
  outside: SandboxControl,
  observed: Pick<Facts, Observed>,
): Promise<Facts> {
  const ask = <Row extends object>(database: string, question: string) =>
    queryDatabase<Row>(fleet.stores.superuserUrl(database), question)
  const deadLetters = async (database: string) => {
    const rows = await ask<DeadLetter>(database, 'SELECT event_id, name, error, times FROM dead_letters')
    return rows.map((row) => ({ ...row, database }))
  }
  return {
    ...observed,
    exits: fleet.exits,
    messages: await ask('chat', 'SELECT * FROM messages ORDER BY conversation_id, seq'),
    conversations: await ask('chat', 'SELECT id, last_seq FROM conversations'),
    chatOrders: await ask('chat', 'SELECT order_id, conversation_id, status FROM chat_orders'),
    orders: await ask('orders', 'SELECT * FROM orders'),
    attempts: await ask('orders', 'SELECT * FROM submission_attempts ORDER BY started_at'),
    payments: await ask('orders', `SELECT id, order_id, txid, state, ${cents('amount_cents')} FROM payments`),
    chargeLines: await ask(
      'orders',
      `SELECT payment_id, order_id, ${cents('amount_cents')} FROM charge_orders`,
    ),
    receipts: await ask(
      'orders',
      `SELECT end_to_end_id, txid, outcome, ${cents('amount_cents')} FROM pix_receipts`,
    ),
    ledger: await ask(
      'orders',
      `SELECT transaction_id, account, cause, order_id, ${cents('amount_cents')} FROM ledger_entries`,
    ),
    reviews: await ask(
      'orders',
      'SELECT reason, subject, order_id, closed_at IS NULL AS is_open FROM reviews',
    ),
    subscriptions: await ask(
      'orders',
      `SELECT order_id, address, confirmed_at FROM mail_subscribed_orders
       JOIN mail_subscriptions ON mail_subscriptions.id = subscription_id`,
    ),
    notices: await ask('orders', "SELECT id, order_id, kind, state FROM mails WHERE kind <> 'confirmation'"),
    mailbox: await outside.mails(),
    deadLetters: (await Promise.all(['chat', 'orders', 'catalogue'].map(deadLetters))).flat(),
    charges: await outside.charges(),
    upstreamOrders: await outside.upstreamOrders(),
  }
}
