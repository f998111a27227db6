import { endedSessions } from '@smm/messaging/ended-sessions'

/** Staff sessions that the chat accepts no more. */
export const endedStaffSessions = endedSessions('ended_staff_sessions')
