import { type Kysely, sql, type Transaction } from 'kysely'
import type { VisitorOrder, VisitorTicket } from '@smm/assistant/dialogue'
import { listVisitorOrders } from './chat-orders.queries.ts'
import type { StoredMessage } from './house-frame.ts'
import type { Tables } from './tables.ts'
import { listVisitorTickets } from './tickets.queries.ts'

export type Db = Kysely<Tables>

export type ConversationNow = {
  lastSeq: number
  state: unknown
  /** The number of what this visitor's browser calls `clientId`, when it is stored already. */
  storedSeq: number | null
  /** Oldest first, the last 20. */
  orders: VisitorOrder[]
  /** Newest first, the last 5. */
  tickets: VisitorTicket[]
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

/** All that a turn needs to know. */
export async function readConversation(
  db: Db,
  conversationId: string,
  clientId: string | null = null,
): Promise<ConversationNow> {
  const { rows } = await sql<
    Omit<ConversationNow, 'orders' | 'tickets'> & { hasOrders: boolean; hasTickets: boolean }
  >`
    SELECT c.last_seq, c.has_orders, c.state,
      EXISTS (SELECT FROM tickets t WHERE t.conversation_id = c.id) AS has_tickets,
      (SELECT m.seq FROM messages m WHERE m.conversation_id = c.id AND m.client_id = ${clientId}) AS stored_seq,
      coalesce((SELECT version FROM catalogue_copy), 0) AS catalogue_version
    FROM conversations c WHERE c.id = ${conversationId}`.execute(db)
  const [now] = rows
  if (!now) throw new Error('this conversation is gone')
  const { hasOrders, hasTickets, ...rest } = now
  return {
    ...rest,
    orders: hasOrders ? await listVisitorOrders(db, conversationId) : [],
    tickets: hasTickets ? await listVisitorTickets(db, conversationId) : [],
  }
}

/** The same, and nobody else says anything in it until the transaction ends. */
export async function lockConversation(
  trx: Transaction<Tables>,
  conversationId: string,
  clientId: string | null = null,
): Promise<ConversationNow> {
  await sql`SELECT FROM conversations WHERE id = ${conversationId} FOR UPDATE`.execute(trx)
  return readConversation(trx, conversationId, clientId)
}

/** What a turn was thought with, beside the newest message: its own words are new, and the offers are these. */
export type Thought = { clientId: string; catalogueVersion: number }

/**
 * Appends messages and, unless it is undefined, replaces what the assistant remembers: one statement. False, and nothing
 * is done, when their numbers no longer follow the newest message, or when `thought` does not hold any more.
 */
export async function appendMessages(
  db: Db,
  conversationId: string,
  messages: StoredMessage[],
  state?: unknown,
  thought?: Thought,
): Promise<boolean> {
  const stillHolds = thought
    ? sql`AND coalesce((SELECT version FROM catalogue_copy), 0) = ${thought.catalogueVersion} AND NOT EXISTS (
        SELECT FROM messages WHERE conversation_id = ${conversationId} AND client_id = ${thought.clientId})`
    : sql``
  const { numAffectedRows } = await sql`
    WITH moved AS (
      UPDATE conversations SET last_seq = ${messages.at(-1)!.seq}, last_seen_at = now(),
        state = coalesce(${state === undefined ? null : JSON.stringify(state)}::jsonb, state)
      WHERE id = ${conversationId} AND last_seq = ${messages[0]!.seq - 1} ${stillHolds}
      RETURNING id
    )
    INSERT INTO messages (id, conversation_id, seq, kind, content, pix_payment, suggestions, client_id, created_at)
    SELECT m.id, moved.id, m.seq, m.kind, m.content, m."pixPayment", m.suggestions, m."clientId", m."createdAt"
    FROM moved, json_to_recordset(${JSON.stringify(messages)}::json) AS m(id uuid, seq integer, kind text, content text,
      "pixPayment" jsonb, suggestions jsonb, "clientId" text, "createdAt" timestamptz)`.execute(db)
  return numAffectedRows !== 0n
}

/** For the visitor they are gone. The staff keeps those that an order came from that was paid, or may be. */
export const wipeMessages = (trx: Transaction<Tables>, conversationId: string) =>
  sql`
    WITH wiped AS (DELETE FROM messages WHERE conversation_id = ${conversationId} RETURNING *)
    INSERT INTO kept_messages (id, conversation_id, seq, kind, content, pix_payment, created_at)
    SELECT id, conversation_id, seq, kind, content, pix_payment, created_at FROM wiped
    WHERE EXISTS (
      SELECT FROM chat_orders o WHERE o.conversation_id = ${conversationId}
        AND (o.paid_at IS NOT NULL OR o.review_reason IS NOT NULL OR o.status IN ('requested', 'pending'))
    )`.execute(trx)

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
