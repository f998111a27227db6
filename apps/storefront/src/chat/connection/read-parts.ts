import type { CouponUse } from '@smm/contracts/orders/coupons'
import type { ChatAction, MessagePart } from '@smm/contracts/message-parts'
import { isOrderPageLink } from '@smm/contracts/orders/order-link'
import { orderStates } from '@smm/contracts/orders/order-states'

type Fields = Record<string, unknown>

/** The drawn parts of a reply. None where one is malformed or of a later release: the content says the same in words. */
export function partsOf({ parts }: Fields): { parts?: MessagePart[] } {
  if (!Array.isArray(parts) || parts.length === 0) return {}
  return parts.every(isPart) ? { parts } : {}
}

/** The action of a tap, as it was given: the chat checks it. */
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
  areNumbers(otherQuantity, 'minimum', 'maximum')
const isNote = (note: unknown) => isFields(note) && areTexts(note, 'name', 'sentence')
const isTier = (tier: Fields) => isNote(tier) && arePackages(tier)

/** None where it is malformed: amounts are right without it. */
export const couponUseOf = (value: unknown): CouponUse | undefined =>
  isFields(value) && isText(value.code) && isNumber(value.discount)
    ? { code: value.code, discount: value.discount }
    : undefined

const isOrder = (order: Fields) =>
  areTexts(order, 'id', 'platform', 'title', 'target') &&
  (order.pagePath === undefined || isOrderPageLink(order.pagePath)) &&
  areNumbers(order, 'quantity', 'amount') &&
  isState(order.state) &&
  isListOf(order.steps, ({ state }) => isState(state)) &&
  isListOf(order.actions, ({ name }) => isText(name))

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
