import cookie from '@fastify/cookie'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import * as page from '@smm/contracts/orders/order-page'
import { refuseForeignOrigin } from '@smm/http-service/foreign-origin'
import { openRedisLimits } from '@smm/http-service/limits/redis-limits'
import { sealInvitation } from '@smm/http-service/order-page/invitation'
import { pageTokenOf } from '@smm/http-service/order-page/order-link'
import { transact } from '@smm/messaging/outbox'
import { openRedis } from '@smm/messaging/open-redis'
import type { Deps } from '../deps.ts'
import { mailRoutes } from '../mail/mail-routes.ts'
import { actOnPage } from './act-on-page.ts'
import { findByReceipt } from './find-by-receipt.ts'
import { guess } from './guess-limits.ts'
import { openPage } from './open-page.ts'
import { orderOfPage, setPageCookie } from './page-cookie.ts'
import { renewLink } from './renew-link.ts'
import { showPage } from './show-page.ts'

/** Longer than the chat waits: a busy Redis should not open the doors to guesses. */
const commandTimeoutMs = 2_000

/** The visitor's page of one order: a link opens it, a cookie keeps it open for half an hour. */
export const orderPageRoutes: FastifyPluginAsyncTypebox<Deps> = async (app, deps) => {
  const { db, config } = deps
  const { ORDER_LINK_SECRET: secret, REDIS_URL: url, REDIS_NAMESPACE: namespace } = config
  const limits = openRedisLimits({
    connect: (options) => openRedis(url, options),
    namespace,
    log: app.log,
    commandTimeoutMs,
  })
  app.addHook('onClose', async () => limits.close())
  await app.register(cookie)
  const isHttps = deps.config.PUBLIC_ORIGIN.startsWith('https:')
  app.addHook('onRequest', async (request) => refuseForeignOrigin(request, isHttps))

  app.route({
    ...page.openOrderPage,
    async handler({ body, ip }, reply) {
      const order = await guess(limits, { door: 'link', ip }, () => openPage(db, secret, body.token))
      setPageCookie(reply, order, config)
      return showPage(deps, order)
    },
  })
  app.route({
    ...page.findByReceipt,
    async handler({ body, ip }) {
      return {
        orders: await guess(limits, { door: 'receipt', ip }, () => findByReceipt(db, body.endToEndId)),
      }
    },
  })
  app.route({
    ...page.getOrderPage,
    handler: async (request) => showPage(deps, await orderOfPage(deps, request)),
  })
  app.route({
    ...page.actOnOrderPage,
    async handler(request) {
      await actOnPage(deps, await orderOfPage(deps, request), request.body.name)
      return showPage(deps, await orderOfPage(deps, request))
    },
  })
  app.route({
    ...page.renewOrderLink,
    async handler(request, reply) {
      const opened = await orderOfPage(deps, request)
      const order = await transact(deps, (trx) => renewLink(trx, opened))
      setPageCookie(reply, order, config)
      return { token: pageTokenOf(secret, order) }
    },
  })
  app.route({
    ...page.inviteToChat,
    async handler(request) {
      const { conversationId } = await orderOfPage(deps, request)
      return { invitation: sealInvitation(secret, conversationId) }
    },
  })
  await app.register(mailRoutes, { deps, limits })
}
