import { readDialogue } from '@smm/assistant/dialogue'
import { readMessage } from '@smm/assistant/read-message'
import type { ChatMessageFrame } from '@smm/contracts/chat'
import type { Offer } from '@smm/contracts/products'
import { carryOutIntents } from './carry-out-intents.ts'
import { appendMessages, lockConversation, type LockedConversation } from './conversation.queries.ts'
import type { Deps } from './deps.ts'
import type { StoredMessage } from './house-frame.ts'
import { numberMessages } from './number-messages.ts'

/**
 * One turn, kept whole or not at all: what the visitor said, what we answer, what the assistant remembers and what is to
 * be done. Answers the stored messages, in order; none when this very message is stored already.
 */
export async function answerVisitor(
  deps: Deps,
  conversationId: string,
  frame: Pick<ChatMessageFrame, 'id' | 'content'>,
): Promise<StoredMessage[]> {
  let wasSomethingSaid = false
  const messages = await deps.db.transaction().execute(async (trx) => {
    const conversation = await lockConversation(trx, conversationId, frame.id)
    if (!conversation) throw new Error('this conversation is gone')
    if (conversation.isRepeat) return []
    const offers = await deps.offersOf(trx, conversation.catalogueVersion)
    const { turn, kept } = think(deps, conversation, offers, frame.content)
    const carried = await carryOutIntents(trx, conversationId, turn.intents)
    wasSomethingSaid = carried.wasSomethingSaid
    const stored = numberMessages(conversation.lastSeq, [
      { kind: 'visitor_message', content: kept, clientId: frame.id },
      ...turn.replies.map(({ content, suggestions }) => ({
        kind: 'chat_response' as const,
        content: carried.fill(content),
        suggestions,
      })),
    ])
    await appendMessages(trx, conversationId, stored, turn.state)
    return stored
  })
  if (wasSomethingSaid) deps.relay.nudge()
  return messages
}

const apology = 'Desculpe, não consegui entender agora. Pode escrever de outro jeito?'
const hidden = '(Mensagem não guardada: parecia conter uma senha.)'

// A visitor's message is kept and answered even if the assistant stumbles over it. A password is not kept at all.
function think(deps: Deps, { state, orders }: LockedConversation, offers: Offer[], message: string) {
  try {
    const reading = readMessage(message)
    const turn = deps.nextTurn({ state, message, offers, orders, reading, now: new Date() })
    return { turn, kept: reading.acts.includes('offers-password') ? hidden : message }
  } catch (err) {
    deps.log.error({ err }, 'the assistant failed')
    return {
      turn: { state: readDialogue(state), replies: [{ content: apology }], intents: [] },
      kept: message,
    }
  }
}
