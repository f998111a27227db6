import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { continueConversation } from '@smm/contracts/conversations/conversations'
import { refuseForeignOrigin } from '@smm/http-service/foreign-origin'
import { type Invitation, openInvitation } from '@smm/http-service/order-page/invitation'
import { Refusal } from '@smm/http-service/refusal'
import type { Deps } from '../deps.ts'
import { findSession, newSession } from '../socket/visitor-session.ts'

/** Brings a conversation to one more browser; the ones that have it keep it. */
export const continueConversationRoute: FastifyPluginAsyncTypebox<Deps> = async (app, deps) => {
  app.addHook('onRequest', async (request) => refuseForeignOrigin(request, deps.config.isHttps))
  app.route({
    ...continueConversation,
    async handler({ body, ip, headers }, reply) {
      if (!(await deps.sharedLimits.allowHandshake(ip))) throw new Refusal('TOO_MANY_ATTEMPTS', { ip })
      const invitation = openInvitation(deps.config.ORDER_LINK_SECRET, body.invitation)
      if (!invitation) throw new Refusal('NOT_FOUND')
      const current = await findSession(deps, headers.cookie)
      const isOther = current && current.conversationId !== invitation.conversationId && !current.isNew
      if (isOther && !body.replace) throw new Refusal('CONFLICT')
      reply.header('set-cookie', await acceptInvitation(deps, invitation))
      return { ok: true }
    },
  })
}

/** The cookie of a new session. Throws NOT_FOUND for an invitation that was accepted before. */
async function acceptInvitation({ db, config }: Deps, invitation: Invitation): Promise<string> {
  const { sessionHash, setCookie } = newSession(config.isHttps)
  if (!(await storeSession(db, { ...invitation, sessionHash }))) throw new Refusal('NOT_FOUND')
  return setCookie
}

/** The unique index lets one of the requests with an invitation store its session. */
const storeSession = (
  db: Deps['db'],
  { sessionHash, conversationId, invitationId }: Invitation & { sessionHash: string },
) =>
  db
    .insertInto('invitedSessions')
    .columns(['sessionHash', 'conversationId', 'invitationId'])
    .expression((eb) =>
      eb
        .selectFrom('conversations')
        .select((it) => [
          it.val(sessionHash).as('sessionHash'),
          'id',
          it.cast<string>(it.val(invitationId), 'uuid').as('invitationId'),
        ])
        .where('id', '=', conversationId),
    )
    .onConflict((conflict) => conflict.column('invitationId').doNothing())
    .returning('conversationId')
    .executeTakeFirst()
