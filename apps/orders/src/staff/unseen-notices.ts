import { sql } from 'kysely'
import type { AccessNotice } from '@smm/contracts/staff'
import type { Db } from '../tables.ts'
import { findAccount } from './find-account.ts'

/** More than this nobody reads; the rest follows once these were seen. */
const maxShown = 20

/** The changes of a member's access, and for an owner of everybody's, that they have not seen; oldest first. */
export async function unseenNotices(db: Db, accountId: string): Promise<AccessNotice[]> {
  const notices = await db
    .selectFrom('staffNotices')
    .select(['id', 'at', 'actor', 'action', 'details'])
    .where('accountId', '=', accountId)
    .where('seenAt', 'is', null)
    .orderBy('id')
    .limit(maxShown)
    .execute()
  return notices.map(({ id, at, details, ...rest }) => ({
    ...rest,
    ...details,
    id: Number(id),
    at: at.toISOString(),
  }))
}

/** Those up to the newest that was shown: one that came meanwhile stays. */
export async function markNoticesSeen(db: Db, username: string, upTo: number): Promise<void> {
  const { id } = await findAccount(db, username)
  await db
    .updateTable('staffNotices')
    .set({ seenAt: sql<Date>`now()` })
    .where('accountId', '=', id)
    .where('id', '<=', upTo)
    .where('seenAt', 'is', null)
    .execute()
}
