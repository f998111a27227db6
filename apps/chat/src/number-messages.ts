import { randomUUID } from 'node:crypto'
import type { StoredMessage } from './house-frame.ts'

export type NewMessage = Pick<StoredMessage, 'kind' | 'content'> &
  Partial<Pick<StoredMessage, 'id' | 'pixPayment' | 'suggestions' | 'clientId'>>

/**
 * Gives messages their ids and the numbers that follow `lastSeq`. Two may do so at once unless their conversation is
 * locked: `appendMessages` keeps only those of the first.
 */
export function numberMessages(lastSeq: number, messages: NewMessage[]): StoredMessage[] {
  const createdAt = new Date()
  return messages.map((message, index) => ({
    pixPayment: null,
    suggestions: null,
    clientId: null,
    id: randomUUID(),
    ...message,
    seq: lastSeq + 1 + index,
    createdAt,
  }))
}
