import { sql } from 'kysely'
import type { Db } from '../tables.ts'

/**
 * Records the notices that are due by the rows of orders and refunds, each once. A payment is told though it came before the
 * address was confirmed: its notice confirms the purchase. An order that was cancelled has only its refund to tell.
 */
export const recordDueNotices = (db: Db) =>
  sql`
    INSERT INTO mails (subscription_id, order_id, kind, subject_id)
    SELECT subscriptions.id, orders.id, due.kind, due.subject_id
    FROM mail_subscriptions AS subscriptions
    JOIN mail_subscribed_orders ON subscription_id = subscriptions.id
    JOIN orders ON orders.id = order_id
    CROSS JOIN LATERAL (
      SELECT 'paid' AS kind, orders.id AS subject_id
      WHERE orders.paid_at IS NOT NULL AND orders.status <> 'cancelled'
        AND (orders.finished_at IS NULL OR orders.finished_at >= confirmed_at)
      UNION ALL SELECT 'started', orders.id
      WHERE orders.started_at >= confirmed_at AND orders.status = 'processing'
      UNION ALL SELECT 'delivered', orders.id
      WHERE orders.finished_at >= confirmed_at AND orders.status IN ('completed', 'partial')
      UNION ALL SELECT 'refunded', refunds.id FROM refunds
      WHERE refunds.order_id = orders.id AND refunds.state = 'done' AND refunds.finished_at >= confirmed_at
    ) AS due
    WHERE ended_at IS NULL AND confirmed_at IS NOT NULL
      AND NOT EXISTS (SELECT FROM mails WHERE mails.kind = due.kind AND mails.subject_id = due.subject_id)
    ON CONFLICT (kind, subject_id) DO NOTHING`.execute(db)
