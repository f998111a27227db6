import type { Kysely } from 'kysely'
import type { CannedReply } from '@smm/contracts/conversations/canned-replies'
import type { Tables } from '../tables.ts'

/** By title. */
export const listCannedReplies = (db: Kysely<Tables>): Promise<CannedReply[]> =>
  db.selectFrom('cannedReplies').select(['id', 'title', 'text']).orderBy('title').orderBy('id').execute()
