import { sql } from 'kysely'
import type { StoredMessage } from '../conversation/stored-message.ts'
import type { Db } from '../tables.ts'

export const listMessagesAfter = (
  db: Db,
  conversationId: string,
  seq: number,
  limit: number,
): Promise<StoredMessage[]> =>
  db
    .selectFrom('messages')
    .select(['id', 'seq', 'kind', 'content', 'pixPayment', 'suggestions', 'parts', 'clientId', 'createdAt'])
    .where('conversationId', '=', conversationId)
    .where('seq', '>', seq)
    .orderBy('seq')
    .limit(limit)
    .execute()

const initialMessages = 100

/** Sequence number to resume after: that of the message `after` (its id or client id), or of the one before the last 100. */
export async function findResumeSeq(
  db: Db,
  conversationId: string,
  after: string | undefined,
): Promise<number> {
  const { rows } = await sql<{ seq: number }>`
    SELECT coalesce(
      (SELECT seq FROM messages WHERE conversation_id = ${conversationId} AND client_id = ${after ?? null}),
      (SELECT seq FROM messages WHERE conversation_id = ${conversationId} AND id = ${uuidOrNull(after)}),
      (SELECT seq - 1 FROM messages WHERE conversation_id = ${conversationId}
        ORDER BY seq DESC OFFSET ${initialMessages - 1} LIMIT 1),
      0) AS seq`.execute(db)
  return rows[0]?.seq ?? 0
}

const uuidOrNull = (text: string | undefined) =>
  text !== undefined && /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text) ? text : null

export const listLastSeqs = (db: Db, conversationIds: string[]) =>
  db.selectFrom('conversations').select(['id', 'lastSeq']).where('id', 'in', conversationIds).execute()
