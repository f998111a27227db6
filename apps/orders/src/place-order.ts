import { randomUUID } from 'node:crypto'
import type { Message, OrderRefusal } from '@smm/contracts/messages'
import type { Origin } from '@smm/messaging/receive'
import { sql } from 'kysely'
import { compileOnce } from '@smm/database/compile-once'
import { quote, type QuoteRefusal } from '@smm/pricing/quote'
import type { Deps } from './deps.ts'
import { findOrder, lookBeforePlacing } from './orders.queries.ts'
import { type DuePayment, findPaymentOf, inSeconds, lentForSeconds } from './payments/payments.queries.ts'
import { cardOf, issueCharge } from './payments/issue-charge.ts'
import type { Trx } from './tables.ts'
import { tellChat } from './tell-chat.ts'

type Wanted = Message<'place-order'>
type Correlated = Pick<Origin, 'correlationId'>
type Verdict = { ok: true; amountCents: number } | { ok: false; code: OrderRefusal; amountCents?: number }

const mostUnpaidPerConversation = 3

/**
 * Takes an order in: priced again by our own copy of the offers, with a payment that waits for the bank's charge. Those of
 * one conversation come one after the other, so that counting its unpaid ones means something.
 */
export async function placeOrder(
  deps: Deps,
  trx: Trx,
  wanted: Wanted,
  { correlationId }: Correlated,
): Promise<() => void> {
  const { isKnown, unpaidOrders, offer } = await lookBeforePlacing(trx, wanted)
  if (isKnown) return repeatAnswer(deps, trx, wanted)
  const verdict = judge(wanted, offer, unpaidOrders)
  if (!verdict.ok) {
    await refuse(trx, { ...wanted, correlationId }, verdict)
    return deps.relayNow
  }
  const { amountCents } = verdict
  const isLent = deps.atOnce.hasRoom()
  const payment = await insertOrder(deps, trx, { ...wanted, amountCents, correlationId }, isLent)
  return () => {
    deps.log.info({ orderId: wanted.orderId, correlationId, amountCents }, 'order placed')
    if (isLent) deps.atOnce.start(() => issueCharge(deps, payment))
    else deps.nudge('issue-charges')
  }
}

const refusalFor: Record<QuoteRefusal, OrderRefusal> = {
  NOT_SOLD: 'SERVICE_UNAVAILABLE',
  UNAVAILABLE: 'SERVICE_UNAVAILABLE',
  BELOW_MINIMUM: 'QUANTITY_OUT_OF_RANGE',
  ABOVE_MAXIMUM: 'QUANTITY_OUT_OF_RANGE',
}

/** A price that fell since it was quoted is simply charged; one that rose needs the visitor's word. */
export function judge(
  wanted: Wanted,
  offer: Parameters<typeof quote>[0]['offer'],
  unpaidOrders: number,
): Verdict {
  const { platform, serviceType, quantity, quotedCents } = wanted
  const price = quote({ product: { platform, serviceType }, quantity, ...(offer && { offer }) })
  if (!price.ok) return { ok: false, code: refusalFor[price.reason] }
  const { amountCents } = price
  if (amountCents > quotedCents) return { ok: false, code: 'PRICE_CHANGED', amountCents }
  if (unpaidOrders >= mostUnpaidPerConversation) return { ok: false, code: 'TOO_MANY_UNPAID' }
  return { ok: true, amountCents }
}

/** The same order id again is the same order: whoever asks again hears again what became of it. */
async function repeatAnswer(deps: Deps, trx: Trx, { orderId, conversationId }: Wanted): Promise<() => void> {
  const order = await findOrder(trx, orderId)
  const payment = await findPaymentOf(trx, orderId)
  if (order?.conversationId !== conversationId || payment?.state !== 'pending') return () => {}
  await tellChat(trx, order, 'pix-issued', cardOf({ ...payment, conversationId }))
  return deps.relayNow
}

function refuse(
  trx: Trx,
  { orderId, conversationId, correlationId }: Wanted & Correlated,
  { code, amountCents }: Verdict & { ok: false },
) {
  const refused = { orderId, conversationId, code, ...(amountCents !== undefined && { amountCents }) }
  return tellChat(trx, { correlationId }, 'order-refused', refused)
}

type Placed = Wanted & Correlated & { amountCents: number }

/** The charge is due at once, or lent to this process. */
async function insertOrder(
  { bank: { provider }, supplier }: Deps,
  trx: Trx,
  { orderId, conversationId, link, platform, serviceType, quantity, amountCents, correlationId }: Placed,
  isLent: boolean,
): Promise<DuePayment> {
  const id = randomUUID()
  const txid = id.replaceAll('-', '')
  const issueIn = isLent ? lentForSeconds : 0
  const order = { orderId, conversationId, link, platform, serviceType, quantity, amountCents, correlationId }
  await keepOrder(trx, { ...order, supplier: supplier.name, id, provider, txid, issueIn })
  const payment = { id, orderId, provider, txid, amountCents, state: 'to-issue', nextAskAt: null } as const
  const ofOrder = { conversationId, correlationId, status: 'pending', version: 1, remains: null } as const
  return { ...payment, ...ofOrder, issueAttempts: 0, asks: 0, failedAsks: 0 }
}

type Kept = Omit<Placed, 'quotedCents'> & Record<'supplier' | 'id' | 'provider' | 'txid', string>

const keepOrder = compileOnce<Kept & { issueIn: number }>(
  (kept) => sql`
    WITH placed AS (
      INSERT INTO orders (id, conversation_id, link, platform, service_type, quantity, amount_cents, correlation_id, supplier)
      VALUES (${kept.orderId}, ${kept.conversationId}, ${kept.link}, ${kept.platform}, ${kept.serviceType},
        ${kept.quantity}, ${kept.amountCents}, ${kept.correlationId}, ${kept.supplier})
    ), noted AS (
      INSERT INTO order_history (order_id, version, to_status, cause) VALUES (${kept.orderId}, 1, 'pending', 'placed')
    )
    INSERT INTO payments (id, order_id, provider, txid, amount_cents, next_issue_at)
    VALUES (${kept.id}, ${kept.orderId}, ${kept.provider}, ${kept.txid}, ${kept.amountCents}, ${inSeconds(kept.issueIn)})`,
)
