import type { AlertFacts } from './alert-channels.ts'
import type { Responses } from './count-responses.ts'
import type { Backlog } from './wait-until-quiet.ts'
import type { Charge, ReceivedMail, UpstreamOrder } from '../sandbox-control.ts'
import type { Exit } from '../fleet/start-fleet.ts'
import type { Leak } from './find-secrets.ts'
import type { Memory } from '../fleet/watch-memory.ts'
import type { Visit } from '../visitors/visit.ts'

export type StoredMessage = {
  id: string
  conversation_id: string
  seq: number
  kind: string
  content: string
  client_id: string | null
  created_at: Date
}
type Conversation = { id: string; last_seq: number }
type ChatOrder = { order_id: string; conversation_id: string; status: string }
export type Order = {
  id: string
  conversation_id: string
  link: string
  status: string
  fulfilment: string
  supplier: string | null
  upstream_order_id: string | null
  paid_at: Date | null
  finished_at: Date | null
}
/** A call of a supplier's `add`. */
type Attempt = {
  order_id: string
  supplier: string
  outcome: string | null
  started_at: Date
  answered_at: Date | null
}
type Payment = { id: string; order_id: string; txid: string; state: string; amount_cents: number }
/** An order under a charge. */
type ChargeLine = { payment_id: string; order_id: string; amount_cents: number }
type Receipt = { end_to_end_id: string; txid: string | null; amount_cents: number; outcome: string }
type LedgerEntry = {
  transaction_id: string
  account: string
  amount_cents: number
  cause: string
  order_id: string | null
}
type Subscription = { order_id: string; address: string | null; confirmed_at: Date | null }
type Notice = { id: string; order_id: string; kind: string; state: string }
type Review = { reason: string; subject: string; order_id: string | null; is_open: boolean }
export type DeadLetter = { database: string; event_id: string; name: string; error: string; times: number }

/** The state after a storm: visitors' views, our databases, and the records of bank and reseller. */
export type Facts = {
  visits: Visit[]
  messages: StoredMessage[]
  conversations: Conversation[]
  chatOrders: ChatOrder[]
  orders: Order[]
  attempts: Attempt[]
  payments: Payment[]
  chargeLines: ChargeLine[]
  receipts: Receipt[]
  ledger: LedgerEntry[]
  reviews: Review[]
  subscriptions: Subscription[]
  notices: Notice[]
  mailbox: ReceivedMail[]
  deadLetters: DeadLetter[]
  charges: Charge[]
  upstreamOrders: UpstreamOrder[]
  exits: Exit[]
  memory: Memory
  leaks: Leak[]
  healSeconds: number
  backlog: Backlog
  answers?: Responses
  /** Set where channels were open. */
  alerts?: AlertFacts
  /** Two suppliers, and no fault but theirs, one of them at a time. */
  areSuppliersAlone?: boolean
  /** Set when Redis was away once and no other fault was injected; its backlog took `drainSeconds`. */
  redisAway?: { seconds: number; drainSeconds: number }
}
