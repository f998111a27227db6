import type { Kysely } from 'kysely'
import type { nextTurn } from '@smm/assistant/next-turn'
import type { InLine } from '@smm/http-service/wait-in-line'
import type { MessagingLog } from '@smm/messaging/queue'
import type { Relay } from '@smm/messaging/relay'
import type { Config } from './config.ts'
import type { ReadWithModel } from './read-with-model.ts'
import type { Tables } from './tables.ts'
import type { Turns } from './turns-under-way.ts'
import type { VisitorLimits } from './visitor-limits.ts'
import type { OffersOf } from './offers-copy.ts'
import type { VisitorsOnline } from './visitors-online.ts'

export type Deps = {
  config: Config
  db: Kysely<Tables>
  log: MessagingLog
  relay: Pick<Relay, 'nudge'>
  online: VisitorsOnline
  limits: VisitorLimits
  turns: Turns
  /** For what a turn does in the database. */
  inLine: InLine
  /** The assistant: pure, and the same for every visitor. */
  nextTurn: typeof nextTurn
  /** Asked before a turn what its message says, where a language model is set. */
  readWithModel?: ReadWithModel
  /** The offers of this version of the catalogue's copy. */
  offersOf: OffersOf
}
