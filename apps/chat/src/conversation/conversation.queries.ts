import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { VisitorOrder, VisitorTicket } from '@smm/assistant/next-turn'
import { listVisitorOrders } from '../orders/chat-orders.queries.ts'
import type { Db, Trx } from '../tables.ts'
import type { Hold } from '../takeover/hold.ts'
import { listVisitorTickets } from '../tickets/tickets.queries.ts'
import type { NewMessage, StoredMessage } from './stored-message.ts'

/** The state that one turn is decided on. */
export type ConversationSnapshot = {
  lastSeq: number
  state: unknown
  /** Sequence number of the message with the given client id, when it is stored already. */
  storedSeq: number | null
  /** Oldest first, the last 20. */
  orders: VisitorOrder[]
  /** Newest first, the last 5. */
  tickets: VisitorTicket[]
  /** The last hold of a member, which may have lapsed. */
  hold: Hold | null
  /** Increases with every change of the offers, the price book or the coupons. */
  catalogueVersion: number
}

const catalogueVersionNow = sql<number>`coalesce(
  (SELECT version + book_version + coupons_version + tiers_version FROM catalogue_copy), 0)`

/** Begins a conversation, whose snapshot is then known: the first turn reads nothing. */
export async function insertConversation(
  db: Db,
  conversation: { id: string; sessionHash: string },
): Promise<ConversationSnapshot> {
  const { catalogueVersion } = await db
    .insertInto('conversations')
    .values(conversation)
    .returning(catalogueVersionNow.as('catalogueVersion'))
    .executeTakeFirstOrThrow()
  return { lastSeq: 0, state: null, storedSeq: null, orders: [], tickets: [], hold: null, catalogueVersion }
}

/** The conversation was deleted while one of its tabs was open. */
export class ConversationGone extends Error {}

export async function readSnapshot(
  db: Db,
  conversationId: string,
  clientId: string | null = null,
): Promise<ConversationSnapshot> {
  const { rows } = await sql<
    Omit<ConversationSnapshot, 'orders' | 'tickets' | 'hold'> & {
      hasOrders: boolean
      hasTickets: boolean
      heldBy: string | null
      heldUntil: Date | null
    }
  >`
    SELECT c.last_seq, c.has_orders, c.state, c.held_by, c.held_until,
      EXISTS (SELECT FROM tickets t WHERE t.conversation_id = c.id) AS has_tickets,
      (SELECT m.seq FROM messages m WHERE m.conversation_id = c.id AND m.client_id = ${clientId}) AS stored_seq,
      ${catalogueVersionNow} AS catalogue_version
    FROM conversations c WHERE c.id = ${conversationId}`.execute(db)
  const [row] = rows
  if (!row) throw new ConversationGone()
  const { hasOrders, hasTickets, heldBy, heldUntil, ...rest } = row
  return {
    ...rest,
    hold: heldBy !== null && heldUntil !== null ? { by: heldBy, until: heldUntil } : null,
    orders: hasOrders ? await listVisitorOrders(db, conversationId) : [],
    tickets: hasTickets ? await listVisitorTickets(db, conversationId) : [],
  }
}

/** Locks the conversation until the transaction ends. Undefined when it does not exist. */
export async function lockLastSeq(trx: Trx, conversationId: string): Promise<number | undefined> {
  const row = await trx
    .selectFrom('conversations')
    .select('lastSeq')
    .where('id', '=', conversationId)
    .forUpdate()
    .executeTakeFirst()
  return row?.lastSeq
}

/** Locks the conversation, then reads its snapshot in a statement of its own, which sees all that is committed. */
export async function lockSnapshot(
  trx: Trx,
  conversationId: string,
  clientId: string,
): Promise<ConversationSnapshot> {
  await lockLastSeq(trx, conversationId)
  return readSnapshot(trx, conversationId, clientId)
}

type Append = {
  lastSeq: number
  messages: NewMessage[]
  /** Replaces the assistant's state, unless undefined. */
  state?: unknown
}

