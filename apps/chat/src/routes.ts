import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import * as contract from '@smm/contracts/tickets'
import * as transcripts from '@smm/contracts/transcripts'
import { guardStaffRoutes } from '@smm/http-service/staff-session'
import type { Deps } from './deps.ts'
import { isStaffSessionEnded } from './end-staff-session.ts'
import { listTickets } from './list-tickets.ts'
import { moveTicket } from './move-ticket.ts'
import { showTranscript } from './show-transcript.ts'

export const ticketRoutes: FastifyPluginAsyncTypebox<Deps> = async (app, deps) => {
  await guardStaffRoutes(app, {
    secret: deps.config.STAFF_SESSION_SECRET,
    secure: deps.config.isHttps,
    isEnded: (sessionId) => isStaffSessionEnded(deps.db, sessionId),
  })
  app.route({ ...contract.listTickets, handler: (request) => listTickets(deps.db, request.query) })
  app.route({
    ...transcripts.showTranscript,
    handler: ({ params, query }) => showTranscript(deps.db, params.orderId, query.before),
  })
  app.route({
    ...contract.moveTicket,
    handler: (request) => moveTicket(deps.db, request.params.id, request.body.status),
  })
}
