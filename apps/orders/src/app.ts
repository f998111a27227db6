import { sql } from 'kysely'
import { checkSessionRoute } from '@smm/http-service/staff/check-session'
import { createService } from '@smm/http-service/create-service'
import { describeApiRoute } from '@smm/http-service/staff/describe-api-route'
import { listOf } from '@smm/http-service/read-config'
import type { Deps } from './deps.ts'
import { orderPageRoutes } from './order-page/order-page-routes.ts'
import { webhookRoutes } from './payments/webhook-routes.ts'
import { panelRoutes, shopRoutes, signInRoutes } from './routes.ts'
import { staffGuard } from './staff/staff-guard.ts'

/** The web server of orders, not yet listening. Redis may be away: money is taken in all the same. */
export async function buildApp(deps: Deps) {
  const { db, config, log } = deps
  const app = createService({
    name: 'orders',
    log,
    trustedProxies: listOf(config.TRUSTED_PROXIES),
    missing: async () => {
      await sql`SELECT 1`.execute(db)
      return []
    },
  })
  await app.register(panelRoutes(deps))
  await app.register(signInRoutes, deps)
  await app.register(checkSessionRoute(staffGuard(deps)))
  await app.register(describeApiRoute(staffGuard(deps), 'orders'))
  await app.register(orderPageRoutes, deps)
  await app.register(webhookRoutes, deps)
  await app.register(shopRoutes, deps)
  return app
}
