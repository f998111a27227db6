import { sql } from 'kysely'
import * as priceBook from '@smm/contracts/prices/price-book'
import { checkSessionRoute } from '@smm/http-service/staff/check-session'
import { createService } from '@smm/http-service/create-service'
import { describeApiRoute } from '@smm/http-service/staff/describe-api-route'
import { staffRoutes } from '@smm/http-service/staff/staff-routes'
import { readPublicKey, sessionKeysOf } from '@smm/http-service/staff/session-signature'
import type { StaffGuard } from '@smm/http-service/staff/identify-staff'
import { listOf } from '@smm/http-service/read-config'
import type { Deps } from './deps.ts'
import { endedStaffSessions } from './ended-staff-sessions.ts'
import { showPriceBook } from './packages/show-price-book.ts'
import { catalogueRoutes } from './routes.ts'

/** Settings of the staff session check. */
export const guardOf = ({ db, config }: Pick<Deps, 'db' | 'config'>): StaffGuard => ({
  ...sessionKeysOf(config, readPublicKey(config.STAFF_SESSION_PUBLIC_KEY)),
  secure: config.PUBLIC_ORIGIN.startsWith('https:'),
  isEnded: (sessionId) => endedStaffSessions.has(db, sessionId),
})

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
  await app.register(staffRoutes(guardOf(deps), (staff) => catalogueRoutes(staff, deps)))
  await app.register(checkSessionRoute(guardOf(deps)))
  await app.register(describeApiRoute(guardOf(deps), 'catalogue'))
  app.route({
    ...priceBook.showPriceBook,
    handler: async (_request, reply) =>
      reply.header('cache-control', `public, max-age=${bookAgeSeconds}`).send(await showPriceBook(deps)),
  })
  return app
}
