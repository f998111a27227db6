import { endedSessions } from '@smm/http-service/staff/ended-sessions'

/** Staff sessions that were revoked before they expired. */
export const endedStaffSessions = endedSessions('ended_sessions')
