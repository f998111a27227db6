import { legal } from '@smm/site/legal'
import { say } from '../../replies/say.ts'
import { says } from '../../understanding/reading.ts'
import { messageForStaff } from '../complaints/message-for-staff.ts'
import { isTicketOpen } from '../complaints/tickets/tickets.ts'
import type { Move } from '../turn.ts'

const dayMs = 24 * 60 * 60_000

/** A request about the visitor's own data becomes a case with a number and a deadline (LGPD art. 18 and 19). */
export const openDataRequest: Move = (turn) => {
  const kind = says(turn.reading, 'want-deletion') ? 'data-deletion' : 'data-copy'
  const known = turn.tickets.find((it) => it.kind === kind && isTicketOpen(it))
  if (known?.dueAt)
    return {
      parts: [say('data-request-already-open', { ticketId: known.ticketId, dueAt: new Date(known.dueAt) })],
    }
  const dueAt = new Date(turn.now.getTime() + legal.dataRequestDays * dayMs)
  return {
    parts: [say('data-request-opened', { kind, dueAt })],
    intents: [
      {
        type: 'open-ticket',
        description: messageForStaff(turn),
        link: null,
        kind,
        dueAt: dueAt.toISOString(),
      },
    ],
  }
}
