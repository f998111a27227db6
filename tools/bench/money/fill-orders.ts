import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'

/** Inserts paid and delivered orders until the database of orders holds `upTo`. */
export async function fillOrders(databaseUrl: string, upTo: number): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  const { rows } = await client.query<{ known: number }>('SELECT count(*)::int AS known FROM orders')
  const missing = Math.max(0, upTo - rows[0]!.known)
  await client.query(fill, [missing]).finally(async () => {
    await client.query('ANALYZE')
    await client.end()
  })
}

/** Lets the service sum the filled days as it does every hour, and waits until it has. */
export async function untilDaysAreSummed(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  await client.query("DELETE FROM last_runs WHERE name = 'sum-days'")
  while ((await client.query('SELECT FROM day_sums LIMIT 1')).rowCount === 0) await pause(500)
  await client.end()
}

const fill = `
  WITH past AS (
    SELECT gen_random_uuid() AS id, gen_random_uuid() AS payment, now() - n * interval '5 minutes' AS at, n
    FROM generate_series(1, $1::int) AS n
  ), placed AS (
    INSERT INTO orders (id, conversation_id, link, platform, service_type, quantity, amount_cents, status, version,
      fulfilment, supplier, upstream_order_id, paid_at, ready_at, sent_at, finished_at, created_at)
    SELECT id, gen_random_uuid(), 'https://www.instagram.com/past.' || n || '/', 'instagram', 'followers', 500, 4500,
      'completed', 4, 'sent', 'smm-api', 'past-' || id, at, at, at, at, at FROM past
  ), told AS (
    INSERT INTO order_history (order_id, version, from_status, to_status, cause, at)
    SELECT id, v, (ARRAY[NULL, 'pending', 'paid', 'processing'])[v],
      (ARRAY['pending', 'paid', 'processing', 'completed'])[v], 'placed', at FROM past, generate_series(1, 4) AS v
  ), charged AS (
    INSERT INTO payments (id, order_id, provider, txid, amount_cents, state, end_to_end_id, confirmed_at, due_at,
      next_issue_at, created_at)
    SELECT payment, id, 'api-pix', replace(payment::text, '-', ''), 4500, 'confirmed', 'E' || id, at, at, NULL, at FROM past
  ), received AS (
    INSERT INTO pix_receipts (provider, end_to_end_id, payment_id, txid, amount_cents, outcome, paid_at)
    SELECT 'api-pix', 'E' || id, payment, replace(payment::text, '-', ''), 4500, 'settled', at FROM past
  ), hinted AS (
    INSERT INTO webhook_hints (provider, dedupe_key, body) SELECT 'api-pix', id::text, '{}' FROM past
  ), said AS (
    INSERT INTO outbox (receiver, name, payload, delivered_at)
    SELECT 'chat', 'order-status-changed', '{}', now() FROM past, generate_series(1, 4)
  ), heard AS (
    INSERT INTO inbox (event_id, name) SELECT gen_random_uuid(), 'place-order' FROM past
  )
  INSERT INTO ledger_entries (transaction_id, account, amount_cents, cause, order_id, at)
  SELECT payment, account, cents, 'payment-confirmed', id, at
  FROM past, (VALUES ('sales', -4500), ('bank', 4500)) AS sides (account, cents)`
