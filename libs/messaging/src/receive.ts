import { type Job, Worker } from 'bullmq'
import { Redis } from 'ioredis'
import type { Kysely } from 'kysely'
import { inSpan } from '@smm/http-service/trace'
import { withTimeout } from '@smm/http-service/with-timeout'
import type { Receiver } from '@smm/contracts/messages'
import { startAnnouncing } from './announcements.ts'
import { recordDeadLetter } from './dead-letters.ts'
import { type Envelope, envelopesOf, receiptsJob, redeliverJob } from './envelope.ts'
import { handleMessage, type Handlers } from './handle-message.ts'
import { processSpan } from './message-spans.ts'
import { markDelivered, redeliver } from './outbox.queries.ts'
import { type MessagingLog, prefixOf, type RedisOptions, redisOptions } from './queue.ts'
import { openReceipts, type Receipts } from './receipts.ts'
import type { Relay } from './relay.ts'
import type { MessagingTables } from './tables.ts'

/**
 * Another process takes over the jobs of one that died after some ten seconds, any number of times: the inbox makes that
 * harmless, and a visitor may be waiting.
 */
const stalledJobs = { lockDuration: 5_000, stalledInterval: 5_000, maxStalledCount: 1_000 }

type Options<Tables> = {
  db: Kysely<Tables>
  redis: RedisOptions
  me: Receiver
  handlers: Handlers<Tables>
  /** Publishes the messages that handlers enqueue, after their commit; needed only when one does. */
  relay?: Pick<Relay, 'publish'>
  log: MessagingLog
  /** Messages handled at once; each takes one database connection. */
  concurrency?: number
}

export type Inbox = { close: () => Promise<void> }

/** Handles the jobs in the queue of `me` until closed. A job never fails: its messages are handled or dead letters. */
export function receive<Tables extends MessagingTables>(options: Options<Tables>): Inbox {
  const { redis, me, handlers, log, concurrency = 10 } = options
  const receipts = openReceipts(redis, log)
  const connection = new Redis({ ...redisOptions(redis.url), maxRetriesPerRequest: null })
  connection.on('error', (err) => log.warn({ err: err.message }, 'the queue is unreachable'))
  const worker = new Worker(me, openJobHandler(options, receipts), {
    prefix: prefixOf(redis, me),
    concurrency,
    connection,
    ...stalledJobs,
  })
  const names = Object.keys(handlers)
  const announcing = startAnnouncing({ connection, prefix: prefixOf(redis, me), names, log })
  worker.on('error', (err) => log.warn({ err: err.message }, 'the queue could not be read'))
  worker.on('failed', (job, err) => log.warn({ err: err.message, job: job?.name }, 'a job failed'))
  return {
    async close() {
      // Neither a handler that hangs nor a Redis that is away keeps the process: the messages come again.
      const isAway = connection.status !== 'ready'
      await withTimeout(1_000, announcing.close()).catch(() => {})
      await withTimeout(isAway ? 1_000 : 10_000, worker.close(isAway)).catch(() => {})
      connection.disconnect()
      await receipts.close()
    },
  }
}

function openJobHandler<Tables extends MessagingTables>(options: Options<Tables>, receipts: Receipts) {
  const { db, handlers, relay = { publish: () => {} }, log } = options

  async function handle(envelope: Envelope): Promise<void> {
    const afterCommit = await handleMessage({ db, relay }, handlers, envelope)
    receipts.add(envelope)
    afterCommit?.()
  }

  async function handleOrBury(envelope: Envelope): Promise<void> {
    try {
      await inSpan(processSpan(envelope), () => handle(envelope))
    } catch (err) {
      const { eventId, name: message, correlationId } = envelope
      log.error({ err, eventId, message, correlationId }, 'a message could not be handled')
      await recordDeadLetter(db, envelope, err as Error).catch((cause) =>
        log.error({ err: cause, eventId }, 'a dead letter could not be recorded'),
      )
    }
  }

  return async (job: Job): Promise<void> => {
    if (job.name === receiptsJob) return markDelivered(db, job.data.eventIds)
    if (job.name === redeliverJob) return redeliver(db, job.data)
    for (const envelope of envelopesOf(job)) await handleOrBury(envelope)
  }
}
