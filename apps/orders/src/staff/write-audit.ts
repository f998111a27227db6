import type { AuditAction } from '@smm/contracts/audit'
import type { Db, Trx } from '../tables.ts'

/** Actor of changes made through the settings; reserved as a username. */
export const settingsActor = 'settings'

/** Appends an entry to the audit, which is never deleted. */
export async function writeAudit(
  db: Db | Trx,
  actor: string,
  action: AuditAction,
  details: object,
): Promise<void> {
  await db
    .insertInto('auditLog')
    .values({ actor, action, details: JSON.stringify(details) })
    .execute()
}