/** An append without a lock: it is none once a message, this `clientId` or another catalogue was stored since the snapshot. */
export type OptimisticAppend = Append & { conversationId: string; catalogueVersion: number; clientId: string }

/** Appends messages to a conversation that this transaction has locked. */
export async function appendMessages(
  trx: Trx,
  conversationId: string,
  append: Append,
): Promise<StoredMessage[]> {
  const [stored] = await appendIfUnchanged(trx, [{ conversationId, ...append }])
  if (!stored) throw new Error('messages were appended without a lock')
  return stored
}

type AnyAppend = Append & { conversationId: string } & Partial<OptimisticAppend>

/**
 * Appends to several conversations in one statement. Undefined, and nothing is written, in the place of one that changed since its
 * snapshot, or that is locked elsewhere: no conversation waits for another one's lock.
 */
export async function appendIfUnchanged(
  db: Db,
  appends: AnyAppend[],
): Promise<Array<StoredMessage[] | undefined>> {
  const stored = appends.map(({ lastSeq, messages }) => assignSeq(lastSeq, messages))
  const changes = appends.map(({ messages, ...change }) => ({
    ...change,
    newSeq: change.lastSeq + messages.length,
  }))
  const ids = appends.map(({ conversationId }) => conversationId)
  const rows = stored.flatMap((messages, at) =>
    messages.map((message) => ({ ...message, conversationId: ids[at] })),
  )
  const { rows: appended } = await sql<{ conversationId: string }>`
    WITH wanted AS (
      SELECT w."conversationId" AS id, w."lastSeq", w."newSeq", w.state, w."catalogueVersion", w."clientId"
      FROM json_to_recordset(${JSON.stringify(changes)}::json) AS w("conversationId" uuid, "lastSeq" integer,
        "newSeq" integer, state jsonb, "catalogueVersion" bigint, "clientId" text)
    ), unlocked AS (
      SELECT id FROM conversations WHERE id = any(${ids}::uuid[]) FOR NO KEY UPDATE SKIP LOCKED
    ), moved AS (
      UPDATE conversations c SET last_seq = w."newSeq", last_seen_at = now(), state = coalesce(w.state, c.state)
      FROM wanted w JOIN unlocked ON unlocked.id = w.id
      WHERE c.id = w.id AND c.last_seq = w."lastSeq"
        AND coalesce(w."catalogueVersion" = ${catalogueVersionNow}, true)
        AND (SELECT count(m.seq) FROM messages m WHERE m.conversation_id = w.id AND m.client_id = w."clientId") = 0
      RETURNING c.id
    )
    INSERT INTO messages (id, conversation_id, seq, kind, content, pix_payment, suggestions, parts, client_id, created_at)
    SELECT m.id, moved.id, m.seq, m.kind, m.content, m."pixPayment", m.suggestions, m.parts, m."clientId", m."createdAt"
    FROM moved JOIN json_to_recordset(${JSON.stringify(rows)}::json) AS m(id uuid, "conversationId" uuid, seq integer,
      kind text, content text, "pixPayment" jsonb, suggestions jsonb, parts jsonb, "clientId" text, "createdAt" timestamptz)
      ON m."conversationId" = moved.id
    RETURNING conversation_id`.execute(db)
  const appendedIds = new Set(appended.map(({ conversationId }) => conversationId))
  return stored.map((messages, at) => (appendedIds.has(ids[at]!) ? messages : undefined))
}

/** Assigns ids and the sequence numbers that follow `lastSeq`. */
function assignSeq(lastSeq: number, messages: NewMessage[]): StoredMessage[] {
  const createdAt = new Date()
  return messages.map((message, index) => ({
    pixPayment: null,
    suggestions: null,
    parts: null,
    clientId: null,
    id: randomUUID(),
    ...message,
    seq: lastSeq + 1 + index,
    createdAt,
  }))
}
