import { type Kysely, type QueryExecutorProvider, sql, type Transaction } from 'kysely'
import pLimit, { type LimitFunction } from 'p-limit'
import Compile from 'typebox/compile'
import { inSpan } from '@smm/http-service/observability/trace'
import { type Message, type MessageName, messages, type Receiver } from '@smm/contracts/messages'
import { type Envelope, receiptsJob, redeliverJob } from './envelope.ts'
import { processSpan } from './message-spans.ts'
import { conversationOf, transact, type Transacting } from './outbox.ts'
import { markDelivered, redeliver } from './outbox.queries.ts'
import { type MessagingLog, openQueues, type RedisOptions } from './queue.ts'
import { type HandleJob, startQueueWorkers } from './queue-workers.ts'
import { openReceipts, type Receipts } from './receipts.ts'
import { recordDeadLetter } from './record-dead-letter.ts'
import type { Relay } from './relay.ts'
import { envelopesOf } from './shared-queue.ts'
import type { MessagingTables } from './tables.ts'

export type MessageMetadata = Pick<Envelope, 'eventId' | 'from' | 'correlationId' | 'sentAt'>
type AfterCommit = void | (() => void)

/**
 * Runs in the transaction that records the message in the inbox, so a message is handled once however often it arrives. It
 * makes no network call; a function it returns runs after the commit, and a crash may lose it. A throw rolls back.
 */
export type Handler<Tables, Name extends MessageName> = (
  trx: Transaction<Tables>,
  message: Message<Name>,
  metadata: MessageMetadata,
) => Promise<AfterCommit>

export type Handlers<Tables> = { [Name in MessageName]?: Handler<Tables, Name> }

/** The handlers by the service that may send their messages. A message from another service is refused. */
type HandlersBySender<Tables> = { [Sender in Receiver]?: Handlers<Tables> }

type Options<Tables> = {
  db: Kysely<Tables>
  redis: RedisOptions
  me: Receiver
  handlers: HandlersBySender<Tables>
  /** Publishes the messages that handlers enqueue, after their commit; needed only when one does. */
  relay?: Pick<Relay, 'publish'>
  log: MessagingLog
  /** Messages handled at once; each takes one database connection. */
  concurrency?: number
}

export type Inbox = { close: () => Promise<void> }

/**
 * Handles the messages to `me` until closed. Each is handled, becomes a dead letter, or waits for a lock and comes again; only a
 * job of receipts or redelivery fails, while the database is away.
 */
export function receive<Tables extends MessagingTables>(options: Options<Tables>): Inbox {
  const { redis, me, handlers, log, concurrency = 10 } = options
  // The queues share the connections that this service has for messages.
  const permit = pLimit(concurrency)
  const queues = openQueues(redis, me, log)
  const receipts = openReceipts(queues, log)
  const names = [...new Set(Object.values(handlers).flatMap((ofSender) => Object.keys(ofSender)))]
  const { releases } = queues
  const settings = { redis, me, names, concurrency, releases, log }
  const workers = startQueueWorkers(settings, openJobHandler(options, receipts, permit))
  return {
    async close() {
      await workers.close()
      await receipts.close()
      queues.close()
    },
  }
}

function openJobHandler<Tables extends MessagingTables>(
  { db, handlers, relay = { publish: () => {} }, log }: Options<Tables>,
  receipts: Receipts,
  permit: LimitFunction,
): HandleJob {
  async function handle(envelope: Envelope): Promise<void> {
    const afterCommit = await handleMessage({ db, relay }, handlers, envelope)
    receipts.add(envelope)
    afterCommit?.()
  }

  /** A message whose rows are locked elsewhere gets no receipt: its sender publishes it again. */
  async function handleOrDeadLetter(envelope: Envelope): Promise<void> {
    try {
      await inSpan(processSpan(envelope), () => handle(envelope))
    } catch (err) {
      const { eventId, name: message, correlationId } = envelope
      if (isLockTimeout(err))
        return log.warn({ eventId, message, correlationId }, 'a message waits for a lock')
      log.error({ err, eventId, message, correlationId }, 'a message could not be handled')
      await recordDeadLetter(db, envelope, err as Error).catch((cause) =>
        log.error({ err: cause, eventId }, 'a dead letter could not be recorded'),
      )
    }
  }

  return async (job, senders) => {
    if (job.name === receiptsJob) return markDelivered(db, job.data.eventIds, senders)
    if (job.name === redeliverJob) return redeliver(db, job.data, senders)
    for (const envelope of envelopesOf(job)) {
      if (senders.includes(envelope.from)) await permit(() => handleOrDeadLetter(envelope))
      // Its sender, if it was one, publishes it again through its own queue.
      else
        log.warn(
          { queue: job.queueName, from: envelope.from, message: envelope.name },
          'a message was refused',
        )
    }
  }
}

/** SQLSTATE lock_not_available. */
const isLockTimeout = (err: unknown) => err instanceof Error && 'code' in err && err.code === '55P03'

const validators = new Map(Object.entries(messages).map(([name, schema]) => [name, Compile(schema)]))

const isMessage = <Name extends MessageName>(name: Name, payload: unknown): payload is Message<Name> =>
  validators.get(name)?.Check(payload) ?? false

/** Throws when its sender may not send the message, its shape is another, or its handler fails; nothing is stored then. */
async function handleMessage<Tables extends MessagingTables, Name extends MessageName>(
  deps: Transacting<Tables>,
  handlers: HandlersBySender<Tables>,
  envelope: Envelope & { name: Name },
): Promise<AfterCommit> {
  const { from, name, payload } = envelope
  const handler = handlers[from]?.[name]
  if (!handler) throw new Error(`the message ${name} is not known here from ${from}`)
  if (!isMessage(name, payload)) throw new Error(`${name} has another shape`)
  return transact(deps, async (trx) => {
    const isNew = await recordReceived(trx, envelope, conversationOf(payload))
    return isNew ? handler(trx, payload, envelope) : undefined
  })
}

/**
 * Records the message in the inbox, removes its dead letter and locks its conversation: the next statement sees what the
 * message before it stored. False when it was handled before.
 */
async function recordReceived(
  trx: QueryExecutorProvider,
  { eventId, name }: Pick<Envelope, 'eventId' | 'name'>,
  conversationId: string | null,
): Promise<boolean> {
  const { rows } = await sql`
    WITH received AS (
      INSERT INTO inbox (event_id, name) VALUES (${eventId}, ${name}) ON CONFLICT DO NOTHING RETURNING event_id
    ), resolved AS (
      DELETE FROM dead_letters WHERE event_id IN (SELECT event_id FROM received)
    )
    SELECT ${conversationLock(conversationId)} FROM received`.execute(trx)
  return rows.length > 0
}

/** SQL of a mutex per conversation, across replicas, until the transaction ends. Null takes none. */
export const conversationLock = (conversationId: string | null) =>
  sql`pg_advisory_xact_lock(hashtextextended(${conversationId}::text, 0))`
