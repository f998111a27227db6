import type { ServerFrame, PixPayment, RefusedFrameCode } from '@smm/contracts/chat'
import { couponUseOf, partsOf } from './read-parts.ts'

/** A validated frame. `hasLocalId`: the frame came without an id, so the server does not know this one. */
export type KnownFrame = ServerFrame & { hasLocalId?: true }
/** A frame that changes the conversation; the others only concern the connection. */
export type ShownFrame = Exclude<KnownFrame, { type: 'pong' | 'message_ack' | 'message_refused' }>
type Fields = Record<string, unknown>
type Local = { newId: () => string; now: () => number }

/** Parses and validates a frame; undefined when it is malformed or of an unknown type. */
export function readFrame(text: unknown, local: Local): KnownFrame | undefined {
  const fields = parse(text)
  if (!fields) return undefined
  const isNamed = typeof fields.id === 'string' && fields.id !== ''
  const id = isNamed ? (fields.id as string) : local.newId()
  const timestamp = Number.isFinite(fields.timestamp) ? (fields.timestamp as number) : local.now()
  const stamped = { id, timestamp, ...(isNamed ? {} : { hasLocalId: true as const }) }
  const message = { ...stamped, content: textOf(fields.content), ...sessionOf(fields), ...seqOf(fields) }

  switch (fields.type) {
    case 'chat_response':
      return message.content.trim()
        ? { ...message, type: 'chat_response', ...suggestionsOf(fields), ...partsOf(fields) }
        : undefined
    case 'pix_payment': {
      const pixPayment = pixPaymentOf(fields.pixPayment)
      return pixPayment && { ...message, type: 'pix_payment', pixPayment }
    }
    case 'visitor_message':
      return message.content.trim() ? { ...message, type: 'visitor_message' } : undefined
    case 'chat_reset_confirmed':
      return { ...message, type: 'chat_reset_confirmed' }
    case 'pong':
      return { ...stamped, type: 'pong' }
    case 'message_ack':
      return isNamed ? { ...stamped, ...seqOf(fields), type: 'message_ack' } : undefined
    case 'message_refused':
      if (!isNamed) return undefined
      return {
        ...stamped,
        type: 'message_refused',
        code: textOf(fields.code) as RefusedFrameCode,
        content: message.content,
      }
    default:
      return undefined
  }
}

export const isShown = (frame: KnownFrame): frame is ShownFrame =>
  frame.type !== 'pong' && frame.type !== 'message_ack' && frame.type !== 'message_refused'

function parse(text: unknown): Fields | undefined {
  if (typeof text !== 'string') return undefined
  try {
    const value: unknown = JSON.parse(text)
    return isFields(value) ? value : undefined
  } catch {
    return undefined
  }
}

/** Only the amount is required: missing QR pictures and codes have placeholders. */
export function pixPaymentOf(value: unknown): PixPayment | undefined {
  if (!isFields(value) || !Number.isFinite(value.amount)) return undefined
  const orders = chargedOrdersOf(value)
  const coupon = couponUseOf(value.coupon)
  return {
    orderId: textOf(value.orderId),
    amount: value.amount as number,
    dueDate: textOf(value.dueDate),
    qrCodeImageUrl: textOf(value.qrCodeImageUrl),
    pixCode: textOf(value.pixCode),
    ...(orders && { orders }),
    ...(coupon && { coupon }),
  }
}

/** The orders of a charge; none where one is malformed: the amount is right without them. */
function chargedOrdersOf({ orders }: Fields): PixPayment['orders'] {
  if (!Array.isArray(orders)) return undefined
  const read = orders.flatMap((order: unknown) =>
    isFields(order) && Number.isFinite(order.amount) && typeof order.description === 'string'
      ? [{ orderId: textOf(order.orderId), amount: order.amount as number, description: order.description }]
      : [],
  )
  return read.length === orders.length ? read : undefined
}

export function suggestionsOf(fields: Fields): { suggestions?: string[] } {
  if (!Array.isArray(fields.suggestions)) return {}
  const suggestions = fields.suggestions.filter((text) => typeof text === 'string' && text.trim() !== '')
  return suggestions.length > 0 ? { suggestions } : {}
}

export const seqOf = ({ seq }: Fields): { seq?: number } =>
  Number.isSafeInteger(seq) && (seq as number) > 0 ? { seq: seq as number } : {}
const sessionOf = (fields: Fields) =>
  typeof fields.sessionId === 'string' ? { sessionId: fields.sessionId } : {}
const textOf = (value: unknown) => (typeof value === 'string' ? value : '')
const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
