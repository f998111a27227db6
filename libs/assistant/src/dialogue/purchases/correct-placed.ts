import { isDeepStrictEqual } from 'node:util'
import { isNearHandle } from '@smm/social-links/is-near-handle'
import { decide, type Rules } from '../../decide.ts'
import { isRunning, isUnpaid } from '../../placed-orders.ts'
import { say } from '../../replies/say.ts'
import { suggestion } from '../../replies/suggestions.ts'
import { saysAny } from '../../understanding/act-traits.ts'
import { says } from '../../understanding/reading.ts'
import type { VisitorOrder } from '../../visitor-records.ts'
import { draftOfPlaced, pageAt } from '../cart/draft-of-placed.ts'
import { accountOf, type Draft, noPage, suits } from '../cart/draft.ts'
import { fillCart } from '../cart/fill-cart.ts'
import { isAnswerable } from '../is-answerable.ts'
import { bringsFacts, namesQuantity } from '../names-order.ts'
import { proceed } from '../ordering/proceed.ts'
import { placedMeant } from '../placed.ts'
import { ordersTold } from '../purchase-described.ts'
import type { Step, Turn } from '../turn.ts'

/** An order whose money waits for a review is not replaced. */
const isReplaceable = (it: VisitorOrder) => isUnpaid(it) && !it.reviewReason

type Correction = { turn: Turn; placed: VisitorOrder }

/** Whether a message corrects an order that was placed: the first rule that says something decides. */
export const correctionRules: Rules<Correction, boolean> = {
  'a question': ({ turn }) =>
    isAnswerable(turn) || says(turn.reading, 'add-item', 'ask-price') ? false : null,
  'one more order': ({ turn, placed }) => (isBeside(turn, placed) ? false : null),
  'the page alone': ({ turn }) => (changesPage(turn) && !namesQuantity(turn) ? true : null),
  'other goods': ({ turn, placed }) => (isOtherOrder(turn, placed) ? false : null),
  'the quantity alone': ({ turn }) =>
    says(turn.reading, 'change-quantity') && !says(turn.reading, 'refuse', 'want-cancel') ? true : null,
  'facts and a change': ({ turn }) =>
    (bringsFacts(turn) || turn.reading.resize !== null) && changesOrder(turn) ? true : null,
  'a name nearly the same': ({ turn, placed }) => (isNearName(turn, placed) ? true : null),
}

/** The order placed before whose quantity, page, platform or service the message corrects. */
export function placedCorrected(from: Turn): VisitorOrder | undefined {
  const turn = withOrdersTold(from)
  const placed = turn.orders.find((it) => isReplaceable(it) || isRunning(it))
  if (!placed || !decide(correctionRules, { turn, placed })) return undefined
  const order = placedMeant(turn, isReplaceable)
  if (!order) return turn.orders.find(isRunning)
  return isDeepStrictEqual(correctedCart(turn, order), [draftOfPlaced(order, turn.dialogue.last)])
    ? undefined
    : order
}

/** 'eu pedi 500, o certo é 1500' tells the purchase as it should be. */
const withOrdersTold = (turn: Turn): Turn => ({ ...turn, namedOrders: ordersTold(turn) })

/** 'agora outro vídeo, 500 nesse: …', and no word of a mistake: one more order. */
function isBeside(turn: Turn, { link }: VisitorOrder): boolean {
  if (says(turn.reading, 'correct', 'say-unpaid') || turn.reading.topics.includes('wrong-link')) return false
  return (
    turn.namedOrders.some((it) => it.quantity !== null && isElsewhere(it, link)) ||
    says(turn.reading, 'other-page')
  )
}

/** A page that the shop mistook is a complaint. */
const changesPage = (turn: Turn) =>
  (says(turn.reading, 'change-link') || turn.reading.topics.includes('wrong-link')) &&
  !turn.reading.isQuestion &&
  turn.reading.past?.state !== 'pending'

function changesOrder(turn: Turn): boolean {
  const { resize, replaced, past } = turn.reading
  return (
    saysAny(turn.reading, 'correction') ||
    says(turn.reading, 'say-unpaid') ||
    past?.state === 'wrong' ||
    replaced.length > 0 ||
    (resize?.by === 'difference' && resize.difference < 0)
  )
}

/** 'desculpa a demora, quero 300 curtidas nesse post': complete by itself, and for other goods. */
const isOtherOrder = (turn: Turn, { serviceType, link }: VisitorOrder) =>
  !says(turn.reading, 'change', 'say-unpaid', 'change-service') &&
  turn.namedOrders.some(
    (it) => it.serviceType !== serviceType && it.quantity !== null && isElsewhere(it, link),
  )

const isElsewhere = (it: Draft, page: string) =>
  it.handle !== null || (it.link !== null && it.link.canonicalUrl !== page)

/** '@loja.x_' after an order for '@loja.x'. */
function isNearName({ namedOrders }: Turn, { link }: VisitorOrder): boolean {
  const name = pageAt(link)?.handle?.toLowerCase()
  const other = namedOrders.map(accountOf).find((it) => it !== null)
  if (!name || !other || name === other) return false
  return isNearHandle(name, other)
}

/** The unpaid PIX of an order gives way to one for the order as it should be; a paid order may be cancelled in time. */
export function correctPlaced(turn: Turn, order: VisitorOrder): Step {
  if (!isUnpaid(order))
    return {
      parts: [say('correction-of-paid', { order })],
      suggestions: [suggestion.cancelOrder(order.orderId)],
    }
  const left = { ...turn, orders: turn.orders.filter((it) => it !== order) }
  const step = proceed(left, correctedCart(withOrdersTold(turn), order), [say('placed-corrected')])
  return { ...step, intents: [{ type: 'cancel-order', orderId: order.orderId }] }
}

/** The order as it should be. */
function correctedCart(turn: Turn, order: VisitorOrder): Draft[] {
  const before = draftOfPlaced(order, turn.dialogue.last)
  const [named] = turn.namedOrders
  const isPageLeft =
    changesPage(turn) && !named?.quantity && (!named?.link || !suits(before, named.link)) && !named?.handle
  const base: Draft = {
    ...before,
    ...(isPageLeft && noPage),
    ...(says(turn.reading, 'change-quantity') && !bringsFacts(turn) && { quantity: null }),
  }
  const fitting = isPageLeft && named?.link ? [] : turn.namedOrders.slice(0, 1)
  const reading = { ...turn.reading, acts: [...turn.reading.acts, 'correct' as const] }
  return fillCart([base], reading, fitting)
}
