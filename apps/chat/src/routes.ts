import type { FastifyPluginAsync } from 'fastify'
import * as attention from '@smm/contracts/attention'
import * as cannedReplies from '@smm/contracts/canned-replies'
import * as conversations from '@smm/contracts/conversations/conversations'
import { showConversion as showConversionEndpoint } from '@smm/contracts/conversion'
import * as personalData from '@smm/contracts/personal-data'
import * as tickets from '@smm/contracts/tickets'
import * as transcripts from '@smm/contracts/conversations/transcripts'
import * as takeover from '@smm/contracts/conversations/takeover'
import { staffRoutes, type StaffScope } from '@smm/http-service/staff-routes'
import { staffOf } from '@smm/http-service/staff-session'
import { deleteCannedReply, saveCannedReply } from './canned-replies/change-canned-replies.ts'
import { listCannedReplies } from './canned-replies/list-canned-replies.ts'
import { findConversations } from './conversation/find-conversations.ts'
import { showTranscript } from './conversation/show-transcript.ts'
import { showConversion } from './conversion/show-conversion.ts'
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

/** Tickets and transcripts. */
export const panelRoutes = (deps: Deps): FastifyPluginAsync =>
  staffRoutes(staffGuard(deps), (app) => {
    app.route({
      ...tickets.listTickets,
      handler: (request) => listTickets(deps.db, request.query, staffOf(request).username),
    })
    app.route({ ...showConversionEndpoint, handler: ({ query }) => showConversion(deps, query.days) })
    app.route({ ...attention.showChatAttention, handler: () => showAttention(deps.db) })
    app.route({
      ...transcripts.showTranscript,
      handler: ({ params, query }) => showTranscript(deps.db, params, query.before),
    })
    app.route({
      ...transcripts.showTicketTranscript,
      handler: ({ params, query }) => showTranscript(deps.db, params, query.before),
    })
    app.route({
      ...transcripts.showConversationTranscript,
      handler: ({ params, query }) => showTranscript(deps.db, params, query.before),
    })
    app.route({
      ...conversations.findConversations,
      handler: ({ query }) => findConversations(deps.db, query.search),
    })
    takeoverRoutes(app, deps)
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
      ...tickets.assignTicket,
      handler: (request) => {
        const { params, body } = request
        const actor = staffOf(request).username
        return assignTicket(deps, {
          ticketId: params.id,
          assignee: body.assignee === 'me' ? actor : null,
          actor,
        })
      },
    })
    app.route({ ...cannedReplies.listCannedReplies, handler: () => listCannedReplies(deps.db) })
    app.route({
      ...cannedReplies.saveCannedReply,
      handler: (request) => {
        const { params, body } = request
        return saveCannedReply(deps, staffOf(request).username, { id: params.id, ...body })
      },
    })
    app.route({
      ...cannedReplies.deleteCannedReply,
      handler: (request) => deleteCannedReply(deps, staffOf(request).username, request.params.id),
    })
    app.route({
      ...personalData.exportConversation,
      handler: (request) =>
        exportConversation(deps, {
          conversationId: request.params.id,
          actor: staffOf(request).username,
        }),
    })
    app.route({
      ...personalData.listAccessRecords,
      handler: (request) =>
        listAccessRecords(deps, { conversationId: request.params.id, actor: staffOf(request).username }),
    })
    app.route({
      ...personalData.forgetConversation,
      async handler(request) {
        const { params, body } = request
        const actor = staffOf(request).username
        await forgetConversation(deps, { conversationId: params.id, actor, reason: body.reason })
        return { ok: true }
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

function takeoverRoutes(app: StaffScope, deps: Deps): void {
  app.route({ ...takeover.showTakeover, handler: ({ params }) => showTakeover(deps, params.id) })
  app.route({
    ...takeover.takeOver,
    handler: (request) =>
      takeOver(deps, { conversationId: request.params.id, actor: staffOf(request).username }),
  })
  app.route({
    ...takeover.giveBack,
    handler: (request) =>
      giveBack(deps, { conversationId: request.params.id, actor: staffOf(request).username }),
  })
  app.route({
    ...takeover.sendStaffMessage,
    handler: (request) => {
      const { params, body } = request
      return sendStaffMessage(deps, {
        ...body,
        conversationId: params.id,
        actor: staffOf(request).username,
      })
    },
  })
}
