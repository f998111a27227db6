import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import pLimit from 'p-limit'
import { readDialogue, storeDialogue } from '@smm/assistant/dialogue/stored-dialogue'
import { openTestDatabase, type TestDatabase } from '@smm/database/test-database'
import { createLogger } from '@smm/http-service/observability/create-logger'
import { sessionSettings } from '@smm/http-service/staff/test-staff-session'
import type { RedisOptions } from '@smm/messaging/queue'
import { buildApp } from '../app.ts'
import { openCatalogueCache } from '../catalogue/catalogue-cache.ts'
import { type Config, readChatConfig } from '../config.ts'
import { openAppendTurns } from '../conversation/append-turns.ts'
import { openConversationMutex } from '../conversation/conversation-mutex.ts'
import { openFanOut } from '../delivery/fan-out.ts'
import type { Deps } from '../deps.ts'
import { openProgressRecords } from '../funnel/record-progress.ts'
import { openDecisionQueue } from '../limits/decision-queue.ts'
import { unlimited } from '../limits/rate-limiter.ts'
import { noSharedLimits } from '../limits/shared-limits.ts'
import { migrations } from '../migrations.ts'
import type { Tables } from '../tables.ts'
import { redisUrl } from '@smm/messaging/test-redis'

export { until } from '@smm/http-service/test-until'

const quiet = createLogger('chat', 'silent')

export type TestChat = {
  deps: Deps
  app: FastifyInstance
  database: TestDatabase<Tables>
  redis: RedisOptions
  /** The replica's base URL. */
  url: string
  /** Closes this replica; its database and Redis stay. */
  close: () => Promise<void>
}

/** Starts one replica of the chat, on the stores of another one when they are given. */
export async function openTestChat(
  given: Partial<Deps> & {
    database?: TestDatabase<Tables>
    redis?: RedisOptions
    settings?: object
    pollEveryMs?: number
  } = {},
): Promise<TestChat> {
  const database = given.database ?? (await openTestDatabase<Tables>('chat', migrations))
  const redis = given.redis ?? { url: redisUrl, namespace: `test-${randomUUID()}` }
  const db = given.db ?? database.db
  const config = testConfig(database.url, redis, given.settings)
  const deps: Deps = {
    config,
    db,
    log: quiet,
    relay: { publish: () => {} },
    fanOut: openFanOut({
      ...{ db, redis, log: quiet, linkSecret: config.ORDER_LINK_SECRET },
      pollEveryMs: given.pollEveryMs,
    }),
    rateLimiter: unlimited,
    sharedLimits: noSharedLimits,
    conversationMutex: openConversationMutex(quiet),
    turnPermits: pLimit(7),
    decisionQueue: openDecisionQueue(),
    appendTurn: openAppendTurns({ db, log: quiet }),
    recordProgress: openProgressRecords({ db, log: quiet }),
    nextTurn: echo,
    loadCatalogue: openCatalogueCache(),
    takesCarts: () => false,
    ...given,
  }
  const app = await buildApp(deps)
  const url = await app.listen({ host: '127.0.0.1', port: 0 })
  const close = async () => {
    await app.close()
    deps.fanOut.close()
  }
  return { deps, app: app as unknown as FastifyInstance, database, redis, url, close }
}

const testConfig = (databaseUrl: string, redis: RedisOptions, settings: object = {}): Config =>
  readChatConfig({
    CHAT_DATABASE_URL: databaseUrl,
    REDIS_URL: redis.url,
    REDIS_NAMESPACE: redis.namespace,
    LOG_LEVEL: 'silent',
    ...sessionSettings,
    ORDER_LINK_SECRET: 'another secret that is long enough for a test',
    ...settings,
  })

/** Answers with the visitor's message and the number of the turn. */
const echo: Deps['nextTurn'] = ({ state, message }) => {
  const dialogue = readDialogue(state)
  const turns = dialogue.misses + 1
  return {
    state: storeDialogue({ ...dialogue, misses: turns }),
    replies: [{ content: `${turns}: ${message}` }],
    intents: [],
  }
}
