import type { AlertSubject } from '@smm/contracts/orders/alerts'
import { sql } from 'kysely'
import { ruleOf } from '../decisions/review-reasons.ts'
import type { Trx } from '../tables.ts'
import type { AlertDetails } from './alert-tables.ts'

/** Something that is so now, or an event. `key` tells the cases of a subject apart. */
export type Case = { subject: AlertSubject; key: string; details: AlertDetails }

/** Events are over as they open: their end is not told. */
const events: readonly AlertSubject[] = ['new-device', 'day-summary']
const moneySubjects: readonly AlertSubject[] = ['supplier-balance', 'bank-away', 'orders-waiting']
const moneyReasons = ['LEDGER_OUT_OF_BALANCE', 'REFUND_FAILED']

/** Whether a case is about money, which quiet hours let through. */
const isMoney = ({ subject, details: { reason = '' } }: Case): boolean =>
  moneySubjects.includes(subject) ||
  (subject === 'parked-by-fence' && reason === 'SENDING_WAITS') ||
  (subject === 'review' && (ruleOf(reason).attention === 'MONEY_TO_REVIEW' || moneyReasons.includes(reason)))

/** Opens the cases that are new, with a delivery to each channel that is on; a channel added since is told of the others. */
export async function openAlerts(trx: Trx, cases: Case[]): Promise<void> {
  if (cases.length === 0) return
  const rows = cases.map((it) => ({ ...it, urgent: isMoney(it), event: events.includes(it.subject) }))
  const found = sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
    AS found (subject text, key text, details jsonb, urgent boolean, event boolean)`
  await sql`
    INSERT INTO alert_deliveries (alert_id, channel_id, told)
    SELECT alerts.id, alert_channels.id, 'opened'
    FROM ${found} JOIN alerts USING (subject, key) JOIN alert_channels ON created_at >= opened_at
    WHERE is_on AND closed_at IS NULL
    ORDER BY opened_at
    ON CONFLICT DO NOTHING`.execute(trx)
  await sql`
    WITH opened AS (
      INSERT INTO alerts (subject, key, details, is_urgent, closed_at)
      SELECT subject, key, details, urgent, CASE WHEN event THEN now() END
      FROM ${found}
      ON CONFLICT DO NOTHING RETURNING id
    )
    INSERT INTO alert_deliveries (alert_id, channel_id, told)
    SELECT opened.id, alert_channels.id, 'opened' FROM opened CROSS JOIN alert_channels WHERE is_on`.execute(
    trx,
  )
}
