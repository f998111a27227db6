import { sql } from 'kysely'
import { emptyDialogue } from '@smm/assistant/dialogue/state'
import { storeDialogue } from '@smm/assistant/dialogue/stored-dialogue'
import { chatResetText } from '@smm/assistant/replies/news/conversation-news'
import type { Deps } from '../deps.ts'
import type { Trx } from '../tables.ts'
import { appendMessages, lockSnapshot } from './conversation.queries.ts'
import type { StoredMessage } from './stored-message.ts'

/**
 * Deletes the conversation's messages and resets the assistant's state; orders and tickets stay. Returns the
 * confirmation, the only message left, or nothing for a repeated reset.
 */
export const resetChat = (
  { db }: Pick<Deps, 'db'>,
  conversationId: string,
  clientId: string,
): Promise<StoredMessage[]> =>
  db.transaction().execute(async (trx) => {
    const { lastSeq, storedSeq } = await lockSnapshot(trx, conversationId, clientId)
    if (storedSeq !== null) return []
    await wipeMessages(trx, conversationId)
    return appendMessages(trx, conversationId, {
      lastSeq,
      messages: [{ kind: 'chat_reset_confirmed', content: chatResetText(), clientId }],
      state: storeDialogue(emptyDialogue),
    })
  })

// Messages behind an order that was or may be paid move to kept_messages: the staff still reads them.
const wipeMessages = (trx: Trx, conversationId: string) =>
  sql`
    WITH wiped AS (DELETE FROM messages WHERE conversation_id = ${conversationId} RETURNING *)
    INSERT INTO kept_messages (id, conversation_id, seq, kind, content, pix_payment, created_at)
    SELECT id, conversation_id, seq, kind, content, pix_payment, created_at FROM wiped
    WHERE EXISTS (
      SELECT FROM chat_orders o WHERE o.conversation_id = ${conversationId}
        AND (o.paid_at IS NOT NULL OR o.review_reason IS NOT NULL OR o.status IN ('requested', 'pending'))
    )`.execute(trx)
