import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { showChatAttention } from '@smm/contracts/attention'
import * as contract from '@smm/contracts/tickets'
import * as transcripts from '@smm/contracts/transcripts'
import { guardStaffRoutes, type StaffGuard, staffOf } from '@smm/http-service/staff-session'
import type { Deps } from './deps.ts'
import { endedStaffSessions } from './ended-staff-sessions.ts'
import { listTickets } from './list-tickets.ts'
import { moveTicket } from './move-ticket.ts'
import { replyToTicket } from './reply-to-ticket.ts'
import { showAttention } from './show-attention.ts'
import { showTicket } from './show-ticket.ts'
import { showTranscript } from './show-transcript.ts'

/** Who may use what the staff uses. */
export const guardOf = ({ config, db }: Pick<Deps, 'config' | 'db'>): StaffGuard => ({
  secret: config.STAFF_SESSION_SECRET,
  secure: config.isHttps,
  isEnded: (sessionId) => endedStaffSessions.has(db, sessionId),
})

export const ticketRoutes: FastifyPluginAsyncTypebox<Deps> = async (app, deps) => {
  await guardStaffRoutes(app, guardOf(deps))
  app.route({ ...contract.listTickets, handler: (request) => listTickets(deps.db, request.query) })
  app.route({ ...showChatAttention, handler: () => showAttention(deps.db) })
  app.route({
    ...transcripts.showTranscript,
    handler: ({ params, query }) => showTranscript(deps.db, params, query.before),
  })
  app.route({
    ...transcripts.showTicketTranscript,
    handler: ({ params, query }) => showTranscript(deps.db, params, query.before),
  })
  app.route({ ...contract.showTicket, handler: ({ params }) => showTicket(deps.db, params.id) })
  app.route({
    ...contract.moveTicket,
    handler: (request) => {
      const { params, body } = request
      return moveTicket(deps, { ticketId: params.id, status: body.status, actor: staffOf(request).username })
    },
  })
  app.route({
    ...contract.replyToTicket,
    handler: (request) => {
      const { params, body } = request
      return replyToTicket(deps, { ticketId: params.id, ...body, actor: staffOf(request).username })
    },
  })
}
