import { sql } from 'kysely'
import { checkSessionRoute } from '@smm/http-service/check-session'
import { createService } from '@smm/http-service/create-service'
import { chatSocket } from './chat-socket.ts'
import type { Deps } from './deps.ts'
import { guardOf, ticketRoutes } from './routes.ts'

/** The chat's web server. Redis may be away: messages are kept and answered all the same. */
export async function buildApp(deps: Deps) {
  const { config } = deps
  const app = createService({
    name: 'chat',
    logLevel: config.LOG_LEVEL,
    trustedProxies: config.trustedProxies,
    missing: async () => {
      await sql`SELECT 1`.execute(deps.db)
      return []
    },
  })
  await chatSocket(app, deps)
  await app.register(ticketRoutes, deps)
  await app.register(checkSessionRoute(guardOf(deps)))
  return app
}
