import { type Kysely, sql } from 'kysely'
import type { Operation } from '@smm/contracts/operation'
import type { Relay } from './relay.ts'
import type { MessagingTables } from './tables.ts'

const listLimit = 50

/** The state of this service's messages; `queue` is null without an answer from Redis. */
export async function showOperation(
  db: Kysely<MessagingTables>,
  relay: Pick<Relay, 'countJobs' | 'isDurable'>,
): Promise<Operation> {
  const [outbox, queue, deadLetters] = await Promise.all([
    readOutbox(db),
    readQueue(relay).catch(() => null),
    readDeadLetters(db),
  ])
  return { outbox, queue, deadLetters }
}

async function readOutbox(db: Kysely<MessagingTables>): Promise<Operation['outbox']> {
  const waiting = db.selectFrom('outbox').where('deliveredAt', 'is', null)
  const { count, oldestSeconds } = await waiting
    .select((eb) => [
      eb.fn.countAll<number>().as('count'),
      sql<number>`coalesce(extract(epoch from now() - min(created_at)), 0)::float8`.as('oldestSeconds'),
    ])
    .executeTakeFirstOrThrow()
  const rows = await waiting
    .select(['eventId', 'name', 'receiver', 'attempts', 'createdAt', 'nextAttemptAt', 'correlationId'])
    .orderBy('createdAt')
    .limit(listLimit)
    .execute()
  const messages = rows.map(({ eventId, createdAt, nextAttemptAt, ...row }) => ({
    ...row,
    id: eventId,
    saidAt: createdAt.toISOString(),
    nextAt: nextAttemptAt.toISOString(),
  }))
  return { count, oldestSeconds, messages }
}

async function readQueue(relay: Pick<Relay, 'countJobs' | 'isDurable'>) {
  const [counts, isDurable] = await Promise.all([relay.countJobs(), relay.isDurable()])
  const { wait: waiting = 0, active = 0, delayed = 0, failed = 0 } = counts
  return { waiting, active, delayed, failed, keepsAll: isDurable }
}

async function readDeadLetters(db: Kysely<MessagingTables>): Promise<Operation['deadLetters']> {
  const { count } = await db
    .selectFrom('deadLetters')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  const rows = await db
    .selectFrom('deadLetters')
    .selectAll()
    .orderBy('lastAt', 'desc')
    .limit(listLimit)
    .execute()
  const messages = rows.map(({ eventId, error, firstAt, lastAt, ...row }) => ({
    ...row,
    id: eventId,
    reason: error,
    firstAt: firstAt.toISOString(),
    lastAt: lastAt.toISOString(),
  }))
  return { count, messages }
}
