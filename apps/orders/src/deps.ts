import type { FastifyBaseLogger } from 'fastify'
import type { AtOnce } from './payments/at-once.ts'
import type { Said } from '@smm/messaging/outbox'
import type { Settings } from './config.ts'
import type { PixBank } from './pix/bank.ts'
import type { SubmissionLine } from './fulfilment/submission-line.ts'
import type { Supplier } from './supplier/supplier.ts'
import type { Db } from './tables.ts'

/** Pieces of work that the rows themselves make due. */
export type WorkName =
  | 'issue-charges'
  | 'ask-bank'
  | 'expire-payments'
  | 'remove-charges'
  | 'sweep-receipts'
  | 'submit-orders'
  | 'park-stuck'
  | 'follow-orders'
  | 'ask-refills'
  | 'follow-refills'
  | 'send-refunds'
  | 'check-webhook'
  | 'leave-former-bank'
  | 'keep-house'

export type Deps = {
  db: Db
  /** The same database over connections that nothing else holds: a bank does not wait for our own work. */
  webhookDb: Db
  log: FastifyBaseLogger
  settings: Settings
  bank: PixBank
  supplier: Supplier
  /** What this process knows of the way to the supplier. */
  line: SubmissionLine
  /** What this process asks the bank right after a commit. */
  atOnce: AtOnce
  /** Starts a piece of work now, after the commit that made it due. Losing it costs a second or two, never the work. */
  nudge: (work: WorkName) => void
  /** Sends what was said in a committed transaction, now. */
  relayNow: () => void
  /** The same for what a committed statement wrote as offered already. */
  offer: (said: Said) => void
}
