import { type Kysely, sql } from 'kysely'
import type { Figure } from '@smm/http-service/observability/serve-metrics'
import type { Receiver } from '@smm/contracts/messages'
import type { Relay } from './relay.ts'
import type { MessagingTables } from './tables.ts'

/** How many messages have no receipt, and the age of the oldest one. */
export const readOutboxAge = (db: Kysely<MessagingTables>) =>
  db
    .selectFrom('outbox')
    .select((eb) => [
      eb.fn.countAll<number>().as('count'),
      sql<number>`coalesce(extract(epoch from now() - min(created_at)), 0)::float8`.as('oldestSeconds'),
    ])
    .where('deliveredAt', 'is', null)
    .executeTakeFirstOrThrow()

export async function countDeadLetters(db: Kysely<MessagingTables>): Promise<number> {
  const { count } = await db
    .selectFrom('deadLetters')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/** The messages without a receipt, and the dead letters. Dashboards know the unconfirmed as `outbox_unpublished`. */
export async function measureMessages(db: Kysely<MessagingTables>): Promise<Figure[]> {
  const outbox = await readOutboxAge(db)
  return [
    {
      name: 'outbox_unpublished',
      help: 'Messages that their receiver has not confirmed.',
      value: outbox.count,
    },
    {
      name: 'outbox_oldest_age_seconds',
      help: 'Age of the oldest message that is not confirmed.',
      value: outbox.oldestSeconds,
    },
    {
      name: 'dead_letters',
      help: 'Messages that could not be handled so far.',
      value: await countDeadLetters(db),
    },
  ]
}

/** The jobs in this service's queue in Redis, and whether Redis keeps them. */
export async function measureQueue(
  queue: Receiver,
  relay: Pick<Relay, 'countJobs' | 'isDurable'>,
): Promise<Figure[]> {
  const [counts, isDurable] = await Promise.all([relay.countJobs(), relay.isDurable()])
  const jobs = Object.entries(counts).map(([state, value]) => ({
    name: 'queue_jobs',
    help: 'Jobs in the queue of this service.',
    value,
    labels: { queue, state },
  }))
  return [
    ...jobs,
    {
      name: 'redis_keeps_all',
      help: '1 when Redis evicts nothing and writes an append-only file.',
      value: Number(isDurable),
    },
  ]
}
