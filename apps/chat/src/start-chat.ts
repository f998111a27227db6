import type { FastifyBaseLogger } from 'fastify'
import { nextTurn } from '@smm/assistant/next-turn'
import { connect } from '@smm/database/connect'
import { measurePool } from '@smm/database/measure-pool'
import { migrate } from '@smm/database/migrate'
import { serveMetrics } from '@smm/http-service/serve-metrics'
import { openLine } from '@smm/http-service/wait-in-line'
import { measureMessages, measureQueue } from '@smm/messaging/measure-messages'
import type { MessagingLog } from '@smm/messaging/queue'
import { operationRoutes } from '@smm/messaging/operation-routes'
import { receive } from '@smm/messaging/receive'
import { startRelay } from '@smm/messaging/relay'
import { buildApp } from './app.ts'
import type { Config } from './config.ts'
import type { Deps } from './deps.ts'
import { measureSockets } from './measure-sockets.ts'
import { messageHandlers } from './message-handlers.ts'
import { migrations } from './migrations.ts'
import { openOffersCopy } from './offers-copy.ts'
import { startSweep } from './sweep-conversations.ts'
import { openReadWithModel } from './read-with-model.ts'
import { guardOf } from './routes.ts'
import type { Tables } from './tables.ts'
import { openTurns, turnsAtOnce } from './turns-under-way.ts'
import { noLimits, openVisitorLimits } from './visitor-limits.ts'
import { openVisitorsOnline } from './visitors-online.ts'

/** The whole chat, but for listening. `close` lets turns end, then visitors go, then the stores. */
export async function startChat(config: Config) {
  // The stores are opened before the app that brings the log.
  const late: { log?: FastifyBaseLogger } = {}
  const log: MessagingLog = {
    info: (details, message) => late.log?.info(details, message),
    warn: (details, message) => late.log?.warn(details, message),
    error: (details, message) => late.log?.error(details, message),
  }
  const db = connect<Tables>({ url: config.CHAT_DATABASE_URL, log, applicationName: 'chat' })
  await migrate(db, migrations)
  const redis = { url: config.REDIS_URL, namespace: config.REDIS_NAMESPACE }
  const relay = startRelay<Tables>({ db, redis, from: 'chat', log })
  const online = openVisitorsOnline({ db, redis, log })
  const limits = config.hasLimits ? openVisitorLimits(config.CHAT_VISITORS_PER_ADDRESS) : noLimits
  const offersOf = openOffersCopy()
  const deps: Deps = {
    config,
    db,
    log,
    relay,
    online,
    limits,
    turns: openTurns(),
    inLine: openLine(turnsAtOnce),
    nextTurn,
    ...(config.model ? { readWithModel: openReadWithModel(config.model, log) } : {}),
    offersOf,
  }
  const app = await buildApp(deps)
  late.log = app.log
  await app.register(operationRoutes({ db, relay, me: 'chat', guard: guardOf(deps) }))
  // With the turns that are thought at once, as many as the pool has connections.
  const inbox = receive<Tables>({
    db,
    redis,
    me: 'chat',
    handlers: messageHandlers(deps),
    log,
    concurrency: 3,
  })
  const sweep = startSweep(db, log)

  const metrics = await serveMetrics({
    port: config.METRICS_PORT,
    host: config.HOST,
    measures: [
      () => measureSockets(app.websocketServer.clients),
      () => measureMessages(db),
      () => measureQueue('chat', relay),
      () => measurePool(db),
    ],
    log,
  })

  async function close() {
    await app.close()
    await metrics.close()
    sweep.close()
    await inbox.close()
    await relay.close()
    online.close()
    await db.destroy()
  }
  return { app, close }
}
