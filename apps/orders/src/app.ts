import { sql } from 'kysely'
import { checkSessionRoute } from '@smm/http-service/staff/check-session'
import { createService } from '@smm/http-service/create-service'
import { describeApiRoute } from '@smm/http-service/staff/describe-api-route'
import { listOf } from '@smm/http-service/read-config'
import { openAlertSender } from './alerts/alert-sender.ts'
import type { Deps } from './deps.ts'
import { openFence } from './fence/open-fence.ts'
import { openDispatcher } from './jobs/in-process-dispatch.ts'
import { orderPageRoutes } from './order-page/order-page-routes.ts'
import { openSuppliers } from './supplier/open-suppliers.ts'
import { guardOf, panelRoutes, shopRoutes, signInRoutes, webhookRoutes } from './routes.ts'

/** The web server of orders, not yet listening. Redis may be away: money is taken in all the same. */
export async function buildApp(parts: Omit<Deps, 'log' | 'alerts' | 'suppliers' | 'dispatcher' | 'fence'>) {
  const { db, settings } = parts
  const app = createService({
    name: 'orders',
    logLevel: settings.LOG_LEVEL,
    trustedProxies: listOf(settings.TRUSTED_PROXIES),
    missing: async () => {
      await sql`SELECT 1`.execute(db)
      return []
    },
  })
  const { log } = app
  const deps: Deps = {
    ...parts,
    log,
    alerts: openAlertSender(settings, parts.mailer),
    suppliers: openSuppliers({ settings, db, log }),
    dispatcher: openDispatcher(log),
    fence: openFence({ settings, log, db }),
  }
  await app.register(panelRoutes(deps))
  await app.register(signInRoutes, deps)
  await app.register(checkSessionRoute(guardOf(deps)))
  await app.register(describeApiRoute(guardOf(deps), 'orders'))
  await app.register(orderPageRoutes, deps)
  await app.register(webhookRoutes, deps)
  await app.register(shopRoutes, deps)
  return { app, deps }
}
