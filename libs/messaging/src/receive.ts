import type { Job } from 'bullmq'
import type { Kysely, Transaction } from 'kysely'
import pLimit, { type LimitFunction } from 'p-limit'
import Compile from 'typebox/compile'
import { inSpan } from '@smm/http-service/observability/trace'
import { withTimeout } from '@smm/http-service/with-timeout'
import { type Message, type MessageName, messages, type Receiver, receivers } from '@smm/contracts/messages'
import { startAnnouncing } from './announcements.ts'
import { type Envelope, receiptsJob, redeliverJob } from './envelope.ts'
import { recordReceived } from './inbox.ts'
import { processSpan } from './message-spans.ts'
import { conversationOf, transact, type Transacting } from './outbox.ts'
import { markDelivered, redeliver } from './outbox.queries.ts'
import { openRedis } from './connect-redis.ts'
import {
  type MessagingLog,
  openQueues,
  prefixOf,
  queueFrom,
  type RedisOptions,
  sharedQueue,
} from './queue.ts'
import { readQueue } from './read-queue.ts'
import { openReceipts, type Receipts } from './receipts.ts'
import { recordDeadLetter } from './record-dead-letter.ts'
import type { Relay } from './relay.ts'
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

/**
 * Another process takes over the jobs of one that died after some ten seconds, any number of times: the inbox makes that
 * harmless, and a visitor may be waiting.
 */
const stalledJobs = { lockDuration: 5_000, stalledInterval: 5_000, maxStalledCount: 1_000 }

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
 * Handles the jobs in the queues of `me` until closed: one per sender, and the one that senders of the previous release
 * share. A job never fails: its messages are handled or dead letters.
 */
export function receive<Tables extends MessagingTables>(options: Options<Tables>): Inbox {
  const { redis, me, handlers, log, concurrency = 10 } = options
  // The queues share the connections that this service has for messages.
  const permit = pLimit(concurrency)
  const queues = openQueues(redis, me, log)
  const receipts = openReceipts(queues, log)
  const connection = openRedis(redis.url, { maxRetriesPerRequest: null })
  connection.on('error', (err) => log.warn({ err: err.message }, 'the queue is unreachable'))
  const handleJob = openJobHandler(options, receipts, permit)
  const settings = { prefix: prefixOf(redis, me), concurrency, connection, ...stalledJobs }
  const read = (queue: string, sendersOf: () => Promise<Receiver[]>) =>
    readQueue(queue, settings, async (job) => handleJob(job, await sendersOf()))
  const workers = [
    ...receivers.map((sender) => read(queueFrom(sender, me), async () => [sender])),
    read(sharedQueue(me), () => queues.releases.sendersOfSharedQueue(me)),
  ]
  const names = [...new Set(Object.values(handlers).flatMap((ofSender) => Object.keys(ofSender)))]
  const announcing = startAnnouncing({ connection, prefix: prefixOf(redis, me), names, log })
  for (const worker of workers) {
    worker.on('error', (err) => log.warn({ err: err.message }, 'the queue could not be read'))
    worker.on('failed', (job, err) => log.warn({ err: err.message, job: job?.name }, 'a job failed'))
  }
  return {
    async close() {
      // Neither a handler that hangs nor a Redis that is away keeps the process: the messages come again.
      const isAway = connection.status !== 'ready'
      await withTimeout(1_000, announcing.close()).catch(() => {})
      const closing = Promise.all(workers.map((worker) => worker.close(isAway)))
      await withTimeout(isAway ? 1_000 : 10_000, closing).catch(() => {})
      connection.disconnect()
      await receipts.close()
      queues.close()
    },
  }
}

function openJobHandler<Tables extends MessagingTables>(
  { db, handlers, relay = { publish: () => {} }, log }: Options<Tables>,
  receipts: Receipts,
  permit: LimitFunction,
) {
  async function handle(envelope: Envelope): Promise<void> {
    const afterCommit = await handleMessage({ db, relay }, handlers, envelope)
    receipts.add(envelope)
    afterCommit?.()
  }

  /** A message whose rows another process holds, perhaps handling it just now, is only left to its sender's next attempt. */
  async function handleOrBury(envelope: Envelope): Promise<void> {
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

  return async (job: Job, senders: Receiver[]): Promise<void> => {
    if (job.name === receiptsJob) return markDelivered(db, job.data.eventIds, senders)
    if (job.name === redeliverJob) return redeliver(db, job.data, senders)
    for (const envelope of envelopesOf(job)) {
      if (senders.includes(envelope.from)) await permit(() => handleOrBury(envelope))
      // Its sender, if it was one, publishes it again through its own queue.
      else
        log.warn(
          { queue: job.queueName, from: envelope.from, message: envelope.name },
          'a message was refused',
        )
    }
  }
}

// Releases until 23 November 2026 pack up to ten messages that were written together into one job of this name.
// It is read as long as one of them may run beside this release.
const severalJob = 'several'

const envelopesOf = ({ name, data }: Job): Envelope[] =>
  name === severalJob ? (data as { envelopes: Envelope[] }).envelopes : [data as Envelope]

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
