import { emptyDialogue } from '@smm/assistant/dialogue'
import { chatResetText } from '@smm/assistant/replies'
import type { Deps } from './deps.ts'
import { appendMessages, lockConversation, wipeMessages } from './conversation.queries.ts'
import type { StoredMessage } from './house-frame.ts'
import { numberMessages } from './number-messages.ts'

/**
 * Begins anew: the visitor's messages are wiped and the assistant forgets the talk; orders and tickets stay. Answers the
 * only message that is left, or none when this very reset was done already.
 */
export async function resetChat(
  deps: Deps,
  conversationId: string,
  clientId: string,
): Promise<StoredMessage[]> {
  return deps.db.transaction().execute(async (trx) => {
    const conversation = await lockConversation(trx, conversationId, clientId)
    if (conversation.storedSeq !== null) return []
    await wipeMessages(trx, conversationId)
    const confirmation = numberMessages(conversation.lastSeq, [
      { kind: 'chat_reset_confirmed', content: chatResetText(), clientId },
    ])
    await appendMessages(trx, conversationId, confirmation, emptyDialogue)
    return confirmation
  })
}
