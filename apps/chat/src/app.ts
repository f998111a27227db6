import { sql } from 'kysely'
import { checkSessionRoute } from '@smm/http-service/staff/check-session'
import { createService } from '@smm/http-service/create-service'
import { describeApiRoute } from '@smm/http-service/staff/describe-api-route'
import { continueConversationRoute } from './conversation/continue-conversation.ts'
import { visitRoutes } from './funnel/visit-routes.ts'
import { chatSocket } from './socket/chat-socket.ts'
import type { Deps } from './deps.ts'
import { panelRoutes } from './routes.ts'
import { staffGuard } from './staff-guard.ts'

/** The chat's web server. It is ready without Redis: messages are stored and answered all the same. */
export async function buildApp(deps: Deps) {
  const { config, log } = deps
  const app = createService({
    name: 'chat',
    log,
    trustedProxies: config.trustedProxies,
    missing: async () => {
      await sql`SELECT 1`.execute(deps.db)
      return []
    },
  })
  await chatSocket(app, deps)
  await app.register(continueConversationRoute, deps)
  await app.register(visitRoutes, deps)
  await app.register(panelRoutes(deps))
  await app.register(checkSessionRoute(staffGuard(deps)))
  await app.register(describeApiRoute(staffGuard(deps), 'chat'))
  return app
}
