import type { Kysely } from 'kysely'
import type { ChatAttention } from '@smm/contracts/attention'
import type { Tables } from '../tables.ts'

/** The open tickets, which wait for the staff: their number and the date of the oldest. */
export async function showAttention(db: Kysely<Tables>): Promise<ChatAttention> {
  const { count, since } = await db
    .selectFrom('tickets')
    .select((eb) => [eb.fn.countAll<number>().as('count'), eb.fn.min('createdAt').as('since')])
    .where('status', '=', 'open')
    .executeTakeFirstOrThrow()
  return since ? [{ code: 'TICKETS_OPEN', count, since: since.toISOString() }] : []
}
