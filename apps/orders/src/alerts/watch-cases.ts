import type { AlertSettings, AlertSubject } from '@smm/contracts/orders/alerts'
import { sql } from 'kysely'
import type { Deps } from '../deps.ts'
import { acquireRun } from '../jobs/periodic-job.ts'
import type { Db, Trx } from '../tables.ts'
import { findAlertSettings } from './find-alert-settings.ts'
import { findDaySummary } from './find-day-summary.ts'
import { findCases } from './find-cases.ts'
import { findSupplierCases, type SupplierCases } from './find-supplier-cases.ts'
import { type Case, openAlerts } from './open-alerts.ts'

const everySeconds = 10
const suppliersEverySeconds = 30
const supplierSubjects = ['supplier-away', 'supplier-balance'] as const satisfies AlertSubject[]
/** Cases that come and go: one is over once it stayed away, else every coming and going would be told. */
const flappingSubjects: readonly AlertSubject[] = [...supplierSubjects, 'bank-away', 'orders-waiting']
const settleMinutes = 2

/** Opens and closes alerts as their cases come and go, on one replica at a time; without a channel nothing is asked. */
export async function watchAlerts(deps: Deps): Promise<void> {
  const { db } = deps
  if (!(await hasChannel(db)) || !(await acquireRun(db, 'watch-alerts', everySeconds))) return
  await watchCases(deps, await acquireRun(db, 'watch-suppliers', suppliersEverySeconds))
}

export async function watchCases(deps: Deps, asksSuppliers = true): Promise<void> {
  const { db, wake } = deps
  const settings = await findAlertSettings(db)
  const isWanted = ({ subject }: Pick<Case, 'subject'>) => !settings.subjectsOff.includes(subject)
  const atSuppliers =
    asksSuppliers && supplierSubjects.some((subject) => isWanted({ subject }))
      ? await findSupplierCases(deps)
      : undefined
  const summary = isWanted({ subject: 'day-summary' }) ? await findDaySummary(deps) : []
  await db.transaction().execute(async (trx) => {
    await sql`SELECT pg_advisory_xact_lock(hashtextextended('alerts', 0))`.execute(trx)
    const inRows = await findCases(trx, settings.waitMinutes)
    const open = [...inRows, ...(atSuppliers?.open ?? [])].filter(isWanted)
    await openAlerts(trx, [...open, ...summary])
    await closeAlerts(trx, open, { settings, atSuppliers })
  })
  wake('send-alerts')
}

const hasChannel = async (db: Db): Promise<boolean> =>
  (await db.selectFrom('alertChannels').select('id').where('isOn', '=', true).limit(1).executeTakeFirst()) !==
  undefined

/**
 * Closes the alerts whose case is over, and tells that where they were told of. Those of a supplier that was not asked, or
 * did not answer, stay, as do those that may come back. A subject that is off ends in silence.
 */
async function closeAlerts(
  trx: Trx,
  open: Case[],
  { settings, atSuppliers }: { settings: AlertSettings; atSuppliers: SupplierCases | undefined },
): Promise<void> {
  const staying = [...open, ...(atSuppliers?.unknown ?? [])].map(({ subject, key }) => ({ subject, key }))
  const notAsked = atSuppliers ? [] : supplierSubjects.filter((it) => !settings.subjectsOff.includes(it))
  const found = sql`(
    SELECT subject, key FROM jsonb_to_recordset(${JSON.stringify(staying)}::jsonb)
      AS found (subject text, key text))`
  await sql`
    UPDATE alerts SET last_seen_at = now()
    WHERE closed_at IS NULL AND subject = ANY (${flappingSubjects}::text[]) AND (subject, key) IN ${found}`.execute(
    trx,
  )
  await sql`
    WITH closed AS (
      UPDATE alerts SET closed_at = now()
      WHERE closed_at IS NULL AND subject <> ALL (${notAsked}::text[]) AND (subject, key) NOT IN ${found}
        AND (subject <> ALL (${flappingSubjects}::text[])
          OR last_seen_at < now() - make_interval(mins => ${settleMinutes}))
      RETURNING id, subject
    )
    INSERT INTO alert_deliveries (alert_id, channel_id, told)
    SELECT alert_id, channel_id, 'closed'
    FROM closed
      JOIN alert_deliveries ON alert_id = closed.id AND told = 'opened'
      JOIN alert_channels ON alert_channels.id = channel_id
    WHERE is_on AND subject <> ALL (${settings.subjectsOff}::text[])`.execute(trx)
}
