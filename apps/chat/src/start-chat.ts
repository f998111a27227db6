import pLimit from 'p-limit'
import { nextTurn } from '@smm/assistant/next-turn'
import { connect } from '@smm/database/connect'
import { measurePool } from '@smm/database/measure-pool'
import { migrate } from '@smm/database/migrate'
import { createLogger } from '@smm/http-service/observability/create-logger'
import { serveMetrics } from '@smm/http-service/observability/serve-metrics'
import { transitionUntil } from '@smm/http-service/staff/session-signature'
import { measureMessages, measureQueue } from '@smm/messaging/measure-messages'
import { messageHealthRoutes } from '@smm/messaging/message-health-routes'
import type { MessagingLog } from '@smm/messaging/queue'
import { receive } from '@smm/messaging/receive'
import { startRelay } from '@smm/messaging/relay'
import { brand } from '@smm/site/brand'
import { buildApp } from './app.ts'
import { openCatalogueCache } from './catalogue/catalogue-cache.ts'
import { watchHandledMessages } from './orders/watch-handled-messages.ts'
import type { Config } from './config.ts'
import { openAppendTurns } from './conversation/append-turns.ts'
import { openConversationMutex } from './conversation/conversation-mutex.ts'
import { startRetention } from './conversation/conversation-retention.ts'
import { openFanOut } from './delivery/fan-out.ts'
import type { Deps } from './deps.ts'
import { openProgressRecords } from './funnel/record-progress.ts'
import type { ModelSettings } from './language-model/chat-completion.ts'
import { openModelReader } from './language-model/model-reader.ts'
import { openDecisionQueue } from './limits/decision-queue.ts'
import { openRateLimiter, unlimited } from './limits/rate-limiter.ts'
import { openSharedLimits, noSharedLimits } from './limits/shared-limits.ts'
import { messageHandlers } from './message-handlers.ts'
import { migrations } from './migrations.ts'
import { openShortLinks } from './short-links/resolve-short-links.ts'
import { socketMetrics } from './socket/socket-metrics.ts'
import { staffGuard } from './staff-guard.ts'
import type { Tables } from './tables.ts'

/**
 * A semaphore: a burst of messages waits there and leaves connections to handshakes and to the inbox. With the connection of the
 * turns that are appended together, both use as many as the pool has.
 */
const maxConcurrentTurns = 6
const inboxConcurrency = 3

/** Starts everything except listening. `close` drains turns, then closes sockets, then the stores. */
export async function startChat(config: Config) {
  const log = createLogger('chat', config.LOG_LEVEL)
  const db = connect<Tables>({ url: config.CHAT_DATABASE_URL, log, applicationName: 'chat' })
  await migrate(db, migrations)
  const redis = {
    url: config.REDIS_URL,
    namespace: config.REDIS_NAMESPACE,
    unannouncedUntil: transitionUntil(config),
  }
  const relay = startRelay({ db, redis, from: 'chat', log })
  const fanOut = openFanOut({ db, redis, log, linkSecret: config.ORDER_LINK_SECRET })
  const sharedLimits = openLimits(config, log)
  const handledMessages = watchHandledMessages({ relay, log })
  const { takesCarts, takesTiers } = handledMessages
  const deps: Deps = {
    ...openTurnDeps(config, log),
    appendTurn: openAppendTurns({ db, log }),
    recordProgress: openProgressRecords({ db, log }),
    sharedLimits,
    config,
    db,
    log,
    relay,
    fanOut,
    takesCarts,
    loadCatalogue: openCatalogueCache(takesTiers),
  }
  const app = await buildApp(deps)
  await app.register(messageHealthRoutes({ db, relay, me: 'chat', guard: staffGuard(deps) }))
  const handlers = messageHandlers(deps)
  const inbox = receive<Tables>({
    db,
    redis,
    relay,
    me: 'chat',
    handlers,
    log,
    concurrency: inboxConcurrency,
  })
  const retention = startRetention(db, log)
  const metrics = await serveMetrics({
    port: config.METRICS_PORT,
    host: config.HOST,
    measures: [
      () => socketMetrics(app.websocketServer.clients),
      () => measureMessages(db),
      () => measureQueue('chat', relay),
      () => measurePool(db),
    ],
    log,
  })
  const close = async () => {
    await app.close()
    await metrics.close()
    retention.close()
    handledMessages.close()
    await inbox.close()
    await relay.close()
    fanOut.close()
    sharedLimits.close()
    await db.destroy()
  }
  return { app, close }
}

const openLimits = (config: Config, log: MessagingLog) =>
  config.hasLimits
    ? openSharedLimits({
        redis: { url: config.REDIS_URL, namespace: config.REDIS_NAMESPACE },
        log,
        visitorsPerAddress: config.CHAT_VISITORS_PER_ADDRESS,
      })
    : noSharedLimits

const openTurnDeps = ({ hasLimits, model, resolvesShortLinks }: Config, log: MessagingLog) => ({
  rateLimiter: hasLimits ? openRateLimiter() : unlimited,
  conversationMutex: openConversationMutex(log),
  turnPermits: pLimit(maxConcurrentTurns),
  decisionQueue: openDecisionQueue(),
  nextTurn,
  readWithModel: isNamed(model, log) ? openModelReader(model, log) : undefined,
  resolveShortLinks: resolvesShortLinks ? openShortLinks() : undefined,
})

/** A model reads no visitor's message before the privacy policy names who runs it. */
function isNamed(model: Config['model'], log: MessagingLog): model is ModelSettings {
  if (model && !brand.modelProvider)
    log.warn(
      { url: model.url },
      'the language model is not asked: set SITE_MODEL_PROVIDER and build the pages',
    )
  return model !== null && brand.modelProvider !== ''
}
