import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import * as contract from '@smm/contracts/tickets'
import * as transcripts from '@smm/contracts/transcripts'
import { guardStaffRoutes, type StaffGuard } from '@smm/http-service/staff-session'
import type { Deps } from './deps.ts'
import { isStaffSessionEnded } from './end-staff-session.ts'
import { listTickets } from './list-tickets.ts'
import { moveTicket } from './move-ticket.ts'
import { showTranscript } from './show-transcript.ts'

/** Who may use what the staff uses. */
export const guardOf = ({ config, db }: Pick<Deps, 'config' | 'db'>): StaffGuard => ({
  secret: config.STAFF_SESSION_SECRET,
  secure: config.isHttps,
  isEnded: (sessionId) => isStaffSessionEnded(db, sessionId),
})

export const ticketRoutes: FastifyPluginAsyncTypebox<Deps> = async (app, deps) => {
  await guardStaffRoutes(app, guardOf(deps))
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
