import type { StaffSession } from '@smm/http-service/staff/staff-session'
import { transact } from '@smm/messaging/outbox'
import type { Deps } from '../deps.ts'
import { revokeSession } from './sessions.ts'
import { writeAudit } from './write-audit.ts'

export const signOut = (deps: Pick<Deps, 'db' | 'relay'>, session: StaffSession): Promise<void> =>
  transact(deps, async (trx) => {
    await revokeSession(trx, session)
    await writeAudit(trx, session.username, 'signed-out', {})
  })
