import { type Kysely, sql, type Transaction } from 'kysely'
import type { VisitorTicket } from '@smm/assistant/dialogue'
import { shownTicketId, type TicketReply, type TicketStatus } from '@smm/contracts/tickets'
import type { Tables } from './tables.ts'

export const findTicket = (db: Kysely<Tables>, id: string) =>
  db.selectFrom('tickets').selectAll().where('id', '=', id).executeTakeFirst()

/** Whether the visitor's chat still says which ticket this is: it does not after a reset. */
export async function isTicketNamed(
  trx: Transaction<Tables>,
  { id, conversationId }: { id: string; conversationId: string },
): Promise<boolean> {
  const naming = await trx
    .selectFrom('messages')
    .select('seq')
    .where('conversationId', '=', conversationId)
    .where(sql<boolean>`strpos(content, ${shownTicketId(id)}) > 0`)
    .limit(1)
    .executeTakeFirst()
  return naming !== undefined
}

const remembered = 5

/** The visitor's last tickets as the assistant gets them, newest first. */
export async function listVisitorTickets(
  db: Kysely<Tables>,
  conversationId: string,
): Promise<VisitorTicket[]> {
  const rows = await db
    .selectFrom('tickets')
    .select(['id as ticketId', 'orderId', 'link', 'status', 'createdAt'])
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
    .limit(remembered)
    .execute()
  return rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }))
}

/** Of a description that grows without end the first and the last of it stay, this much of each. */
const longestPart = 20_000

/**
 * More on a ticket that is not settled, which waits for the staff again: what stands in it already is not added a second
 * time.
 */
export const addToTicket = (
  trx: Transaction<Tables>,
  conversationId: string,
  { ticketId, description, link }: { ticketId: string; description: string; link: string | null },
) =>
  trx
    .updateTable('tickets')
    .set({
      description: sql<string>`CASE
        WHEN strpos(description, ${description}) > 0 THEN description
        WHEN length(description) < ${sql.lit(2 * longestPart)} THEN description || E'\n\n' || ${description}
        ELSE left(description, ${sql.lit(longestPart)}) || E'\n\n[…]\n\n' ||
          right(description || E'\n\n' || ${description}, ${sql.lit(longestPart)}) END`,
      link: sql<string | null>`coalesce(link, ${link})`,
      status: sql<TicketStatus>`CASE status WHEN 'in_progress' THEN 'open' ELSE status END`,
    })
    .where('id', '=', ticketId)
    .where('conversationId', '=', conversationId)
    .execute()

export const findReply = (trx: Transaction<Tables>, id: string) =>
  trx.selectFrom('ticketReplies').selectAll().where('id', '=', id).executeTakeFirst()

export const insertReply = (
  trx: Transaction<Tables>,
  reply: Pick<TicketReply, 'id' | 'text' | 'author'> & { ticketId: string },
) => trx.insertInto('ticketReplies').values(reply).returningAll().executeTakeFirstOrThrow()

/** Somebody looks after a ticket that was open. Answers the status that it got, if it got one. */
export async function takeOn(trx: Transaction<Tables>, id: string): Promise<TicketStatus | undefined> {
  const taken = await trx
    .updateTable('tickets')
    .set({ status: 'in_progress' })
    .where('id', '=', id)
    .where('status', '=', 'open')
    .returning('status')
    .executeTakeFirst()
  return taken?.status
}
