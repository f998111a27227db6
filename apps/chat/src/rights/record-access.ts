import { type Insertable, type Kysely, sql } from 'kysely'
import { legal } from '@smm/site/legal'
import type { Tables } from '../tables.ts'

/** Keeps who used the chat when: the address, the time, the conversation (Marco Civil da Internet, art. 15). */
export const recordAccess = (db: Kysely<Tables>, access: Insertable<Tables['accessRecords']>) =>
  db.insertInto('accessRecords').values(access).execute()

const batchSize = 10_000

/** Deletes the records that the law has us keep no longer. */
export async function deleteOldAccesses(db: Kysely<Tables>): Promise<void> {
  const { numAffectedRows = 0n } = await sql`
    DELETE FROM access_records WHERE id IN (
      SELECT id FROM access_records WHERE at < now() - make_interval(months => ${sql.lit(legal.accessRecordMonths)})
      ORDER BY at LIMIT ${sql.lit(batchSize)})`.execute(db)
  if (Number(numAffectedRows) === batchSize) await deleteOldAccesses(db)
}
