import { type Kysely, sql } from 'kysely'
import type { Figure } from '@smm/http-service/serve-metrics'
import type { Receiver } from '@smm/contracts/messages'
import type { Relay } from './relay.ts'
import type { MessagingTables } from './tables.ts'

/** What this service has said and nobody confirmed yet, and what could not be taken in. */
export async function measureMessages<Tables extends MessagingTables>(
  options: Kysely<Tables>,
): Promise<Figure[]> {
  const db = options as unknown as Kysely<MessagingTables>
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
    { name: 'dead_letters', help: 'Messages that could not be taken in so far.', value: dead.count },
  ]
}

/** What lies in this service's queue in Redis, and whether it is safe there. */
export async function measureQueue(
  queue: Receiver,
  relay: Pick<Relay, 'countJobs' | 'keepsAll'>,
): Promise<Figure[]> {
  const [counts, keepsAll] = await Promise.all([relay.countJobs(), relay.keepsAll()])
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
      value: Number(keepsAll),
    },
  ]
}
