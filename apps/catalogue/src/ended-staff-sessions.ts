import { endedSessions } from '@smm/messaging/ended-sessions'

/** Staff sessions that were revoked before they expired. */
export const endedStaffSessions = endedSessions('ended_sessions')
