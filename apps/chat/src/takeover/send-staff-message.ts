import { randomUUID } from 'node:crypto'
import { staffMessageText, staffSpeaker, takenOverText } from '@smm/assistant/replies/news/conversation-news'
import type { Takeover } from '@smm/contracts/conversations/takeover'
import { maxReplyLength } from '@smm/contracts/tickets'
import { Refusal } from '@smm/http-service/refusal'
import { type NewMessage, textMessage } from '../conversation/stored-message.ts'
import type { Deps } from '../deps.ts'
import { sanitizeText } from '../sanitize-text.ts'
import { actInConversation } from './act-in-conversation.ts'
import { decideStaffMessage } from './hold.ts'
import { holdFrom } from './take-over.ts'

type Input = { conversationId: string; actor: string; id?: string; text: string }

/** Sends a member's message to the visitor and holds the conversation from now on. Idempotent by `id`. */
export function sendStaffMessage(deps: Deps, input: Input): Promise<Takeover> {
  const { conversationId, actor, id = randomUUID() } = input
  const text = sanitizeText(input.text)
  // The schema's maxLength counts graphemes.
  if (text === '' || text.length > maxReplyLength) throw new Refusal('INVALID_REQUEST', { conversationId })
  const action = 'conversation-answered'
  return actInConversation(deps, input, async (trx, hold, now) => {
    const written = await trx
      .insertInto('staffMessages')
      .values({ id, conversationId, author: actor, text })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .executeTakeFirst()
    if (!written.numInsertedOrUpdatedRows) return { hold, messages: [], action }
    const decision = decideStaffMessage(hold, actor, now)
    if (decision === 'refuse') throw new Refusal('CONVERSATION_HELD', { by: hold?.by })
    const messages = [
      ...(decision === 'begin' ? [textMessage(takenOverText(actor))] : []),
      { ...staffMessage(actor, text), id },
    ]
    return { hold: holdFrom(deps, actor, now), messages, action }
  })
}

/** A client of an earlier release knows no such part, and shows the content: the name and the words in one. */
function staffMessage(actor: string, text: string): NewMessage {
  const parts = [{ type: 'staff', speaker: staffSpeaker(actor), text } as const]
  return { kind: 'chat_response', content: staffMessageText(actor, text), parts }
}
