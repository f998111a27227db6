import { sql } from 'kysely'
import type { Db, Trx } from '../tables.ts'

/** The tables of a conversation; its rows there are deleted with it. */
export const conversationTables = [
  'messages',
  'keptMessages',
  'staffMessages',
  'chatOrders',
  'tickets',
  'invitedSessions',
  'conversationOrigins',
] as const

/** Deletes conversations with all that belongs to them; nothing where they are gone. */
export async function deleteConversations(trx: Trx, ids: string[]): Promise<void> {
  if (ids.length === 0) return
  for (const table of conversationTables)
    await trx.deleteFrom(table).where('conversationId', 'in', ids).execute()
  await trx.deleteFrom('conversations').where('id', 'in', ids).execute()
}

/** Remembers that a conversation was deleted for its visitor. */
export const recordForgotten = (trx: Trx, conversationId: string, forgottenAt: Date) =>
  trx
    .insertInto('forgottenConversations')
    .values({ conversationId, forgottenAt })
    .onConflict((conflict) => conflict.doNothing())
    .execute()

/** Deletes again what a restored backup brought back. */
export async function deleteForgotten(db: Db): Promise<void> {
  const back = await db
    .selectFrom('forgottenConversations')
    .innerJoin('conversations', 'conversations.id', 'forgottenConversations.conversationId')
    .select('conversations.id')
    .execute()
  for (const { id } of back)
    await db.transaction().execute(async (trx) => {
      await sql`SELECT FROM conversations WHERE id = ${id} FOR UPDATE`.execute(trx)
      await deleteConversations(trx, [id])
    })
}
