import { type Job, Worker } from 'bullmq'
import { Redis } from 'ioredis'
import { type Kysely, sql } from 'kysely'
import { inSpan, spanIdOf } from '@smm/http-service/trace'
import { openLine } from '@smm/http-service/wait-in-line'
import type { Receiver } from '@smm/contracts/messages'
import {
  type Envelope,
  type MessagingLog,
  offerAgainJob,
  openQueues,
  prefixOf,
  type RedisPlace,
  redisOptions,
  severalJob,
  within,
} from './queue.ts'
import type { MessagingTables } from './tables.ts'
import { type Handlers, type HandlersOfMany, openTakeIn } from './take-in.ts'
import { aboutMessage, traceOf } from './trace-of.ts'

/**
 * What a process took and died over is another's after some ten seconds; a visitor may be waiting for it. It may happen
 * any number of times: the inbox makes a second take harmless, and only a handler that fails buries a message.
 */
const takenOver = { lockDuration: 5_000, stalledInterval: 5_000, maxStalledCount: 1_000 }
const receiptsJob = 'receipts'
const receiptsEveryMs = 250

/** Works on the queue of `me` until closed. */
export function receive<Tables extends MessagingTables>(options: {
  db: Kysely<Tables>
  redis: RedisPlace
  me: Receiver
  handlers: Handlers<Tables>
  handlersOfMany?: HandlersOfMany<Tables>
  log: MessagingLog
  concurrency?: number
}): { close: () => Promise<void> } {
  const { db, redis, me, handlers, handlersOfMany = {}, log } = options
  const receipts = startReceipts(redis, log)
  const { concurrency = 10 } = options
  // However many messages share a job: so many transactions at once, and no more.
  const inLine = openLine(concurrency)
  const takeIn = openTakeIn(db, handlers, handlersOfMany)

  async function take(job: Job): Promise<void> {
    const { eventIds } = job.data as { eventIds: string[] }
    if (job.name === receiptsJob) return void (await markDelivered(db, eventIds))
    if (job.name === offerAgainJob) return offerAgain(db, eventIds)
    const failures: Failure[] = []
    const takeOne = (envelope: Envelope) =>
      inLine(() => takeInSpan(envelope)).catch((err: Error) => void failures.push({ envelope, err }))
    const envelopes = envelopesIn(job)
    await Promise.all(envelopes.map(takeOne))
    if (failures.length === 0) return
    // Only those are tried again that failed: what is taken in is over.
    if (failures.length < envelopes.length)
      await job.updateData({ envelopes: failures.map(({ envelope }) => envelope) })
    throw new NotTaken(failures)
  }

  const takeInSpan = async (envelope: Envelope): Promise<void> => {
    const { eventId, name, payload, correlationId } = envelope
    return inSpan(
      {
        name: `take ${name}`,
        kind: 'consumer',
        traceId: traceOf(eventId, payload),
        parentSpanId: spanIdOf(eventId),
        attributes: aboutMessage(eventId, correlationId),
      },
      () => takeMessage(envelope),
    )
  }

  async function takeMessage(envelope: Envelope): Promise<void> {
    const afterCommit = await takeIn(envelope)
    receipts.add(envelope.from, envelope.eventId)
    afterCommit?.()
  }

  const connection = new Redis({ ...redisOptions(redis.url), maxRetriesPerRequest: null })
  connection.on('error', (err) => log.warn({ err: err.message }, 'the queue is unreachable'))
  const worker = new Worker(me, take, {
    prefix: prefixOf(redis, me),
    concurrency,
    connection,
    ...takenOver,
  })
  worker.on('error', (err) => log.warn({ err: err.message }, 'the queue could not be read'))
  worker.on('failed', (job, err) => {
    if (!job || [receiptsJob, offerAgainJob].includes(job.name)) return
    const isLast = job.attemptsMade >= (job.opts.attempts ?? 1)
    for (const { envelope, err: cause } of failuresOf(job, err)) {
      const { eventId, name: message, correlationId } = envelope
      log.error(
        { err: cause, eventId, message, correlationId, attempt: job.attemptsMade },
        'a message was not taken in',
      )
      if (isLast) void bury(db, envelope, cause, log)
    }
  })

  return {
    async close() {
      // A handler that hangs must not keep the process, nor a goodbye to a Redis that is away: the message comes again.
      const isAway = connection.status !== 'ready'
      await within(isAway ? 1_000 : 10_000, worker.close(isAway)).catch(() => {})
      connection.disconnect()
      await receipts.close()
    },
  }
}

type Failure = { envelope: Envelope; err: Error }

/** Some of the messages of a job; the others are taken in, and taking them once more changes nothing. */
class NotTaken extends Error {
  readonly failures: Failure[]
  constructor(failures: Failure[]) {
    super(failures.map(({ err }) => err.message).join('; '))
    this.failures = failures
  }
}

const envelopesIn = ({ name, data }: Job): Envelope[] =>
  name === severalJob ? (data as { envelopes: Envelope[] }).envelopes : [data as Envelope]

/** A job that ends without an answer of ours has all its messages left. */
const failuresOf = (job: Job, err: Error): Failure[] =>
  err instanceof NotTaken ? err.failures : envelopesIn(job).map((envelope) => ({ envelope, err }))

const markDelivered = <Tables>(db: Kysely<Tables>, eventIds: string[]) =>
  sql`
    UPDATE outbox SET delivered_at = now() WHERE event_id = any(${eventIds}::uuid[]) AND delivered_at IS NULL
  `.execute(db)

// The relay's next look finds it due.
async function offerAgain<Tables extends MessagingTables>(db: Kysely<Tables>, eventIds: string[]) {
  await (db as unknown as Kysely<MessagingTables>)
    .updateTable('outbox')
    .set({ nextAttemptAt: sql<Date>`now()` })
    .where('eventId', 'in', eventIds)
    .where('deliveredAt', 'is', null)
    .execute()
}

async function bury<Tables extends MessagingTables>(
  db: Kysely<Tables>,
  { eventId, name }: Envelope,
  err: Error,
  log: MessagingLog,
) {
  try {
    await sql`
      INSERT INTO dead_letters (event_id, name, error)
      SELECT ${eventId}::uuid, ${name}, ${err.message.slice(0, 500)}
      WHERE NOT EXISTS (SELECT FROM inbox WHERE event_id = ${eventId})
      ON CONFLICT (event_id) DO UPDATE
      SET error = excluded.error, times = dead_letters.times + 1, last_at = now()`.execute(db)
  } catch (error) {
    log.error({ err: error, eventId }, 'a dead letter could not be noted')
  }
}

// Tells senders what has arrived, many at a time. A lost receipt costs one more offer of a message already taken in.
function startReceipts(redis: RedisPlace, log: MessagingLog) {
  const queues = openQueues(redis, log)
  const waiting = new Map<Receiver, string[]>()
  let timer: NodeJS.Timeout | undefined

  async function flush() {
    timer = undefined
    const batches = [...waiting]
    waiting.clear()
    for (const [sender, eventIds] of batches) {
      try {
        await within<unknown>(2_000, queues.of(sender).add(receiptsJob, { eventIds }))
      } catch (err) {
        log.warn({ err: (err as Error).message, sender }, 'receipts were not sent')
      }
    }
  }
  return {
    add(sender: Receiver, eventId: string) {
      waiting.set(sender, [...(waiting.get(sender) ?? []), eventId])
      timer ??= setTimeout(() => void flush(), receiptsEveryMs)
    },
    async close() {
      clearTimeout(timer)
      await flush()
      queues.close()
    },
  }
}
