import type { AuditAction } from '@smm/contracts/audit'
import type { Db, Trx } from '../tables.ts'

/** Whoever set up the server. Nobody on the staff bears this name. */
export const settingsActor = 'settings'

/** What a member of the staff did, for ever. */
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
