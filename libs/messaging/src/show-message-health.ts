import type { Kysely } from 'kysely'
import type { MessageHealth } from '@smm/contracts/message-health'
import { countDeadLetters, readOutboxAge } from './measure-messages.ts'
import type { Relay } from './relay.ts'
import type { MessagingTables } from './tables.ts'

const listLimit = 50

/** The state of this service's messages; `queue` is null without an answer from Redis. */
export async function showMessageHealth(
  db: Kysely<MessagingTables>,
  relay: Pick<Relay, 'countJobs' | 'isDurable'>,
): Promise<MessageHealth> {
  const [outbox, queue, deadLetters] = await Promise.all([
    readOutbox(db),
    summarizeQueue(relay).catch(() => null),
    readDeadLetters(db),
  ])
  return { outbox, queue, deadLetters }
}

async function readOutbox(db: Kysely<MessagingTables>): Promise<MessageHealth['outbox']> {
  const { count, oldestSeconds } = await readOutboxAge(db)
  const rows = await db
    .selectFrom('outbox')
    .where('deliveredAt', 'is', null)
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

async function summarizeQueue(relay: Pick<Relay, 'countJobs' | 'isDurable'>) {
  const [counts, isDurable] = await Promise.all([relay.countJobs(), relay.isDurable()])
  const { wait: waiting = 0, active = 0, delayed = 0, failed = 0 } = counts
  return { waiting, active, delayed, failed, keepsAll: isDurable }
}

async function readDeadLetters(db: Kysely<MessagingTables>): Promise<MessageHealth['deadLetters']> {
  const count = await countDeadLetters(db)
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
