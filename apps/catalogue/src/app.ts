import { sql } from 'kysely'
import * as priceBook from '@smm/contracts/prices/price-book'
import { checkSessionRoute } from '@smm/http-service/staff/check-session'
import { createService } from '@smm/http-service/create-service'
import { describeApiRoute } from '@smm/http-service/staff/describe-api-route'
import { staffRoutes } from '@smm/http-service/staff/staff-routes'
import { listOf } from '@smm/http-service/read-config'
import type { Deps } from './deps.ts'
import { showPriceBook } from './packages/show-price-book.ts'
import { catalogueRoutes } from './routes.ts'
import { staffGuard } from './staff-guard.ts'

/** How long others may show a price book before they ask for it again. */
const bookAgeSeconds = 5

/** Builds the HTTP app; the caller makes it listen. */
export async function buildApp(deps: Deps) {
  const { db, config, log } = deps
  const app = createService({
    name: 'catalogue',
    log,
    trustedProxies: listOf(config.TRUSTED_PROXIES),
    missing: async () => {
      await sql`SELECT 1`.execute(db)
      return []
    },
  })
  await app.register(staffRoutes(staffGuard(deps), (staff) => catalogueRoutes(staff, deps)))
  await app.register(checkSessionRoute(staffGuard(deps)))
  await app.register(describeApiRoute(staffGuard(deps), 'catalogue'))
  app.route({
    ...priceBook.showPriceBook,
    handler: async (_request, reply) =>
      reply.header('cache-control', `public, max-age=${bookAgeSeconds}`).send(await showPriceBook(deps)),
  })
  return app
}
