import { type Kysely, sql } from 'kysely'
import type { Figure } from '@smm/http-service/observability/serve-metrics'
import type { Receiver } from '@smm/contracts/messages'
import type { Relay } from './relay.ts'
import type { MessagingTables } from './tables.ts'

/** The messages without a receipt, and the dead letters. */
export async function measureMessages(db: Kysely<MessagingTables>): Promise<Figure[]> {
  const outbox = await db
    .selectFrom('outbox')
    .select((eb) => [
      eb.fn.countAll<number>().as('unpublished'),
      sql<number>`coalesce(extract(epoch from now() - min(created_at)), 0)::float8`.as('oldest'),
    ])
    .where('deliveredAt', 'is', null)
    .executeTakeFirstOrThrow()
  const dead = await db
    .selectFrom('deadLetters')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return [
    {
      name: 'outbox_unpublished',
      help: 'Messages that their receiver has not confirmed.',
      value: outbox.unpublished,
    },
    {
      name: 'outbox_oldest_age_seconds',
      help: 'Age of the oldest message that is not confirmed.',
      value: outbox.oldest,
    },
    { name: 'dead_letters', help: 'Messages that could not be handled so far.', value: dead.count },
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
