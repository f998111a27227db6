import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Queue } from 'bullmq'
import { type Kysely, sql } from 'kysely'
import { noteSpan, spanIdOf } from '@smm/http-service/trace'
import { type Receiver, receivers } from '@smm/contracts/messages'
import { offeredForSeconds, type Said } from './outbox.ts'
import {
  type Envelope,
  type MessagingLog,
  offerAgainJob,
  openQueues,
  type RedisPlace,
  severalJob,
  within,
} from './queue.ts'
import type { MessagingTables } from './tables.ts'
import { aboutMessage, traceOf } from './trace-of.ts'

export type Relay = {
  /** Sends what is due now, without waiting for the next look. */
  nudge: () => void
  /** Sends what was said at once, after its commit. */
  offer: (said: Said) => void
  /** How many jobs the queue of this service holds in Redis, by their state. */
  countJobs: () => Promise<Record<string, number>>
  keepsAll: () => Promise<boolean>
  /** Asks every sender to offer these again at once, if they are theirs. */
  askAgain: (eventIds: string[]) => Promise<void>
  close: () => Promise<void>
}

type Due = Said & { createdAt: Date; attempts: number }

const batchSize = 100
const lookEveryMs = 1_000
const pruneEveryMs = 60 * 60_000

/**
 * Carries the outbox to the queues until the receiver confirms: a row is offered again after 5 s, then at growing
 * intervals of up to a minute, so that an emptied Redis or a receiver that failed loses nothing. What is offered first at
 * the same moment shares a job; offering what still waits adds it once more at most, for the job's id is the event's then,
 * and is taken in once. Any number of replicas may relay.
 */
export function startRelay<Tables extends MessagingTables>(options: {
  db: Kysely<Tables>
  redis: RedisPlace
  from: Receiver
  log: MessagingLog
}): Relay {
  const { redis, from, log } = options
  const db = options.db as unknown as Kysely<MessagingTables>
  const queues = openQueues(redis, log)
  let closed = false
  let again = false
  let running: Promise<void> | undefined

  const nudge = () => {
    if (closed) return
    if (running) {
      again = true
      return
    }
    running = sendAll().finally(() => {
      running = undefined
      if (again) {
        again = false
        nudge()
      }
    })
  }

  async function sendAll() {
    try {
      let sent = 0
      do {
        const due = await claimDue(db)
        sent = due.length
        await put(due)
      } while (sent === batchSize && !closed)
    } catch (err) {
      log.error({ err }, 'the outbox could not be read')
    }
  }

  const put = (due: Due[]) => Promise.all(receivers.map((receiver) => putInto(receiver, due)))

  async function putInto(receiver: Receiver, due: Due[]) {
    const mine = due.filter((row) => row.receiver === receiver)
    if (mine.length === 0) return
    try {
      await within<unknown>(2_000, addJobs(queues.of(receiver), jobsOf(mine, from)))
      for (const row of mine) noteSaid(row)
    } catch (err) {
      log.warn({ err: (err as Error).message, receiver, messages: mine.length }, 'messages wait for Redis')
      const eventIds = mine.map(({ eventId }) => eventId)
      await postpone(db, eventIds).catch((cause) =>
        log.error({ err: cause }, 'the outbox could not be written'),
      )
    }
  }

  const offered: Due[] = []
  const offering = new Set<Promise<unknown>>()

  // What is said by several at once goes in one piece.
  const offer = (said: Said) => {
    if (offered.push({ ...said, createdAt: new Date(), attempts: 1 }) > 1) return
    const sent = nextTurn()
      .then(() => put(offered.splice(0)))
      .finally(() => offering.delete(sent))
    offering.add(sent)
  }

  const look = setInterval(nudge, lookEveryMs)
  const pruning = setInterval(() => void prune(db, log), pruneEveryMs)
  nudge()
  return {
    nudge,
    offer,
    countJobs: () => within(2_000, queues.of(from).getJobCounts('wait', 'active', 'delayed', 'failed')),
    keepsAll: () => within(2_000, queues.keepsAll()),
    async askAgain(eventIds) {
      const asked = receivers.map((sender) => queues.of(sender).add(offerAgainJob, { eventIds }))
      await within<unknown>(2_000, Promise.all(asked))
    },
    async close() {
      closed = true
      clearInterval(look)
      clearInterval(pruning)
      await Promise.all([running, ...offering])
      queues.close()
    },
  }
}

