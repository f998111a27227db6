import type { Answers } from './count-answers.ts'
import type { Backlog } from './wait-until-quiet.ts'
import type { Charge, UpstreamOrder } from './outside.ts'
import type { Exit } from './start-fleet.ts'
import type { Leak } from './find-secrets.ts'
import type { Memory } from './watch-memory.ts'
import type { Visit } from './visit.ts'

export type StoredMessage = {
  id: string
  conversation_id: string
  seq: number
  kind: string
  content: string
  client_id: string | null
  created_at: Date
}
export type Conversation = { id: string; last_seq: number }
export type ChatOrder = { order_id: string; conversation_id: string; status: string }
export type Order = {
  id: string
  conversation_id: string
  link: string
  status: string
  fulfilment: string
  upstream_order_id: string | null
  paid_at: Date | null
}
export type Payment = { order_id: string; txid: string; state: string; amount_cents: number }
export type Receipt = { end_to_end_id: string; txid: string | null; amount_cents: number; outcome: string }
export type LedgerEntry = {
  transaction_id: string
  account: string
  amount_cents: number
  cause: string
  order_id: string | null
}
export type Review = { reason: string; subject: string; order_id: string | null; is_open: boolean }
export type DeadLetter = { database: string; event_id: string; name: string; error: string; times: number }

/** Everything that is known after a storm: what visitors saw, what we stored, what bank and reseller say. */
export type Facts = {
  visits: Visit[]
  messages: StoredMessage[]
  conversations: Conversation[]
  chatOrders: ChatOrder[]
  orders: Order[]
  payments: Payment[]
  receipts: Receipt[]
  ledger: LedgerEntry[]
  reviews: Review[]
  deadLetters: DeadLetter[]
  charges: Charge[]
  upstreamOrders: UpstreamOrder[]
  exits: Exit[]
  memory: Memory
  leaks: Leak[]
  healSeconds: number
  backlog: Backlog
  answers?: Answers
  /** When Redis was away in one piece and nothing else was wrong: what had waited for it took `drainSeconds`. */
  redisAway?: { seconds: number; drainSeconds: number }
}
