import type { Message } from '@smm/contracts/messages'
import { maxUnpaidPerConversation } from '@smm/contracts/orders/orders'
import type { MessageMetadata } from '@smm/messaging/receive'
import { enqueueMessage, enqueueMessages, outboxMessage } from '@smm/messaging/outbox'
import { type ChargeableOrder, discountCart } from '../coupons/discount-cart.ts'
import type { Deps } from '../deps.ts'
import { isRecovering } from '../fence/is-recovering.ts'
import { type ChargePause, countRefusedCharge, findChargePause } from '../limits/charge-limits.ts'
import { cardOf, findOpenCharges, issueCharge } from '../payments/issue-charge.ts'
import { newCharge } from '../payments/new-charge.ts'
import type { ChargedOrder } from '../payments/payments.queries.ts'
import type { Trx } from '../tables.ts'
import { type CartRequest, findPlacingFacts, insertCart } from './carts.queries.ts'
import { type Catalogue, judgeCart, type Refused } from './judge-cart.ts'

/**
 * Stores the orders of a cart at the prices of our copy of the catalogue, under one payment; none of them, when one is refused.
 * The messages of a conversation are handled one after the other, so its unpaid charges are counted exactly.
 */
export async function placeCart(
  deps: Deps,
  trx: Trx,
  message: Message<'place-tiers'>,
  { correlationId, sentAt }: Pick<MessageMetadata, 'correlationId' | 'sentAt'>,
): Promise<void | (() => void)> {
  const request = { ...message, correlationId, ...(sentAt && { sentAt }) }
  const { isKnown, unpaidCharges, ...catalogue } = await findPlacingFacts(trx, request)
  if (isKnown) return repeatCard(trx, request)
  const judged = await judgeUnpaid(trx, request, catalogue, unpaidCharges)
  if (!judged.ok) return refuse(trx, request, judged)
  const pause = await findChargePause(deps, trx, request)
  if (pause && !(await isRecovering(trx, sentAt))) return refuseForPause(deps, trx, request, pause)
  const discounted = await discountCart(trx, request, judged.orders, catalogue.offers)
  if (!discounted.ok) return refuse(trx, request, discounted)
  const payment = newCharge(deps.bank, toCharge(request, discounted.orders))
  const isLeased = deps.dispatcher.freeSlots() > 0
  await insertCart(trx, { request, orders: discounted.orders, payment, isLeased })
  return () => {
    const { orderId, amountCents, orders } = payment
    deps.log.info({ orderId, correlationId, amountCents, orders: orders.length }, 'order placed')
    if (isLeased) void deps.dispatcher.dispatch(() => issueCharge(deps, payment))
    else deps.wake('issue-charges')
  }
}

/** Orders that come again after a restore are unpaid only until their charges are polled. */
async function judgeUnpaid(trx: Trx, request: CartRequest, catalogue: Catalogue, unpaid: number) {
  const isTooMany = unpaid >= maxUnpaidPerConversation && !(await isRecovering(trx, request.sentAt))
  return judgeCart(request.orders, catalogue, isTooMany ? unpaid : 0)
}

/** Idempotent by the orders' ids: a repeated request gets the same card again. */
async function repeatCard(trx: Trx, { orders, conversationId }: CartRequest): Promise<void> {
  const orderIds = orders.map(({ orderId }) => orderId)
  const charges = await findOpenCharges(trx, conversationId, orderIds)
  await enqueueMessages(
    trx,
    charges.map((charge) => outboxMessage('chat', 'pix-issued', cardOf(charge), charge.correlationId)),
  )
}

async function refuse(trx: Trx, request: CartRequest, { ok, ...refusal }: Refused): Promise<void> {
  const { conversationId, orders } = request
  const orderIds = orders.map(({ orderId }) => orderId)
  const refused = { conversationId, ...refusal, ...(orders.length > 1 && { orderIds }) }
  await enqueueMessage(trx, 'chat', 'order-refused', refused, request.correlationId)
}

/** The previous release of the chat reads the code alone. */
async function refuseForPause(deps: Deps, trx: Trx, request: CartRequest, pause: ChargePause) {
  const { scope, retryAfterMinutes } = pause
  const { orderId } = request.orders[0]!
  await refuse(trx, request, { ok: false, orderId, code: 'TOO_MANY_UNPAID', retryAfterMinutes })
  return () => {
    const { correlationId } = request
    countRefusedCharge({ scope })
    deps.log.warn({ orderId, correlationId, scope, retryAfterMinutes }, 'a charge was refused by a limit')
  }
}

const toCharge = (
  { conversationId, correlationId }: CartRequest,
  orders: ChargeableOrder[],
): ChargedOrder[] =>
  orders.map(({ orderId: id, amountCents, discountCents, couponCode }) => ({
    id,
    status: 'pending',
    version: 1,
    remains: null,
    conversationId,
    correlationId,
    amountCents,
    discountCents,
    couponCode,
  }))
