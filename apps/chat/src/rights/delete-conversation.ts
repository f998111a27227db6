import { type Kysely, sql, type Transaction } from 'kysely'
import type { Tables } from '../tables.ts'

/** Deletes a conversation with its messages, orders and tickets; nothing where it is gone. */
export async function deleteConversation(trx: Transaction<Tables>, conversationId: string): Promise<void> {
  for (const table of ['messages', 'keptMessages', 'chatOrders', 'tickets', 'invitedSessions'] as const)
    await trx.deleteFrom(table).where('conversationId', '=', conversationId).execute()
  await trx.deleteFrom('conversations').where('id', '=', conversationId).execute()
}

/** Remembers that a conversation was deleted for its visitor. */
export const recordForgotten = (trx: Transaction<Tables>, conversationId: string, forgottenAt: Date) =>
  trx
    .insertInto('forgottenConversations')
    .values({ conversationId, forgottenAt })
    .onConflict((conflict) => conflict.doNothing())
    .execute()

/** Deletes again what a restored backup brought back. */
export async function deleteForgotten(db: Kysely<Tables>): Promise<void> {
  const back = await db
    .selectFrom('forgottenConversations')
    .innerJoin('conversations', 'conversations.id', 'forgottenConversations.conversationId')
    .select('conversations.id')
    .execute()
  for (const { id } of back)
    await db.transaction().execute(async (trx) => {
      await sql`SELECT FROM conversations WHERE id = ${id} FOR UPDATE`.execute(trx)
      await deleteConversation(trx, id)
    })
}
