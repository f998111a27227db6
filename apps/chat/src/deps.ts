import type { Kysely } from 'kysely'
import type { Offer, Product } from '@smm/contracts/products'
import type { MessagingLog } from '@smm/messaging/queue'
import type { Relay } from '@smm/messaging/relay'
import type { Config } from './config.ts'
import type { KnownOrder } from './conversation.queries.ts'
import type { Tables } from './tables.ts'
import type { Turns } from './turns-under-way.ts'
import type { VisitorLimits } from './visitor-limits.ts'
import type { OffersOf } from './offers-copy.ts'
import type { VisitorsOnline } from './visitors-online.ts'

export type Intent =
  | ({ type: 'place-order'; link: string; quantity: number; quotedCents: number } & Product)
  | { type: 'open-ticket'; description: string; link: string | null }
  | { type: 'cancel-order'; orderId: string }
  | { type: 'request-refill'; orderId: string }

export type NextTurn = (given: {
  state: unknown
  message: string
  offers: Offer[]
  now: Date
  orders: KnownOrder[]
}) => { state: unknown; replies: Array<{ content: string; suggestions?: string[] }>; intents: Intent[] }

export type Deps = {
  config: Config
  db: Kysely<Tables>
  log: MessagingLog
  relay: Pick<Relay, 'nudge'>
  online: VisitorsOnline
  limits: VisitorLimits
  turns: Turns
  nextTurn: NextTurn
  emptyDialogue: unknown
  chatResetText: () => string
  /** The offers of this version of the catalogue's copy. */
  offersOf: OffersOf
}
