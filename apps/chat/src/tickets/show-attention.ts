import { sql } from 'kysely'
import type { ChatAttention } from '@smm/contracts/attention'
import type { Db } from '../tables.ts'

/** Counts open tickets since the oldest, and requests about personal data until the first deadline. */
export async function showAttention(db: Db): Promise<ChatAttention> {
  const [open, requests] = await Promise.all([countOpen(db), countDataRequests(db)])
  return [
    ...(open.since
      ? [{ code: 'TICKETS_OPEN', count: open.count, since: open.since.toISOString() } as const]
      : []),
    ...(requests.until
      ? [{ code: 'DATA_REQUESTS', count: requests.count, until: requests.until.toISOString() } as const]
      : []),
  ]
}

const countOpen = (db: Db) =>
  db
    .selectFrom('tickets')
    .select((eb) => [eb.fn.countAll<number>().as('count'), eb.fn.min('createdAt').as('since')])
    .where('status', '=', 'open')
    .where('kind', '=', sql.lit('support'))
    .executeTakeFirstOrThrow()

const countDataRequests = (db: Db) =>
  db
    .selectFrom('tickets')
    .select((eb) => [eb.fn.countAll<number>().as('count'), eb.fn.min('dueAt').as('until')])
    .where('dueAt', 'is not', null)
    .where('status', 'in', ['open', 'in_progress'])
    .executeTakeFirstOrThrow()
