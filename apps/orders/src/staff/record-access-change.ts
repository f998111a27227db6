import { sql } from 'kysely'
import type { AuditAction } from '@smm/contracts/audit'
import type { Trx } from '../tables.ts'
import { writeAudit } from './write-audit.ts'

type AccessChange = {
  action: AuditAction
  actor: string
  member: { id: string; username: string }
  details?: object
}

/**
 * Audits a change of somebody's access and leaves a notice for that person, unless the account is new; when somebody else
 * made it, for every other owner too, so that no colleague gains or takes access in silence.
 */
export async function recordAccessChange(trx: Trx, change: AccessChange): Promise<void> {
  const { action, actor, member, details = {} } = change
  const isOwn = actor === member.username
  const isNew = action === 'member-added'
  await writeAudit(trx, actor, action, isOwn ? details : { member: member.username, ...details })
  const facts = JSON.stringify({ member: member.username, ...details })
  await sql`
    INSERT INTO staff_notices (account_id, actor, action, details)
    SELECT id, ${actor}, ${action}, ${facts}::jsonb FROM staff_accounts
    WHERE CASE id WHEN ${member.id} THEN NOT ${isNew}::boolean
      ELSE NOT ${isOwn}::boolean AND role = 'owner' AND deactivated_at IS NULL AND username <> ${actor} END`.execute(
    trx,
  )
}
