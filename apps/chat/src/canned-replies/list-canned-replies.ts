import type { CannedReply } from '@smm/contracts/conversations/canned-replies'
import type { Db } from '../tables.ts'

/** By title. */
export const listCannedReplies = (db: Db): Promise<CannedReply[]> =>
  db.selectFrom('cannedReplies').select(['id', 'title', 'text']).orderBy('title').orderBy('id').execute()
