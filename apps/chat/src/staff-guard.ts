import { readPublicKey, sessionKeysOf } from '@smm/http-service/staff/session-signature'
import type { StaffGuard } from '@smm/http-service/staff/identify-staff'
import { endedSessions } from '@smm/http-service/staff/ended-sessions'
import type { Deps } from './deps.ts'

export const endedStaffSessions = endedSessions('ended_staff_sessions')

/** Accepts the staff's signed sessions, except those that were ended. */
export const staffGuard = ({ config, db }: Pick<Deps, 'config' | 'db'>): StaffGuard => ({
  ...sessionKeysOf(config, readPublicKey(config.STAFF_SESSION_PUBLIC_KEY)),
  secure: config.isHttps,
  isEnded: (sessionId) => endedStaffSessions.has(db, sessionId),
})
