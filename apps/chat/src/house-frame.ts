import type { HouseFrame, PixPayment } from '@smm/contracts/chat'
import type { MessageKind } from './tables.ts'

/** A message as it is stored. */
export type StoredMessage = {
  id: string
  seq: number
  kind: MessageKind
  content: string
  pixPayment: PixPayment | null
  suggestions: string[] | null
  clientId: string | null
  createdAt: Date
}

/**
 * The frame that shows a stored message. What a visitor wrote keeps the id that the visitor's browser gave it, so the
 * tab it was written in recognizes it.
 */
export function houseFrame(message: StoredMessage): HouseFrame {
  const { id, seq, kind, content, clientId, pixPayment, suggestions } = message
  const timestamp = message.createdAt.getTime()
  switch (kind) {
    case 'pix_payment':
      return { id, type: kind, content, timestamp, seq, pixPayment: pixPayment! }
    case 'visitor_message':
      return { id: clientId ?? id, type: kind, content, timestamp, seq }
    case 'chat_response':
      return { id, type: kind, content, timestamp, seq, ...(suggestions && { suggestions }) }
    case 'chat_reset_confirmed':
      return { id, type: kind, content, timestamp, seq }
  }
}
