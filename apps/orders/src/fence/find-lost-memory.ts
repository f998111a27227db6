import { sql } from 'kysely'
import type { Db } from '../tables.ts'

/** Since when sending waits for an operator, because every witness lost its memory; undefined while it does not. */
export async function findLostMemory(db: Db): Promise<Date | undefined> {
  const { at } = await db
    .selectFrom('submissionFence')
    .select(sql<Date | null>`min(memory_lost_at)`.as('at'))
    .executeTakeFirstOrThrow()
  return at ?? undefined
}
