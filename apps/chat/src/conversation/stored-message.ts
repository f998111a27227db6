import type { PixPayment } from '@smm/contracts/chat'
import type { MessageKind } from '../tables.ts'

export type StoredMessage = {
  id: string
  /** Position in the conversation: 1, 2, 3 … */
  seq: number
  kind: MessageKind
  content: string
  pixPayment: PixPayment | null
  suggestions: string[] | null
  clientId: string | null
  createdAt: Date
}

export type NewMessage = Pick<StoredMessage, 'kind' | 'content'> &
  Partial<Pick<StoredMessage, 'id' | 'pixPayment' | 'suggestions' | 'clientId'>>

export const textMessage = (content: string): NewMessage => ({ kind: 'chat_response', content })
