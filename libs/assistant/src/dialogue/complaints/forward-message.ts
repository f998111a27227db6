import { say } from '../../replies/say.ts'
import type { VisitorTicket } from '../../visitor-records.ts'
import type { Step, Turn } from '../turn.ts'
import { messageForStaff } from './message-for-staff.ts'

/** Adds the message to the ticket, and says that the staff gets it. */
export const forwardMessage = (turn: Turn, { ticketId }: VisitorTicket): Step => ({
  parts: [say('forwarded-to-staff', { ticketId })],
  intents: [{ type: 'add-to-ticket', ticketId, description: messageForStaff(turn), link: null }],
})
