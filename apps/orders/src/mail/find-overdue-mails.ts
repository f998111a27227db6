import { sql } from 'kysely'
import type { Db } from '../tables.ts'

const overdueMinutes = 15

/** The mails that wait for our mail server longer than a hiccup lasts; undefined when there are none. */
export async function findOverdueMails(db: Db): Promise<{ count: number; since: string } | undefined> {
  const { count, since } = await db
    .selectFrom('mails')
    .select((eb) => [eb.fn.countAll<number>().as('count'), eb.fn.min('createdAt').as('since')])
    .where('state', '=', 'due')
    .where('tries', '>', 0)
    .where('createdAt', '<', sql<Date>`now() - make_interval(mins => ${overdueMinutes})`)
    .executeTakeFirstOrThrow()
  return count > 0 ? { count, since: since.toISOString() } : undefined
}
