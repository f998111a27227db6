import { connect } from '@smm/database/connect'
import { measurePool } from '@smm/database/measure-pool'
import { migrate } from '@smm/database/migrate'
import { serveMetrics } from '@smm/http-service/serve-metrics'
import { measureMessages, measureQueue } from '@smm/messaging/measure-messages'
import { operationRoutes } from '@smm/messaging/operation-routes'
import { receive } from '@smm/messaging/receive'
import { startRelay } from '@smm/messaging/relay'
import { buildApp } from './app.ts'
import type { Settings } from './config.ts'
import type { WorkName } from './deps.ts'
import { startDueWork } from './due-work.ts'
import { handlers, handlersOfMany } from './handlers.ts'
import { measureOrders } from './measure-orders.ts'
import { migrations } from './migrations.ts'
import { openBank } from './pix/open-bank.ts'
import { guardOf } from './routes.ts'
import { seedAdministrator } from './staff/seed-administrator.ts'
import { smmApi } from './supplier/smm-api.ts'
import type { Tables } from './tables.ts'
import { workList } from './work-list.ts'

/** Messages at once: those that place orders are taken in together. */
const concurrency = 32

/** Everything of the service but the port it listens on. */
export async function startOrders(settings: Settings) {
  const lazyLog = { error: (details: object, message: string) => app.log.error(details, message) }
  const place = { url: settings.ORDERS_DATABASE_URL, log: lazyLog, applicationName: 'orders' }
  const db = connect<Tables>(place)
  const webhookDb = connect<Tables>({ ...place, poolSize: 3 })
  const redis = { url: settings.REDIS_URL, namespace: settings.REDIS_NAMESPACE }
  const { app, deps } = await buildApp({
    db,
    webhookDb,
    settings,
    bank: openBank(settings),
    supplier: smmApi(settings),
    nudge: (name: WorkName) => work.nudge(name),
    relayNow: () => relay.nudge(),
    offer: (said) => relay.offer(said),
  })
  await migrate(db, migrations)
  await seedAdministrator(db, settings)
  const { log } = app
  const relay = startRelay<Tables>({ db, redis, from: 'orders', log })
  await app.register(operationRoutes({ db, relay, me: 'orders', guard: guardOf(deps) }))
  const work = startDueWork(workList(deps), log)
  const queue = receive<Tables>({
    db,
    redis,
    me: 'orders',
    handlers: handlers(deps),
    handlersOfMany: handlersOfMany(deps),
    log,
    concurrency,
  })
  const metrics = await serveMetrics({
    port: settings.METRICS_PORT,
    host: settings.HOST,
    measures: [
      measureOrders(db),
      () => measureMessages(db),
      () => measureQueue('orders', relay),
      () => [...measurePool(db), ...measurePool(webhookDb, 'webhooks')],
    ],
    log,
  })
  return {
    app,
    deps,
    async close() {
      await app.close()
      await metrics.close()
      await Promise.all([queue.close(), work.close()])
      await deps.atOnce.close()
      await relay.close()
      await Promise.all([deps.bank.close(), deps.supplier.close()])
      await Promise.all([db.destroy(), webhookDb.destroy()])
    },
  }
}