type NewJob = { name: string; data: unknown; opts?: { jobId: string } }

/** One alone needs no transaction of Redis around it. */
const addJobs = (queue: Queue, jobs: NewJob[]): Promise<unknown> =>
  jobs.length === 1 ? queue.add(jobs[0]!.name, jobs[0]!.data, jobs[0]!.opts) : queue.addBulk(jobs)

/** How many messages share a job: taking one costs Redis more than all that is in it. */
const mostInOneJob = 10

/** What is offered for the first time travels together; what is offered again goes alone, so that it waits only once. */
function jobsOf(due: Due[], from: Receiver): NewJob[] {
  const again = due.filter(({ attempts }) => attempts > 1)
  const first = due.filter(({ attempts }) => attempts === 1)
  return [
    ...again.map((row) => aloneInJob(envelopeOf(row, from))),
    ...firstOffers(first.map((row) => envelopeOf(row, from))),
  ]
}

/** The jobs of messages that are offered for the first time, at the same moment. */
export function firstOffers(envelopes: Envelope[]): NewJob[] {
  const jobs: NewJob[] = []
  for (let at = 0; at < envelopes.length; at += mostInOneJob) {
    const some = envelopes.slice(at, at + mostInOneJob)
    jobs.push(some.length > 1 ? { name: severalJob, data: { envelopes: some } } : aloneInJob(some[0]!))
  }
  return jobs
}

const envelopeOf = ({ eventId, name, correlationId, payload }: Due, from: Receiver): Envelope => ({
  ...{ eventId, from, name, v: 1, correlationId, payload },
})
const aloneInJob = (data: Envelope): NewJob => ({ name: data.name, data, opts: { jobId: data.eventId } })

// Its id is known to the receiver too, from the message's own.
function noteSaid({ attempts, createdAt, eventId, name, payload, receiver, correlationId }: Due) {
  if (attempts > 1) return
  noteSpan({
    name: `say ${name}`,
    kind: 'producer',
    traceId: traceOf(eventId, payload),
    spanId: spanIdOf(eventId),
    attributes: { ...aboutMessage(eventId, correlationId), 'messaging.destination.name': receiver },
    ...{ startedAt: createdAt.getTime(), endedAt: Date.now() },
  })
}

// Replicas claim side by side; a row claimed by one that dies comes due again by itself.
async function claimDue(db: Kysely<MessagingTables>): Promise<Due[]> {
  const { rows } = await sql<Due & { position: number }>`
    UPDATE outbox SET attempts = attempts + 1,
      next_attempt_at = now() + make_interval(secs => least(60, ${sql.lit(offeredForSeconds)} * power(2, least(attempts, 6))))
    WHERE event_id IN (
      SELECT event_id FROM outbox WHERE delivered_at IS NULL AND next_attempt_at <= now()
      ORDER BY next_attempt_at LIMIT ${sql.lit(batchSize)} FOR UPDATE SKIP LOCKED
    )
    RETURNING event_id, position, receiver, name, payload, correlation_id, created_at, attempts`.execute(db)
  return rows.sort((a, b) => a.position - b.position)
}

const postpone = (db: Kysely<MessagingTables>, eventIds: string[]) =>
  db
    .updateTable('outbox')
    .set({ nextAttemptAt: sql<Date>`now() + interval '1 second'` })
    .where('eventId', 'in', eventIds)
    .where('deliveredAt', 'is', null)
    .execute()

async function prune(db: Kysely<MessagingTables>, log: MessagingLog) {
  try {
    await db
      .deleteFrom('outbox')
      .where('deliveredAt', '<', sql<Date>`now() - interval '7 days'`)
      .execute()
    await db
      .deleteFrom('inbox')
      .where('receivedAt', '<', sql<Date>`now() - interval '30 days'`)
      .execute()
  } catch (err) {
    log.error({ err }, 'old messages could not be removed')
  }
}
