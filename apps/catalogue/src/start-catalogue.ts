import { connect } from '@smm/database/connect'
import { measurePool } from '@smm/database/measure-pool'
import { migrate } from '@smm/database/migrate'
import { createLogger } from '@smm/http-service/observability/create-logger'
import { serveMetrics } from '@smm/http-service/observability/serve-metrics'
import { transitionUntil } from '@smm/http-service/staff/session-signature'
import { measureMessages, measureQueue } from '@smm/messaging/measure-messages'
import { messageHealthRoutes } from '@smm/messaging/message-health-routes'
import { receive } from '@smm/messaging/receive'
import { startRelay } from '@smm/messaging/relay'
import { buildApp } from './app.ts'
import type { Config } from './config.ts'
import { endedStaffSessions, staffGuard } from './staff-guard.ts'
import { migrations } from './migrations.ts'
import { startPriceSchedule } from './packages/publish-due-packages.ts'
import { adoptSettings } from './suppliers/adopt-settings.ts'
import { startSyncScheduler } from './sync/sync-scheduler.ts'
import type { Tables } from './tables.ts'

/** Everything of the service but the port it listens on. */
export async function startCatalogue(config: Config) {
  const log = createLogger('catalogue', config.LOG_LEVEL)
  const db = connect<Tables>({ url: config.CATALOGUE_DATABASE_URL, log, applicationName: 'catalogue' })
  const redis = {
    url: config.REDIS_URL,
    namespace: config.REDIS_NAMESPACE,
    unannouncedUntil: transitionUntil(config),
  }
  await migrate(db, migrations)
  const relay = startRelay({ db, redis, from: 'catalogue', log })
  const deps = { db, config, relay, log }
  await adoptSettings(deps)
  const app = await buildApp(deps)
  await app.register(messageHealthRoutes({ db, relay, me: 'catalogue', guard: staffGuard(deps) }))
  const queue = receive<Tables>({
    db,
    redis,
    relay,
    me: 'catalogue',
    handlers: { orders: { 'staff-session-ended': endedStaffSessions.remember } },
    log,
  })
  const scheduler = startSyncScheduler(deps)
  const priceSchedule = startPriceSchedule(deps)
  const metrics = await serveMetrics({
    port: config.METRICS_PORT,
    host: config.HOST,
    measures: [() => measureMessages(db), () => measureQueue('catalogue', relay), () => measurePool(db)],
    log,
  })

  const close = async () => {
    await app.close()
    await metrics.close()
    await scheduler.close()
    await priceSchedule.close()
    await queue.close()
    await relay.close()
    await db.destroy()
  }
  return { app, close }
}
