import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { linkInMail } from '@smm/contracts/orders/mail-link'
import * as contract from '@smm/contracts/orders/mail-notices'
import type { RedisLimits } from '@smm/http-service/limits/redis-limits'
import type { Deps } from '../deps.ts'
import { guess } from '../order-page/guess-limits.ts'
import { orderOfPage } from '../order-page/page-cookie.ts'
import { showPage } from '../order-page/show-page.ts'
import { subscribe } from './subscribe.ts'
import { confirmAddress } from './confirm-address.ts'
import { unsubscribeByToken, unsubscribe } from './unsubscribe.ts'

type Parts = { deps: Deps; limits: RedisLimits }

/** The doors of the mails about orders: two on the order's page, and those that the links in mails lead to. */
export const mailRoutes: FastifyPluginAsyncTypebox<Parts> = async (app, { deps, limits }) => {
  const { db, config } = deps
  const { ORDER_LINK_SECRET: secret } = config
  // Mail programs post a form, as urlencoded or multipart: what it says is known.
  app.addContentTypeParser(
    /^(application\/x-www-form-urlencoded|multipart\/form-data)/,
    (_request, body, done) => {
      body.resume().on('end', () => done(null, undefined))
    },
  )

  app.route({
    ...contract.askForMails,
    async handler(request) {
      const order = await orderOfPage(deps, request)
      await subscribe(deps, limits, order, { address: request.body.address, ip: request.ip })
      return showPage(deps, order)
    },
  })
  app.route({
    ...contract.endMailsOfPage,
    async handler(request) {
      const order = await orderOfPage(deps, request)
      await unsubscribe(db, order.id)
      return showPage(deps, order)
    },
  })
  app.route({
    ...contract.confirmMail,
    handler: ({ body, ip }) => guess(limits, { door: 'link', ip }, () => confirmAddress(deps, body.token)),
  })
  app.route({
    ...contract.endMails,
    async handler({ body, ip }) {
      await guess(limits, { door: 'link', ip }, () => unsubscribeByToken(db, secret, body.token))
      return {}
    },
  })
  app.route({
    ...contract.unsubscribeInOneClick,
    async handler({ query, ip }) {
      await guess(limits, { door: 'link', ip }, () => unsubscribeByToken(db, secret, query.token))
      return {}
    },
  })
  app.route({
    ...contract.openUnsubscribe,
    handler: ({ query }, reply) => reply.redirect(linkInMail('end', encodeURIComponent(query.token)), 303),
  })
}
