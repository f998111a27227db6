import { type Kysely, sql, type Transaction } from 'kysely'
import type { VisitorOrder } from '@smm/assistant/dialogue'
import type { StoredMessage } from './house-frame.ts'
import type { Tables } from './tables.ts'

type Db = Kysely<Tables>
type Trx = Transaction<Tables>

export type LockedConversation = {
  lastSeq: number
  state: unknown
  /** What this visitor's browser calls `clientId` is stored already. */
  isRepeat: boolean
  /** Oldest first, the last 20. */
  orders: VisitorOrder[]
  catalogueVersion: number
}

export const findConversation = (db: Db, sessionHash: string) =>
  db
    .updateTable('conversations')
    .set({ lastSeenAt: sql<Date>`now()` })
    .where('sessionHash', '=', sessionHash)
    .returning(['id', 'lastSeq'])
    .executeTakeFirst()

export const insertConversation = (db: Db, conversation: { id: string; sessionHash: string }) =>
  db.insertInto('conversations').values(conversation).execute()

/**
 * Locks a conversation and reads all that a turn needs. Whoever waits for the lock gets the row as it is now, but
 * everything else as it was before the wait: then it is read again.
 */
export async function lockConversation(
  trx: Trx,
  conversationId: string,
  clientId: string | null = null,
): Promise<LockedConversation | undefined> {
  for (;;) {
    const { rows } = await readForTurn(conversationId, clientId).execute(trx)
    const [found] = rows
    if (!found || found.lastSeq === found.seenSeq) return found
  }
}

const readForTurn = (conversationId: string, clientId: string | null) => sql<
  LockedConversation & { seenSeq: number }
>`
  SELECT c.last_seq, c.state,
    (SELECT s.last_seq FROM conversations s WHERE s.id = c.id) AS seen_seq,
    EXISTS (SELECT FROM messages m WHERE m.conversation_id = c.id AND m.client_id = ${clientId}) AS is_repeat,
    coalesce((SELECT version FROM catalogue_copy), 0) AS catalogue_version,
    (SELECT coalesce(json_agg(json_build_object(
        'orderId', o.order_id, 'platform', o.platform, 'serviceType', o.service_type, 'quantity', o.quantity,
        'link', o.link, 'amountCents', o.amount_cents, 'status', o.status, 'remains', o.remains,
        'pixCode', o.pix_code, 'createdAt', o.created_at,
        'paidAt', o.paid_at, 'completedAt', o.completed_at) ORDER BY o.created_at), '[]')
      FROM (SELECT * FROM chat_orders WHERE conversation_id = c.id ORDER BY created_at DESC LIMIT 20) o) AS orders
  FROM conversations c WHERE c.id = ${conversationId} FOR UPDATE OF c`

/** Appends messages and, unless it is undefined, replaces what the assistant remembers: one statement. */
export async function appendMessages(
  trx: Trx,
  conversationId: string,
  messages: StoredMessage[],
  state?: unknown,
): Promise<void> {
  await sql`
    WITH moved AS (
      UPDATE conversations SET last_seq = ${messages.at(-1)!.seq}, last_seen_at = now(),
        state = coalesce(${state === undefined ? null : JSON.stringify(state)}::jsonb, state)
      WHERE id = ${conversationId}
    )
    INSERT INTO messages (id, conversation_id, seq, kind, content, pix_payment, suggestions, client_id, created_at)
    SELECT m.id, ${conversationId}, m.seq, m.kind, m.content, m."pixPayment", m.suggestions, m."clientId", m."createdAt"
    FROM json_to_recordset(${JSON.stringify(messages)}::json) AS m(id uuid, seq integer, kind text, content text,
      "pixPayment" jsonb, suggestions jsonb, "clientId" text, "createdAt" timestamptz)`.execute(trx)
}

export const wipeMessages = (trx: Trx, conversationId: string) =>
  trx.deleteFrom('messages').where('conversationId', '=', conversationId).execute()

export const listMessagesAfter = (
  db: Db,
  conversationId: string,
  seq: number,
  limit: number,
): Promise<StoredMessage[]> =>
  db
    .selectFrom('messages')
    .select(['id', 'seq', 'kind', 'content', 'pixPayment', 'suggestions', 'clientId', 'createdAt'])
    .where('conversationId', '=', conversationId)
    .where('seq', '>', seq)
    .orderBy('seq')
    .limit(limit)
    .execute()

const shownAtFirst = 100

/** Where a visitor goes on reading: after the message named, or, if there is none such, before the last 100. */
export async function findReadingPlace(
  db: Db,
  conversationId: string,
  after: string | undefined,
): Promise<number> {
  const { rows } = await sql<{ seq: number }>`
    SELECT coalesce(
      (SELECT seq FROM messages WHERE conversation_id = ${conversationId} AND client_id = ${after ?? null}),
      (SELECT seq FROM messages WHERE conversation_id = ${conversationId} AND id = ${uuidIn(after)}),
      (SELECT seq - 1 FROM messages WHERE conversation_id = ${conversationId}
        ORDER BY seq DESC OFFSET ${shownAtFirst - 1} LIMIT 1),
      0) AS seq`.execute(db)
  return rows[0]!.seq
}

const uuidIn = (text: string | undefined) =>
  text !== undefined && /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text) ? text : null

export const listPositions = (db: Db, conversationIds: string[]) =>
  db.selectFrom('conversations').select(['id', 'lastSeq']).where('id', 'in', conversationIds).execute()
