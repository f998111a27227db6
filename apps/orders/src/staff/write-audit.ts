import type { Trx } from '../tables.ts'

/** What a member of the staff did, for ever. */
export async function writeAudit(trx: Trx, actor: string, action: string, details: object): Promise<void> {
  await trx
    .insertInto('auditLog')
    .values({ actor, action, details: JSON.stringify(details) })
    .execute()
}
