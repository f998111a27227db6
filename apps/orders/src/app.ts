import { sql } from 'kysely'
import { checkSessionRoute } from '@smm/http-service/check-session'
import { createService } from '@smm/http-service/create-service'
import { listOf } from '@smm/http-service/read-config'
import type { Deps } from './deps.ts'
import { openSubmissionLine } from './submission-line.ts'
import { guardOf, signInRoutes, staffRoutes, webhookRoutes } from './routes.ts'
import type { Db } from './tables.ts'

/**
 * The web server of orders, not yet listening. Redis may be away: money is taken in all the same. `webhookDb` is the
 * same database over connections that nothing else holds: a bank does not wait for our own work.
 */
export async function buildApp({ webhookDb, ...parts }: Omit<Deps, 'log' | 'line'> & { webhookDb: Db }) {
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
  const deps: Deps = { ...parts, log: app.log, line: openSubmissionLine(parts.supplier) }
  await app.register(staffRoutes, deps)
  await app.register(signInRoutes, deps)
  await app.register(checkSessionRoute(guardOf(deps)))
  await app.register(webhookRoutes, { ...deps, db: webhookDb })
  return { app, deps }
}
