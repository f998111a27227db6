import { sql } from 'kysely'
import type { VisitorTicket } from '@smm/assistant/next-turn'
import { shownTicketId, type TicketReply, type TicketStatus } from '@smm/contracts/tickets'
import type { Db, Trx } from '../tables.ts'

export const findTicket = (db: Db, id: string) =>
  db.selectFrom('tickets').selectAll().where('id', '=', id).executeTakeFirst()

/** Whether a message of the conversation mentions the ticket's number; none does after a reset. */
export async function isTicketMentioned(
  trx: Trx,
  { id, conversationId }: { id: string; conversationId: string },
): Promise<boolean> {
  const mention = await trx
    .selectFrom('messages')
    .select('seq')
    .where('conversationId', '=', conversationId)
    .where(sql<boolean>`strpos(content, ${shownTicketId(id)}) > 0`)
    .limit(1)
    .executeTakeFirst()
  return mention !== undefined
}

/** The conversation's tickets that the staff has not resolved, newest first. */
export const listOpenTickets = (trx: Trx, conversationId: string) =>
  trx
    .selectFrom('tickets')
    .select(['id', 'orderId', 'kind'])
    .where('conversationId', '=', conversationId)
    .where('status', 'in', ['open', 'in_progress'])
    .orderBy('createdAt', 'desc')
    .execute()

const maxTickets = 5

/** The visitor's last tickets for the assistant, newest first. */
export async function listVisitorTickets(db: Db, conversationId: string): Promise<VisitorTicket[]> {
  const rows = await db
    .selectFrom('tickets')
    .select(['id as ticketId', 'orderId', 'link', 'status', 'kind', 'dueAt', 'createdAt'])
    .select((eb) =>
      eb
        .selectFrom('ticketReplies')
        .select('text')
        .whereRef('ticketId', '=', 'tickets.id')
        .orderBy('ticketReplies.createdAt', 'desc')
        .limit(1)
        .as('lastReply'),
    )
    .where('conversationId', '=', conversationId)
    .orderBy('createdAt', 'desc')
    .limit(maxTickets)
    .execute()
  return rows.map((row) => ({
    ...row,
    createdAt: row.createdAt.toISOString(),
    dueAt: row.dueAt?.toISOString() ?? null,
  }))
}

/** A longer description keeps its first and its last part, each of this many characters. */
const maxPartLength = 20_000

/** Appends to a ticket's description, unless it contains the text already, and reopens a ticket in progress. */
export const appendToTicket = (
  trx: Trx,
  conversationId: string,
  { ticketId, description, link }: { ticketId: string; description: string; link: string | null },
) =>
  trx
    .updateTable('tickets')
    .set({
      description: sql<string>`CASE
        WHEN strpos(description, ${description}) > 0 THEN description
        WHEN length(description) < ${sql.lit(2 * maxPartLength)} THEN description || E'\n\n' || ${description}
        ELSE left(description, ${sql.lit(maxPartLength)}) || E'\n\n[…]\n\n' ||
          right(description || E'\n\n' || ${description}, ${sql.lit(maxPartLength)}) END`,
      link: sql<string | null>`coalesce(link, ${link})`,
      status: sql<TicketStatus>`CASE status WHEN 'in_progress' THEN 'open' ELSE status END`,
      waitingSince: sql<Date>`CASE status WHEN 'in_progress' THEN now() ELSE waiting_since END`,
    })
    .where('id', '=', ticketId)
    .where('conversationId', '=', conversationId)
    .execute()

/** Resolves a ticket that its visitor takes back. */
export const withdrawTicket = (trx: Trx, conversationId: string, ticketId: string) =>
  trx
    .updateTable('tickets')
    .set({
      status: 'resolved',
      description: sql<string>`description || E'\n\nRetirado pelo visitante.'`,
    })
    .where('id', '=', ticketId)
    .where('conversationId', '=', conversationId)
    .where('status', 'in', ['open', 'in_progress'])
    .execute()

export const findReply = (trx: Trx, id: string) =>
  trx.selectFrom('ticketReplies').selectAll().where('id', '=', id).executeTakeFirst()

export const insertReply = (
  trx: Trx,
  reply: Pick<TicketReply, 'id' | 'text' | 'author'> & { ticketId: string },
) => trx.insertInto('ticketReplies').values(reply).returningAll().executeTakeFirstOrThrow()

export const takeIfFree = (trx: Trx, id: string, assignee: string) =>
  trx.updateTable('tickets').set({ assignee }).where('id', '=', id).where('assignee', 'is', null).execute()

/** Moves an open ticket to `in_progress`. Returns its new status, or undefined when it was not open. */
export async function startProgress(trx: Trx, id: string): Promise<TicketStatus | undefined> {
  const moved = await trx
    .updateTable('tickets')
    .set({ status: 'in_progress' })
    .where('id', '=', id)
    .where('status', '=', 'open')
    .returning('status')
    .executeTakeFirst()
  return moved?.status
}
