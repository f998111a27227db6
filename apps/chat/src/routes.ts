import type { FastifyPluginAsync, FastifyRequest } from 'fastify'
import * as attention from '@smm/contracts/attention'
import * as cannedReplies from '@smm/contracts/conversations/canned-replies'
import * as conversations from '@smm/contracts/conversations/conversations'
import { showConversion as showConversionEndpoint } from '@smm/contracts/conversion'
import * as personalData from '@smm/contracts/personal-data'
import * as tickets from '@smm/contracts/tickets'
import * as transcripts from '@smm/contracts/conversations/transcripts'
import * as takeover from '@smm/contracts/conversations/takeover'
import { staffRoutes, type StaffScope } from '@smm/http-service/staff/staff-routes'
import { staffOf } from '@smm/http-service/staff/identify-staff'
import { deleteCannedReply, saveCannedReply } from './canned-replies/change-canned-replies.ts'
import { listCannedReplies } from './canned-replies/list-canned-replies.ts'
import { listConversations } from './conversation/list-conversations.ts'
import { showTranscript } from './conversation/show-transcript.ts'
import { showConversion } from './funnel/show-conversion.ts'
import type { Deps } from './deps.ts'
import { exportConversation } from './rights/export-conversation.ts'
import { forgetConversation } from './rights/forget-conversation.ts'
import { listAccessRecords } from './rights/list-access-records.ts'
import { staffGuard } from './staff-guard.ts'
import { sendStaffMessage } from './takeover/send-staff-message.ts'
import { giveBack, showTakeover, takeOver } from './takeover/take-over.ts'
import { assignTicket } from './tickets/assign-ticket.ts'
import { listTickets } from './tickets/list-tickets.ts'
import { moveTicket } from './tickets/move-ticket.ts'
import { replyToTicket } from './tickets/reply-to-ticket.ts'
import { showAttention } from './tickets/show-attention.ts'
import { showTicket } from './tickets/show-ticket.ts'

/** The member of staff who asks. */
const actorOf = (request: FastifyRequest) => staffOf(request).username

/** Routes that need a staff session. */
export const panelRoutes = (deps: Deps): FastifyPluginAsync =>
  staffRoutes(staffGuard(deps), (app) => {
    app.route({ ...showConversionEndpoint, handler: ({ query }) => showConversion(deps, query.days) })
    app.route({ ...attention.showChatAttention, handler: () => showAttention(deps.db) })
    ticketRoutes(app, deps)
    cannedReplyRoutes(app, deps)
    conversationRoutes(app, deps)
    takeoverRoutes(app, deps)
    personalDataRoutes(app, deps)
  })

function ticketRoutes(app: StaffScope, deps: Deps): void {
  app.route({
    ...tickets.listTickets,
    handler: (request) => listTickets(deps.db, request.query, actorOf(request)),
  })
  app.route({ ...tickets.showTicket, handler: ({ params }) => showTicket(deps.db, params.id) })
  app.route({
    ...tickets.moveTicket,
    handler: (request) =>
      moveTicket(deps, {
        ticketId: request.params.id,
        status: request.body.status,
        actor: actorOf(request),
      }),
  })
  app.route({
    ...tickets.assignTicket,
    handler: (request) => {
      const actor = actorOf(request)
      const assignee = request.body.assignee === 'me' ? actor : null
      return assignTicket(deps, { ticketId: request.params.id, assignee, actor })
    },
  })
  app.route({
    ...tickets.replyToTicket,
    handler: (request) =>
      replyToTicket(deps, {
        ticketId: request.params.id,
        ...request.body,
        actor: actorOf(request),
      }),
  })
}

function cannedReplyRoutes(app: StaffScope, deps: Deps): void {
  app.route({ ...cannedReplies.listCannedReplies, handler: () => listCannedReplies(deps.db) })
  app.route({
    ...cannedReplies.saveCannedReply,
    handler: (request) => saveCannedReply(deps, actorOf(request), { id: request.params.id, ...request.body }),
  })
  app.route({
    ...cannedReplies.deleteCannedReply,
    handler: (request) => deleteCannedReply(deps, actorOf(request), request.params.id),
  })
}

function conversationRoutes(app: StaffScope, { db }: Deps): void {
  app.route({
    ...transcripts.showTranscript,
    handler: ({ params, query }) => showTranscript(db, params, query.before),
  })
  app.route({
    ...transcripts.showTicketTranscript,
    handler: ({ params, query }) => showTranscript(db, params, query.before),
  })
  app.route({
    ...transcripts.showConversationTranscript,
    handler: ({ params, query }) => showTranscript(db, params, query.before),
  })
  app.route({
    ...conversations.listConversations,
    handler: ({ query }) => listConversations(db, query),
  })
}

function takeoverRoutes(app: StaffScope, deps: Deps): void {
  app.route({ ...takeover.showTakeover, handler: ({ params }) => showTakeover(deps, params.id) })
  app.route({
    ...takeover.takeOver,
    handler: (request) => takeOver(deps, { conversationId: request.params.id, actor: actorOf(request) }),
  })
  app.route({
    ...takeover.giveBack,
    handler: (request) => giveBack(deps, { conversationId: request.params.id, actor: actorOf(request) }),
  })
  app.route({
    ...takeover.sendStaffMessage,
    handler: (request) =>
      sendStaffMessage(deps, {
        ...request.body,
        conversationId: request.params.id,
        actor: actorOf(request),
      }),
  })
}

function personalDataRoutes(app: StaffScope, deps: Deps): void {
  app.route({
    ...personalData.exportConversation,
    handler: (request) =>
      exportConversation(deps, { conversationId: request.params.id, actor: actorOf(request) }),
  })
  app.route({
    ...personalData.listAccessRecords,
    handler: (request) =>
      listAccessRecords(deps, { conversationId: request.params.id, actor: actorOf(request) }),
  })
  app.route({
    ...personalData.forgetConversation,
    async handler(request) {
      const { params, body } = request
      const actor = actorOf(request)
      await forgetConversation(deps, { conversationId: params.id, actor, reason: body.reason })
      return { ok: true }
    },
  })
}
