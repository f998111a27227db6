import { type Job, Worker } from 'bullmq'
import { Redis } from 'ioredis'
import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely'
import Compile from 'typebox/compile'
import { compileOnce } from '@smm/database/compile-once'
import { inSpan, spanIdOf } from '@smm/http-service/trace'
import { type Message, type MessageName, messages, type Receiver } from '@smm/contracts/messages'
import {
  type Envelope,
  type MessagingLog,
  offerAgainJob,
  openQueues,
  prefixOf,
  type RedisPlace,
  redisOptions,
  within,
} from './queue.ts'
import type { MessagingTables } from './tables.ts'
import { aboutMessage, traceOf } from './trace-of.ts'

export type Origin = { eventId: string; from: Receiver; correlationId: string | null }

/**
 * Takes one message in, inside the transaction that also notes it in the inbox: both are kept or neither, so it is done
 * once however often it arrives. No network in here; what has to be said or done outside is returned as a function and
 * run after the commit. That function is only a shortcut: it may be lost, and a later look at the rows must find the work.
 */
export type Handler<Tables, Name extends MessageName> = (
  trx: Transaction<Tables>,
  message: Message<Name>,
  origin: Origin,
) => Promise<void | (() => void)>

export type Handlers<Tables> = { [Name in MessageName]?: Handler<Tables, Name> }

/**
 * What a process took and died over is another's after some ten seconds; a visitor may be waiting for it. It may happen
 * any number of times: the inbox makes a second take harmless, and only a handler that fails buries a message.
 */
const takenOver = { lockDuration: 5_000, stalledInterval: 5_000, maxStalledCount: 1_000 }
const receiptsJob = 'receipts'
const receiptsEveryMs = 250

const checks = new Map(Object.entries(messages).map(([name, schema]) => [name, Compile(schema)]))

/** Messages with the same word are taken in one after the other, by whatever replica. */
export type OneByOne = { [Name in MessageName]?: (message: Message<Name>) => string }

/** Works on the queue of `me` until closed. */
export function receive<Tables extends MessagingTables>(options: {
  db: Kysely<Tables>
  redis: RedisPlace
  me: Receiver
  handlers: Handlers<Tables>
  oneByOne?: OneByOne
  log: MessagingLog
  concurrency?: number
}): { close: () => Promise<void> } {
  const { db, redis, me, handlers, oneByOne = {}, log } = options
  const receipts = startReceipts(redis, log)

  async function take(job: Job): Promise<void> {
    const { eventIds } = job.data as { eventIds: string[] }
    if (job.name === receiptsJob) return void (await markDelivered(db, eventIds))
    if (job.name === offerAgainJob) return offerAgain(db, eventIds)
    const envelope = job.data as Envelope
    const { eventId, name, payload, correlationId } = envelope
    await inSpan(
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
    const { eventId, from, correlationId } = envelope
    const handler = handlers[envelope.name] as Handler<Tables, MessageName> | undefined
    if (!handler) throw new Error(`${me} does not know the message ${envelope.name}`)
    if (!checks.get(envelope.name)?.Check(envelope.payload))
      throw new Error(`${envelope.name} has another shape`)
    const wordOf = oneByOne[envelope.name] as ((message: Message) => string) | undefined
    const word = wordOf?.(envelope.payload as Message)
    const afterCommit = await db.transaction().execute(async (trx) => {
      if (!(await noteInInbox(trx, { eventId, name: envelope.name, word }))) return undefined
      return handler(trx, envelope.payload as Message, { eventId, from, correlationId })
    })
    receipts.add(from, eventId)
    afterCommit?.()
  }

  const connection = new Redis({ ...redisOptions(redis.url), maxRetriesPerRequest: null })
  connection.on('error', (err) => log.warn({ err: err.message }, 'the queue is unreachable'))
  const worker = new Worker(me, take, {
    prefix: prefixOf(redis, me),
    concurrency: options.concurrency ?? 10,
    connection,
    ...takenOver,
  })
  worker.on('error', (err) => log.warn({ err: err.message }, 'the queue could not be read'))
  worker.on('failed', (job, err) => {
    if (!job || [receiptsJob, offerAgainJob].includes(job.name)) return
    log.error(
      {
        err,
        eventId: job.id,
        message: job.name,
        correlationId: job.data.correlationId,
        attempt: job.attemptsMade,
      },
      'a message was not taken in',
    )
    if (job.attemptsMade >= (job.opts.attempts ?? 1)) void bury(db, job, err, log)
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

type Noted = { eventId: string; name: string; word?: string | undefined }

const noteAs = (lock: (noted: Noted) => RawBuilder<unknown>) =>
  compileOnce<Noted>(
    (noted) => sql`
      WITH noted AS (
        INSERT INTO inbox (event_id, name) VALUES (${noted.eventId}, ${noted.name})
        ON CONFLICT DO NOTHING RETURNING event_id
      ), risen AS (
        DELETE FROM dead_letters WHERE event_id IN (SELECT event_id FROM noted)
      )
      SELECT event_id ${lock(noted)} FROM noted`,
  )
const note = noteAs(() => sql``)
const noteAlone = noteAs(({ word }) => sql`, pg_advisory_xact_lock(hashtextextended(${word}, 0))`)

/** With a word, waits for whoever takes in another message with it: what is looked at afterwards, he has left so. */
async function noteInInbox<Tables>(trx: Transaction<Tables>, noted: Noted): Promise<boolean> {
  const rows = await (noted.word === undefined ? note : noteAlone)(trx, noted)
  return rows.length > 0
}

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
  job: Job,
  err: Error,
  log: MessagingLog,
) {
  const { eventId, name } = job.data as Envelope
  try {
    await (db as unknown as Kysely<MessagingTables>)
      .insertInto('deadLetters')
      .values({ eventId, name, error: err.message.slice(0, 500) })
      .onConflict((conflict) =>
        conflict.column('eventId').doUpdateSet((eb) => ({
          error: err.message.slice(0, 500),
          times: eb('deadLetters.times', '+', 1),
          lastAt: sql<Date>`now()`,
        })),
      )
      .execute()
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
