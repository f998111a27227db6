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
import { openAlertSender } from './alerts/alert-sender.ts'
import { buildApp } from './app.ts'
import type { Config } from './config.ts'
import type { Deps } from './deps.ts'
import { openFence } from './fence/open-fence.ts'
import { openDispatcher } from './jobs/in-process-dispatch.ts'
import { jobList } from './jobs/job-list.ts'
import { startScheduler } from './jobs/scheduler.ts'
import { messageHandlers } from './message-handlers.ts'
import { measureOrders } from './measure-orders.ts'
import { openMailer } from './mail/mailer.ts'
import { migrations } from './migrations.ts'
import { openHintStore } from './payments/hint-store.ts'
import { openBank } from './pix/open-bank.ts'
import { staffGuard } from './staff/staff-guard.ts'
import { seedAdministrator } from './staff/seed-administrator.ts'
import { openSuppliers } from './supplier/open-suppliers.ts'
import { renamedColumns, type Db, type Tables } from './tables.ts'

/** Messages at once, of all senders. Those beyond the connections of the pool wait for one, beside requests and jobs. */
const concurrency = 32

/** Everything of the service but the port it listens on. */
export async function startOrders(config: Config) {
  const log = createLogger('orders', config.LOG_LEVEL)
  const stores = openStores(config, log)
  const { db, webhookDb, redis } = stores
  await migrate(db, migrations)
  await seedAdministrator(db, config)
  const relay = startRelay({ db, redis, from: 'orders', log })
  const deps = openDeps(config, { ...stores, log, relay, wake: (job) => scheduler.wake(job) })
  const app = await buildApp(deps)
  await app.register(messageHealthRoutes({ db, relay, me: 'orders', guard: staffGuard(deps) }))
  const scheduler = startScheduler(jobList(deps), log)
  const queue = receive<Tables>({
    db,
    redis,
    relay,
    me: 'orders',
    handlers: messageHandlers(deps),
    log,
    concurrency,
  })
  const metrics = await serveMetrics({
    port: config.METRICS_PORT,
    host: config.HOST,
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
      await Promise.all([queue.close(), scheduler.close()])
      await deps.dispatcher.close()
      await relay.close()
      await Promise.all([deps.bank, deps.suppliers, deps.fence, deps.alerts].map((part) => part.close()))
      await Promise.all([db.destroy(), webhookDb.destroy()])
    },
  }
}

function openStores(config: Config, log: Deps['log']) {
  const connection = {
    url: config.ORDERS_DATABASE_URL,
    log,
    applicationName: 'orders',
    renamedColumns,
  }
  return {
    db: connect<Tables>(connection),
    webhookDb: connect<Tables>({ ...connection, poolSize: 2 }),
    redis: {
      url: config.REDIS_URL,
      namespace: config.REDIS_NAMESPACE,
      unannouncedUntil: transitionUntil(config),
    },
  }
}

type Opened = Pick<Deps, 'db' | 'log' | 'relay' | 'wake'> & { webhookDb: Db }

function openDeps(config: Config, { db, webhookDb, log, relay, wake }: Opened): Deps {
  const bank = openBank(config)
  const mailer = openMailer(config)
  const dispatcher = openDispatcher(log)
  return {
    db,
    hints: openHintStore(webhookDb, bank.provider, dispatcher.freeSlots),
    log,
    config,
    relay,
    wake,
    bank,
    mailer,
    dispatcher,
    alerts: openAlertSender(config, mailer),
    suppliers: openSuppliers({ config, db, log }),
    fence: openFence({ config, log, db }),
  }
}
