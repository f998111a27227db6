import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import * as attention from '@smm/contracts/attention'
import * as audit from '@smm/contracts/audit'
import { orderActionRoles } from '@smm/contracts/orders/order-actions'
import * as details from '@smm/contracts/orders/order-details'
import * as orders from '@smm/contracts/orders/orders'
import * as reviews from '@smm/contracts/orders/reviews'
import { showOverview } from '@smm/contracts/overview'
import * as payments from '@smm/contracts/payments'
import * as personalData from '@smm/contracts/personal-data'
import { showShopFigures } from '@smm/contracts/figures/shop-figures'
import * as staff from '@smm/contracts/staff'
import { showSupplierRecords as supplierRecords } from '@smm/contracts/suppliers/staff-suppliers'
import { staffRoutes, type StaffScope } from '@smm/http-service/staff/staff-routes'
import {
  clearSessionCookie,
  giveSessionCookie,
  identifyStaff,
  staffOf,
} from '@smm/http-service/staff/identify-staff'
import { authStateOf } from '@smm/http-service/staff/staff-session'
import { Refusal } from '@smm/http-service/refusal'
import { alertRoutes } from './alerts/alert-routes.ts'
import { closeReview } from './decisions/close-review.ts'
import { couponRoutes } from './coupons/coupon-routes.ts'
import { carryOutDecision } from './decisions/carry-out-decision.ts'
import type { Deps } from './deps.ts'
import { exportOrders } from './panel/export-orders.ts'
import { exportPayments } from './panel/export-payments.ts'
import { listAudit } from './panel/list-audit.ts'
import { listOrders, sumOrders } from './panel/list-orders.ts'
import { listPayments, sumPayments } from './panel/list-payments.ts'
import { auditExport, sendCsv } from './panel/send-csv.ts'
import { listAttentionItems } from './panel/list-attention-items.ts'
import { readOverview } from './panel/overview/read-overview.ts'
import { listReviews } from './panel/list-reviews.ts'
import { showOrder } from './panel/show-order.ts'
import { showRevenue } from './panel/show-revenue.ts'
import { exportOrdersOfConversation } from './rights/export-orders-of-conversation.ts'
import { openShopFigures } from './shop-figures.ts'
import { readDeviceCookie, setDeviceCookie } from './staff/device-cookie.ts'
import { signIn } from './staff/sign-in.ts'
import { signOut } from './staff/sign-out.ts'
import { staffGuard } from './staff/staff-guard.ts'
import { accountRoutes, memberRoutes, originOf } from './staff/staff-routes.ts'
import { showSupplierRecords } from './supplier/show-supplier-records.ts'

/** Routes that need a staff session. */
export function panelRoutes(deps: Deps): FastifyPluginAsync {
  const guard = staffGuard(deps)
  return staffRoutes(guard, (app) => {
    memberRoutes(app, deps)
    accountRoutes(app, deps, guard)
    orderRoutes(app, deps)
    couponRoutes(app, deps)
    alertRoutes(app, deps)
  })
}

function orderRoutes(app: StaffScope, deps: Deps): void {
  app.route({ ...orders.listOrders, handler: ({ query }) => listOrders(deps.db, query) })
  app.route({ ...orders.showOrderTotals, handler: ({ query }) => sumOrders(deps.db, query) })
  app.route({ ...payments.listPayments, handler: ({ query }) => listPayments(deps.db, query) })
  app.route({ ...payments.paymentStats, handler: () => sumPayments(deps.db) })
  app.route({ ...showOverview, handler: ({ query }) => readOverview(deps, query.days) })
  app.route({ ...payments.showRevenue, handler: () => showRevenue(deps.db) })
  app.route({
    ...orders.exportOrders,
    handlerTimeout: exportMs,
    async handler(request, reply) {
      await auditExport(deps.db, staffOf(request).username, 'exported-orders', request.query)
      return sendCsv(reply, 'pedidos', exportOrders(deps.db, request.query))
    },
  })
  app.route({
    ...payments.exportPayments,
    handlerTimeout: exportMs,
    async handler(request, reply) {
      await auditExport(deps.db, staffOf(request).username, 'exported-payments', request.query)
      return sendCsv(reply, 'pagamentos', exportPayments(deps.db, request.query))
    },
  })
  app.route({ ...attention.showOrdersAttention, handler: () => listAttentionItems(deps) })
  app.route({ ...audit.listAudit, handler: ({ query }) => listAudit(deps.db, query) })
  app.route({ ...reviews.listReviews, handler: () => listReviews(deps.db) })
  app.route({
    ...reviews.closeReview,
    async handler(request) {
      const { params, body } = request
      await closeReview(deps.db, { id: params.id, actor: staffOf(request).username, reason: body.reason })
      return listReviews(deps.db)
    },
  })
  app.route({
    ...personalData.exportConversationOrders,
    handler: (request) =>
      exportOrdersOfConversation(deps.db, {
        conversationId: request.params.id,
        actor: staffOf(request).username,
      }),
  })
  app.route({ ...supplierRecords, handler: () => showSupplierRecords(deps) })
  app.route({ ...details.getOrder, handler: ({ params }) => showOrder(deps.db, params.id) })
  app.route({
    ...details.decideOrder,
    async handler(request) {
      const { params, body } = request
      const { username: actor, role, provenUntil } = staffOf(request)
      if (!orderActionRoles[body.name].includes(role)) throw new Refusal('ROLE_NOT_ALLOWED', { role })
      await carryOutDecision(deps, { ...body, orderId: params.id, actor, isProven: provenUntil > Date.now() })
      return showOrder(deps.db, params.id)
    },
  })
}

/** The figures that pages show: no session is needed. */
export const shopRoutes: FastifyPluginAsyncTypebox<Deps> = async (app, { db, mailer }) => {
  const figures = openShopFigures(db)
  const sendsMails = mailer !== undefined
  app.route({ ...showShopFigures, handler: async () => ({ ...(await figures()), sendsMails }) })
}

/** Signing in and out. */
export const signInRoutes: FastifyPluginAsyncTypebox<Deps> = async (app, deps) => {
  const guard = staffGuard(deps)
  await identifyStaff(app, guard)
  app.route({
    ...staff.signIn,
    async handler(request, reply) {
      const { body } = request
      const origin = { ...originOf(request), knownDevice: readDeviceCookie(request, body.username, guard) }
      const session = await signIn(deps, body, origin)
      giveSessionCookie(reply, session, guard)
      setDeviceCookie(reply, session.username, guard)
      return authStateOf(session)
    },
  })
  const handleSignOut = async ({ staff: member }: FastifyRequest, reply: FastifyReply) => {
    if (member) await signOut(deps, member)
    clearSessionCookie(reply, guard)
    return authStateOf(null)
  }
  app.route({ ...staff.endSession, handler: handleSignOut })
  app.route({ ...staff.signOut, handler: handleSignOut })
}

/** An export may stream for ten minutes to a slow reader. */
const exportMs = 600_000
