import { createHash } from 'node:crypto'
import type { Message, OrderRefusal } from '@smm/contracts/messages'
import { maxUnpaidPerConversation } from '@smm/contracts/orders'
import { leaseUntil } from '@smm/database/lease'
import type { Origin } from '@smm/messaging/handle-message'
import { enqueueMessages } from '@smm/messaging/outbox'
import { quote, type QuoteRefusal } from '@smm/pricing/quote'
import { seedBook } from '@smm/pricing/seed-book'
import { chatMessage } from './chat-message.ts'
import type { Deps } from './deps.ts'
import { isRecovering } from './fence/is-recovering.ts'
import { countRefusedCharge, findChargePause } from './limits/charge-limits.ts'
import type { ChargePause } from './limits/judge-charges.ts'
import { findOrder, findPlacingFacts, lockConversation } from './orders.queries.ts'
import { cardOf, issueCharge } from './payments/issue-charge.ts'
import { type DuePayment, findPaymentOf, leaseSeconds } from './payments/payments.queries.ts'
import type { Trx } from './tables.ts'

type Request = Message<'place-order'> & Pick<Origin, 'correlationId'>
type Refused = { ok: false; code: OrderRefusal; amountCents?: number; retryAfterMinutes?: number }
type Verdict = { ok: true; amountCents: number } | Refused

/**
 * Stores an order at the price of our own copy of the offers, with a payment whose charge is then issued. Orders of one
 * conversation are placed one after the other, so that its unpaid ones are counted exactly.
 */
export async function placeOrder(
  deps: Deps,
  trx: Trx,
  message: Message<'place-order'>,
  { correlationId }: Pick<Origin, 'correlationId'>,
): Promise<void | (() => void)> {
  const request = { ...message, correlationId }
  await lockConversation(trx, request.conversationId)
  const { isKnown, unpaidOrders, offer } = await findPlacingFacts(trx, request)
  if (isKnown) return repeatCard(trx, request)
  const verdict = await judgeUnpaid(trx, request, offer, unpaidOrders)
  if (!verdict.ok) return refuse(trx, request, verdict)
  const pause = await findChargePause(deps, trx, request)
  if (pause && !(await isRecovering(trx))) return refuseForPause(deps, trx, request, pause)
  const payment = newPayment(deps, request, verdict.amountCents)
  const isLeased = deps.dispatcher.freeSlots() > 0
  await insertOrder(trx, deps, request, payment, isLeased)
  return () => {
    const { orderId, amountCents } = payment
    deps.log.info({ orderId, correlationId, amountCents }, 'order placed')
    if (isLeased) void deps.dispatcher.dispatch(() => issueCharge(deps, payment))
    else deps.wake('issue-charges')
  }
}

const refusalFor: Record<QuoteRefusal, OrderRefusal> = {
  NOT_SOLD: 'SERVICE_UNAVAILABLE',
  UNAVAILABLE: 'SERVICE_UNAVAILABLE',
  BELOW_MINIMUM: 'QUANTITY_OUT_OF_RANGE',
  ABOVE_MAXIMUM: 'QUANTITY_OUT_OF_RANGE',
}

/** A price that fell since it was quoted is charged as it is now; one that rose needs the visitor's consent. */
function judge(request: Request, offer: Parameters<typeof quote>[1]['offer'], unpaidOrders: number): Verdict {
  const { platform, serviceType, quantity, quotedCents } = request
  const price = quote(seedBook, { product: { platform, serviceType }, quantity, ...(offer && { offer }) })
  if (!price.ok) return { ok: false, code: refusalFor[price.reason] }
  const { amountCents } = price
  if (amountCents > quotedCents) return { ok: false, code: 'PRICE_CHANGED', amountCents }
  if (unpaidOrders >= maxUnpaidPerConversation) return { ok: false, code: 'TOO_MANY_UNPAID' }
  return { ok: true, amountCents }
}

/** Orders that come again after a restore are unpaid only until their charges are polled. */
async function judgeUnpaid(trx: Trx, request: Request, offer: Parameters<typeof judge>[1], unpaid: number) {
  const isTooMany = unpaid >= maxUnpaidPerConversation && !(await isRecovering(trx))
  return judge(request, offer, isTooMany ? unpaid : 0)
}

/** Idempotent by order id: a repeated request gets the same card again. */
async function repeatCard(trx: Trx, { orderId, conversationId }: Request): Promise<void> {
  const order = await findOrder(trx, orderId)
  const payment = await findPaymentOf(trx, orderId)
  if (order?.conversationId !== conversationId || payment?.state !== 'pending') return
  await enqueueMessages(trx, [chatMessage(order, 'pix-issued', cardOf({ ...payment, conversationId }))])
}

async function refuse(trx: Trx, request: Request, { ok, ...refusal }: Refused): Promise<void> {
  const { orderId, conversationId } = request
  const refused = { orderId, conversationId, ...refusal }
  await enqueueMessages(trx, [chatMessage(request, 'order-refused', refused)])
}

/** The previous release of the chat reads the code alone. */
async function refuseForPause(deps: Deps, trx: Trx, request: Request, pause: ChargePause) {
  const { scope, retryAfterMinutes } = pause
  await refuse(trx, request, { ok: false, code: 'TOO_MANY_UNPAID', retryAfterMinutes })
  return () => {
    const { orderId, correlationId } = request
    countRefusedCharge({ scope })
    deps.log.warn({ orderId, correlationId, scope, retryAfterMinutes }, 'a charge was refused by a limit')
  }
}

function newPayment({ bank }: Deps, request: Request, amountCents: number): DuePayment {
  const { orderId, conversationId, correlationId } = request
  const id = paymentIdOf(orderId)
  return {
    id,
    orderId,
    provider: bank.provider,
    // By the order: an order that a restored database places again meets the charge that its visitor paid.
    txid: orderId.replaceAll('-', ''),
    amountCents,
    state: 'to-issue',
    issueAttempts: 0,
    polls: 0,
    failedPolls: 0,
    nextPollAt: null,
    conversationId,
    correlationId,
    status: 'pending',
    version: 1,
    remains: null,
  }
}

/**
 * One id per order for ever: an order that a restored database receives again asks for the charge that the visitor already
 * has and may have paid. The PIX code shows it, so it does not tell the order's own id.
 */
function paymentIdOf(orderId: string): string {
  const hex = createHash('sha256').update(`payment of ${orderId}`).digest('hex')
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-')
}

/** Three rows in one round trip. The charge is leased to this process, or due at once. */
async function insertOrder(
  trx: Trx,
  { supplier }: Deps,
  { conversationId, link, platform, serviceType, quantity, correlationId, addressHashes }: Request,
  { id, orderId, provider, txid, amountCents }: DuePayment,
  isLeased: boolean,
): Promise<void> {
  const product = { platform, serviceType, quantity, amountCents, supplier: supplier.name }
  await trx
    .with('placed', (qb) =>
      qb.insertInto('orders').values({
        id: orderId,
        conversationId,
        correlationId,
        link,
        ...product,
        addressHash: addressHashes?.[0] ?? null,
      }),
    )
    .with('history', (qb) =>
      qb.insertInto('orderHistory').values({ orderId, version: 1, toStatus: 'pending', cause: 'placed' }),
    )
    .insertInto('payments')
    .values({
      id,
      orderId,
      provider,
      txid,
      amountCents,
      nextIssueAt: leaseUntil(isLeased ? leaseSeconds : 0),
    })
    .execute()
}
