import { type Insertable, sql } from 'kysely'
import { openMicroBatches } from '@smm/database/micro-batches'
import { legal } from '@smm/site/legal'
import type { Db, Tables } from '../tables.ts'

type Access = Insertable<Tables['accessRecords']>
/** Resolves once the access is stored. */
export type RecordAccess = (access: Access) => Promise<void>

/**
 * Keeps who used the chat when: the address, the time, the conversation (Marco Civil da Internet, art. 15). One
 * statement stores all who come while the previous one runs: after a restart everybody comes at once.
 */
export const openAccessRecords = (db: Db): RecordAccess =>
  openMicroBatches<Access, void>(async (accesses) => {
    await db.insertInto('accessRecords').values(accesses).execute()
    return []
  })

const batchSize = 10_000

/** Deletes the records that the law has us keep no longer. */
export async function deleteOldAccesses(db: Db): Promise<void> {
  const { numAffectedRows = 0n } = await sql`
    DELETE FROM access_records WHERE id IN (
      SELECT id FROM access_records WHERE at < now() - make_interval(months => ${sql.lit(legal.accessRecordMonths)})
      ORDER BY at LIMIT ${sql.lit(batchSize)})`.execute(db)
  if (Number(numAffectedRows) === batchSize) await deleteOldAccesses(db)
}
