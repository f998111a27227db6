import type { FastifyBaseLogger } from 'fastify'
import type { Relay } from '@smm/messaging/relay'
import type { AlertSender } from './alerts/alert-sender.ts'
import type { Config } from './config.ts'
import type { Fence } from './fence/open-fence.ts'
import type { Dispatcher } from './jobs/in-process-dispatch.ts'
import type { Mailer } from './mail/mailer.ts'
import type { JobName } from './jobs/job-name.ts'
import type { HintStore } from './payments/hint-store.ts'
import type { PixBank } from './pix/bank.ts'
import type { Suppliers } from './supplier/open-suppliers.ts'
import type { Db } from './tables.ts'

export type Deps = {
  db: Db
  /** Publishes outbox messages after their commit; `transact` calls it. */
  relay: Pick<Relay, 'publish' | 'listHandled' | 'requestRedeliverySince'>
  /** Has a connection pool of its own: webhooks never wait for our other queries. */
  hints: HintStore
  log: FastifyBaseLogger
  config: Config
  bank: PixBank
  suppliers: Suppliers
  /** Undefined where the shop sends no mails. */
  mailer?: Mailer | undefined
  /** Sends messages to the owner's channels. */
  alerts: AlertSender
  /** Vetoes submissions that a restored database forgot. */
  fence: Fence
  /** Calls to the bank that start right after a commit. */
  dispatcher: Dispatcher
  /** Runs a job now, after the commit that made its rows due. A lost wake costs a second or two, never the work. */
  wake: (job: JobName) => void
}
