import type { Reply } from '@smm/assistant/next-turn'
import { drawParagraph } from '@smm/assistant/replies/draw-paragraph'
import { textOf, type Wording } from '@smm/assistant/replies/paragraph'
import type { PixPayment } from '@smm/contracts/chat'
import type { MessagePart } from '@smm/contracts/message-parts'
import type { MessageKind } from '../tables.ts'

export type StoredMessage = {
  id: string
  /** Position in the conversation: 1, 2, 3 … */
  seq: number
  kind: MessageKind
  content: string
  pixPayment: PixPayment | null
  suggestions: string[] | null
  parts: MessagePart[] | null
  clientId: string | null
  createdAt: Date
}

export type NewMessage = Pick<StoredMessage, 'kind' | 'content'> &
  Partial<Pick<StoredMessage, 'id' | 'pixPayment' | 'suggestions' | 'parts' | 'clientId'>>

/** A reply of the assistant, as it is stored. */
export const replyMessage = ({ content, suggestions, parts }: Reply): NewMessage => ({
  kind: 'chat_response',
  content,
  suggestions: suggestions ?? null,
  parts: parts ?? null,
})

/** A text of ours; its links are drawn as buttons. */
export function textMessage(wording: Wording): NewMessage {
  const parts = drawParagraph(wording)
  const hasLinks = parts.some((it) => it.type === 'links')
  return { kind: 'chat_response', content: textOf(wording), parts: hasLinks ? parts : null }
}
