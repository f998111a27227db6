import type { PixPayment, RefusedFrameCode, ServerFrame } from '@smm/contracts/chat'
import type { ChatAction, MessagePart } from '@smm/contracts/message-parts'
import type { CouponUse } from '@smm/contracts/orders/coupons'
import { isOrderPageLink } from '@smm/contracts/orders/order-link'
import { orderStates } from '@smm/contracts/orders/order-states'

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
  const timestamp = isNumber(fields.timestamp) ? fields.timestamp : local.now()
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
      return isNamed
        ? { ...stamped, ...seqOf(fields), ...unansweredOf(fields), type: 'message_ack' }
        : undefined
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
  if (!isFields(value) || !isNumber(value.amount)) return undefined
  const orders = chargedOrdersOf(value)
  const coupon = couponUseOf(value.coupon)
  return {
    orderId: textOf(value.orderId),
    amount: value.amount,
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
    isFields(order) && isNumber(order.amount) && isText(order.description)
      ? [{ orderId: textOf(order.orderId), amount: order.amount, description: order.description }]
      : [],
  )
  return read.length === orders.length ? read : undefined
}

/** None where it is malformed: amounts are right without it. */
const couponUseOf = (value: unknown): CouponUse | undefined =>
  isFields(value) && isText(value.code) && isNumber(value.discount)
    ? { code: value.code, discount: value.discount }
    : undefined

const unansweredOf = ({ isUnanswered }: Fields) => (isUnanswered === true ? { isUnanswered } : {})

export function suggestionsOf(fields: Fields): { suggestions?: string[] } {
  if (!Array.isArray(fields.suggestions)) return {}
  const suggestions = fields.suggestions.filter((text) => isText(text) && text.trim() !== '')
  return suggestions.length > 0 ? { suggestions } : {}
}

/** The drawn parts of a reply. None where one is malformed or of a later release: the content says the same in words. */
export function partsOf({ parts }: Fields): { parts?: MessagePart[] } {
  if (!Array.isArray(parts) || parts.length === 0) return {}
  return parts.every(isPart) ? { parts } : {}
}

/** The action of a button, as it was given: the chat checks it. */
export const actionOf = ({ action }: Fields): { action?: ChatAction } => (isAction(action) ? { action } : {})

function isPart(part: unknown): part is MessagePart {
  if (!isFields(part)) return false
  switch (part.type) {
    case 'text':
      return isText(part.text)
    case 'staff':
      return areTexts(part, 'speaker', 'text')
    case 'packages':
      return (
        areTexts(part, 'title', 'unit', 'platform', 'serviceType') &&
        arePackages(part) &&
        (part.otherTiers === undefined || (isNote(part.tier) && isListOf(part.otherTiers, isTier)))
      )
    case 'choices':
      return (
        isText(part.title) &&
        isListOf(
          part.rows,
          (row) =>
            areTexts(row, 'platform', 'title', 'target') &&
            isNumber(row.amount) &&
            isState(row.state) &&
            isAction(row.action),
        )
      )
    case 'recap':
      return (
        isNumber(part.total) &&
        (part.coupon === undefined || couponUseOf(part.coupon) !== undefined) &&
        isListOf(part.items, (item) => areTexts(item, 'title', 'target') && isNumber(item.amount)) &&
        isListOf(part.actions, (button) => isText(button.label) && isAction(button.action))
      )
    case 'order':
      return isFields(part.order) && isOrder(part.order)
    case 'links':
      return isListOf(part.links, (link) => isText(link.label) && isText(link.url))
    default:
      return false
  }
}

const arePackages = ({ rows, otherQuantity }: Fields) =>
  isListOf(rows, (row) => isNumber(row.quantity) && isNumber(row.amount) && isAction(row.action)) &&
  isFields(otherQuantity) &&
  isRange(otherQuantity) &&
  (otherQuantity.gaps === undefined || isListOf(otherQuantity.gaps, isRange))
const isRange = (range: Fields) => areNumbers(range, 'minimum', 'maximum')
const isNote = (note: unknown) => isFields(note) && areTexts(note, 'name', 'sentence')
const isTier = (tier: Fields) => isNote(tier) && arePackages(tier)

const isOrder = (order: Fields) =>
  areTexts(order, 'id', 'platform', 'title', 'target') &&
  (order.pagePath === undefined || isOrderPageLink(order.pagePath)) &&
  areNumbers(order, 'quantity', 'amount') &&
  isState(order.state) &&
  isListOf(order.steps, ({ state }) => isState(state)) &&
  isListOf(order.actions, ({ name }) => isText(name))

export const seqOf = ({ seq }: Fields): { seq?: number } =>
  Number.isSafeInteger(seq) && (seq as number) > 0 ? { seq: seq as number } : {}
const sessionOf = (fields: Fields) => (isText(fields.sessionId) ? { sessionId: fields.sessionId } : {})
const textOf = (value: unknown) => (isText(value) ? value : '')

const isState = (value: unknown) => orderStates.some((state) => state === value)

const isAction = (value: unknown): value is ChatAction => isFields(value) && isText(value.type)
const isText = (value: unknown): value is string => typeof value === 'string'
const isNumber = (value: unknown): value is number => Number.isFinite(value)
const areTexts = (fields: Fields, ...names: string[]) => names.every((name) => isText(fields[name]))
const areNumbers = (fields: Fields, ...names: string[]) => names.every((name) => isNumber(fields[name]))
const isListOf = (value: unknown, check: (item: Fields) => boolean) =>
  Array.isArray(value) && value.every((item) => isFields(item) && check(item))
const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
