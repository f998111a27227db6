import type { StaffGuard } from '@smm/http-service/staff/identify-staff'
import { endedSessions } from '@smm/http-service/staff/ended-sessions'
import { readPublicKey, sessionKeysOf } from '@smm/http-service/staff/session-signature'
import type { Deps } from './deps.ts'

/** Staff sessions that were revoked before they expired. */
export const endedStaffSessions = endedSessions('ended_sessions')

/** Accepts the staff's signed sessions, except those that were ended. */
export const staffGuard = ({ db, config }: Pick<Deps, 'db' | 'config'>): StaffGuard => ({
  ...sessionKeysOf(config, readPublicKey(config.STAFF_SESSION_PUBLIC_KEY)),
  secure: config.PUBLIC_ORIGIN.startsWith('https:'),
  isEnded: (sessionId) => endedStaffSessions.has(db, sessionId),
})
