import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { showOrdersAttention } from '@smm/contracts/attention'
import { listAudit as listAuditContract } from '@smm/contracts/audit'
import {
  closeReview as closeReviewContract,
  decideOrder as decideOrderContract,
  getOrder,
  listReviews as listReviewsContract,
} from '@smm/contracts/order-details'
import { exportOrders as exportOrdersContract, listOrders as listOrdersContract } from '@smm/contracts/orders'
import {
  exportPayments as exportPaymentsContract,
  listPayments as listPaymentsContract,
  paymentStats,
  showRevenue as showRevenueContract,
} from '@smm/contracts/payments'
import { signIn as signInContract, signOut as signOutContract } from '@smm/contracts/staff'
import {
  guardStaffRoutes,
  rememberStaff,
  giveSession,
  takeSession,
  type StaffGuard,
  staffOf,
} from '@smm/http-service/staff-session'
import { closeReview } from './decisions/close-review.ts'
import { decideOrder } from './decisions/decide-order.ts'
import type { Deps } from './deps.ts'
import { exportOrders } from './panel/export-orders.ts'
import { exportPayments } from './panel/export-payments.ts'
import { listAudit } from './panel/list-audit.ts'
import { listOrders } from './panel/list-orders.ts'
import { listPayments, sumPayments } from './panel/list-payments.ts'
import { receiveWebhook } from './payments/receive-webhook.ts'
import { noteExport, sendCsv } from './panel/send-csv.ts'
import { showAttention } from './panel/show-attention.ts'
import { listReviews, showOrder } from './panel/show-order.ts'
import { showRevenue } from './panel/show-revenue.ts'
import { knownDevice, rememberDevice } from './staff/known-device.ts'
import { endSession, isSessionEnded } from './staff/sessions.ts'
import { signIn } from './staff/sign-in.ts'
import { accountRoutes, originOf } from './staff/staff-routes.ts'
import { writeAudit } from './staff/write-audit.ts'

/** Who may use what the staff uses. */
export const guardOf = ({ db, settings }: Deps): StaffGuard => ({
  secret: settings.STAFF_SESSION_SECRET,
  secure: settings.PUBLIC_ORIGIN.startsWith('https:'),
  isEnded: (sessionId) => isSessionEnded(db, sessionId),
})

/** For whoever is signed in. */
export const staffRoutes: FastifyPluginAsyncTypebox<Deps> = async (app, deps) => {
  const guard = guardOf(deps)
  await guardStaffRoutes(app, guard)
  await app.register(accountRoutes, { ...deps, guard })
  app.route({ ...listOrdersContract, handler: ({ query }) => listOrders(deps.db, query) })
  app.route({ ...listPaymentsContract, handler: ({ query }) => listPayments(deps.db, query) })
  app.route({ ...paymentStats, handler: () => sumPayments(deps.db) })
  app.route({ ...showRevenueContract, handler: () => showRevenue(deps.db) })
  app.route({
    ...exportOrdersContract,
    handlerTimeout: exportMs,
    async handler(request, reply) {
      await noteExport(deps.db, staffOf(request).username, 'exported-orders', request.query)
      return sendCsv(reply, 'pedidos', exportOrders(deps.db, request.query))
    },
  })
  app.route({
    ...exportPaymentsContract,
    handlerTimeout: exportMs,
    async handler(request, reply) {
      await noteExport(deps.db, staffOf(request).username, 'exported-payments', request.query)
      return sendCsv(reply, 'pagamentos', exportPayments(deps.db, request.query))
    },
  })
  app.route({ ...showOrdersAttention, handler: () => showAttention(deps) })
  app.route({ ...listAuditContract, handler: ({ query }) => listAudit(deps.db, query) })
  app.route({ ...listReviewsContract, handler: () => listReviews(deps.db) })
  app.route({
    ...closeReviewContract,
    async handler(request) {
      const { params, body } = request
      await closeReview(deps.db, { id: params.id, actor: staffOf(request).username, reason: body.reason })
      return listReviews(deps.db)
    },
  })
  app.route({ ...getOrder, handler: ({ params }) => showOrder(deps.db, params.id) })
  app.route({
    ...decideOrderContract,
    async handler(request) {
      const { params, body } = request
      await decideOrder(deps, { ...body, orderId: params.id, actor: staffOf(request).username })
      return showOrder(deps.db, params.id)
    },
  })
}

/** Signing in and out. */
export const signInRoutes: FastifyPluginAsyncTypebox<Deps> = async (app, deps) => {
  const guard = guardOf(deps)
  await rememberStaff(app, guard)
  app.route({
    ...signInContract,
    async handler(request, reply) {
      const { body } = request
      const origin = { ...originOf(request), knownDevice: knownDevice(request, body.username, guard) }
      const session = await signIn(deps, body, origin)
      giveSession(reply, session, guard)
      rememberDevice(reply, session.username, guard)
      return { authenticated: true }
    },
  })
  app.route({
    ...signOutContract,
    async handler({ staff }, reply) {
      if (staff) {
        await deps.db.transaction().execute(async (trx) => {
          await endSession(trx, staff)
          await writeAudit(trx, staff.username, 'signed-out', {})
        })
        deps.relayNow()
      }
      takeSession(reply, guard)
      return { authenticated: false }
    },
  })
}

/** A spreadsheet takes as long as its reader. */
const exportMs = 600_000
const webhookBytes = 256 * 1024

/** Where the bank calls; `/pix` is its own addition to the address we registered. */
export const webhookRoutes: FastifyPluginAsyncTypebox<Deps> = async (app, deps) => {
  app.removeAllContentTypeParsers()
  // The bytes as they came, whatever they claim to be: they are checked before they are read.
  app.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: webhookBytes }, (_request, body, done) =>
    done(null, body),
  )
  for (const url of ['/api/webhooks/pix/:provider', '/api/webhooks/pix/:provider/pix']) {
    app.post<{ Params: { provider: string } }>(url, async (request) => {
      const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
      const query = request.query as Record<string, unknown>
      const { headers, params } = request
      await receiveWebhook(deps, { provider: params.provider, body, headers, query })
      return { ok: true }
    })
  }
}
