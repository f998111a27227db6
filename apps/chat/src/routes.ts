import type { FastifyPluginAsync } from 'fastify'
import * as attention from '@smm/contracts/attention'
import * as tickets from '@smm/contracts/tickets'
import * as transcripts from '@smm/contracts/transcripts'
import { staffRoutes } from '@smm/http-service/staff-routes'
import { staffOf } from '@smm/http-service/staff-session'
import { showTranscript } from './conversation/show-transcript.ts'
import type { Deps } from './deps.ts'
import { staffGuard } from './staff-guard.ts'
import { listTickets } from './tickets/list-tickets.ts'
import { moveTicket } from './tickets/move-ticket.ts'
import { replyToTicket } from './tickets/reply-to-ticket.ts'
import { showAttention } from './tickets/show-attention.ts'
import { showTicket } from './tickets/show-ticket.ts'

/** Tickets and transcripts. */
export const panelRoutes = (deps: Deps): FastifyPluginAsync =>
  staffRoutes(staffGuard(deps), (app) => {
    app.route({ ...tickets.listTickets, handler: (request) => listTickets(deps.db, request.query) })
    app.route({ ...attention.showChatAttention, handler: () => showAttention(deps.db) })
    app.route({
      ...transcripts.showTranscript,
      handler: ({ params, query }) => showTranscript(deps.db, params, query.before),
    })
    app.route({
      ...transcripts.showTicketTranscript,
      handler: ({ params, query }) => showTranscript(deps.db, params, query.before),
    })
    app.route({ ...tickets.showTicket, handler: ({ params }) => showTicket(deps.db, params.id) })
    app.route({
      ...tickets.moveTicket,
      handler: (request) => {
        const { params, body } = request
        return moveTicket(deps, {
          ticketId: params.id,
          status: body.status,
          actor: staffOf(request).username,
        })
      },
    })
    app.route({
      ...tickets.replyToTicket,
      handler: (request) => {
        const { params, body } = request
        return replyToTicket(deps, { ticketId: params.id, ...body, actor: staffOf(request).username })
      },
    })
  })
