import type { FastifyBaseLogger } from 'fastify'
import type { LimitFunction } from 'p-limit'
import type { nextTurn } from '@smm/assistant/next-turn'
import type { Relay } from '@smm/messaging/relay'
import type { LoadCatalogue } from './catalogue/catalogue-cache.ts'
import type { Config } from './config.ts'
import type { AppendTurn } from './conversation/append-turns.ts'
import type { ConversationMutex } from './conversation/conversation-mutex.ts'
import type { FanOut } from './delivery/fan-out.ts'
import type { RecordProgress } from './funnel/record-progress.ts'
import type { ModelReader } from './language-model/model-reader.ts'
import type { DecisionQueue } from './limits/decision-queue.ts'
import type { RateLimiter } from './limits/rate-limiter.ts'
import type { SharedLimits } from './limits/shared-limits.ts'
import type { ResolveShortLinks } from './short-links/resolve-short-links.ts'
import type { Db } from './tables.ts'

export type Deps = {
  config: Config
  db: Db
  log: FastifyBaseLogger
  relay: Pick<Relay, 'publish'>
  fanOut: FanOut
  rateLimiter: RateLimiter
  sharedLimits: SharedLimits
  conversationMutex: ConversationMutex
  /** The semaphore for the database work of turns. */
  turnPermits: LimitFunction
  appendTurn: AppendTurn
  recordProgress: RecordProgress
  decisionQueue: DecisionQueue
  nextTurn: typeof nextTurn
  /** Set when a language model is configured. */
  readWithModel?: ModelReader | undefined
  /** Set unless SHORT_LINKS is off. */
  resolveShortLinks?: ResolveShortLinks | undefined
  loadCatalogue: LoadCatalogue
  /** Whether the orders service takes several orders under one charge, by its own announcement. */
  takesCarts: () => boolean
  /** From a message's arrival to its answer; 15 s by default. */
  turnDeadlineMs?: number
}
