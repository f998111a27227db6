import { endedSessions } from '@smm/messaging/ended-sessions'

/** Staff sessions that the catalogue accepts no more. */
export const endedStaffSessions = endedSessions('ended_sessions')
