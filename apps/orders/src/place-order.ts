import { randomUUID } from 'node:crypto'
import type { Message, OrderRefusal } from '@smm/contracts/messages'
import { mostUnpaidPerConversation } from '@smm/contracts/orders'
import type { Origin } from '@smm/messaging/take-in'
import { sql } from 'kysely'
import { compileForMany } from '@smm/database/compile-for-many'
import { quote, type QuoteRefusal } from '@smm/pricing/quote'
import type { Deps } from './deps.ts'
import { findOrder, lookBeforePlacing } from './orders.queries.ts'
import { type DuePayment, findPaymentOf, lentForSeconds } from './payments/payments.queries.ts'
import { cardOf, issueCharge } from './payments/issue-charge.ts'
import type { Trx } from './tables.ts'
import { tellChat } from './tell-chat.ts'

type Asked = { message: Message<'place-order'>; origin: Pick<Origin, 'correlationId'> }
type Wanted = Message<'place-order'> & Pick<Origin, 'correlationId'>
type Refused = { ok: false; code: OrderRefusal; amountCents?: number }
type Verdict = { ok: true; amountCents: number } | Refused

/**
 * Takes orders in: each priced again by our own copy of the offers, with a payment that waits for the bank's charge. Those
 * of one conversation come one after the other, so that counting its unpaid ones means something.
 */
export async function placeOrders(deps: Deps, trx: Trx, all: Asked[]): Promise<Array<() => void>> {
  const looks = await lookBeforePlacing(
    trx,
    all.map(({ message }) => message),
  )
  const room = deps.atOnce.room()
  const placed: Kept[] = []
  const afterCommit: Array<() => void> = []
  for (const { message, origin } of all) {
    const wanted = { ...message, correlationId: origin.correlationId }
    const { isKnown, unpaidOrders, offer } = looks.get(wanted.orderId)!
    const verdict = isKnown ? undefined : judge(wanted, offer, unpaidOrders)
    if (verdict?.ok) {
      const order = newOrder(deps, wanted, verdict.amountCents, placed.length < room)
      placed.push(order)
      afterCommit.push(() => startCharge(deps, order))
    } else {
      await (verdict ? refuse(trx, wanted, verdict) : repeatAnswer(trx, wanted))
      afterCommit.push(deps.relayNow)
    }
  }
  if (placed.length > 0) await keepOrders(trx, placed)
  return afterCommit
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
async function repeatAnswer(trx: Trx, { orderId, conversationId }: Wanted): Promise<void> {
  const order = await findOrder(trx, orderId)
  const payment = await findPaymentOf(trx, orderId)
  if (order?.conversationId !== conversationId || payment?.state !== 'pending') return
  await tellChat(trx, order, 'pix-issued', cardOf({ ...payment, conversationId }))
}

function refuse(
  trx: Trx,
  { orderId, conversationId, correlationId }: Wanted,
  { code, amountCents }: Refused,
): Promise<void> {
  const refused = { orderId, conversationId, code, ...(amountCents !== undefined && { amountCents }) }
  return tellChat(trx, { correlationId }, 'order-refused', refused)
}

/** The charge is due at once, or lent to this process. */
function newOrder(
  { bank: { provider }, supplier }: Deps,
  { orderId, conversationId, link, platform, serviceType, quantity, correlationId }: Wanted,
  amountCents: number,
  isLent: boolean,
): Kept {
  const id = randomUUID()
  const txid = id.replaceAll('-', '')
  const order = { orderId, conversationId, link, platform, serviceType, quantity, amountCents, correlationId }
  return { ...order, supplier: supplier.name, id, provider, txid, issueIn: isLent ? lentForSeconds : 0 }
}

type Kept = Omit<Wanted, 'quotedCents'> &
  Record<'supplier' | 'id' | 'provider' | 'txid', string> & { amountCents: number; issueIn: number }

const keepOrders = compileForMany<Kept>(
  {
    ...{ orderId: 'uuid', conversationId: 'uuid', link: 'text', platform: 'text', serviceType: 'text' },
    ...{ quantity: 'integer', amountCents: 'bigint', correlationId: 'text', supplier: 'text' },
    ...{ id: 'uuid', provider: 'text', txid: 'text', issueIn: 'integer' },
  },
  (given) => sql`
    WITH given AS (${given}), placed AS (
      INSERT INTO orders (id, conversation_id, link, platform, service_type, quantity, amount_cents, correlation_id, supplier)
      SELECT order_id, conversation_id, link, platform, service_type, quantity, amount_cents, correlation_id, supplier
      FROM given
    ), noted AS (
      INSERT INTO order_history (order_id, version, to_status, cause) SELECT order_id, 1, 'pending', 'placed' FROM given
    )
    INSERT INTO payments (id, order_id, provider, txid, amount_cents, next_issue_at)
    SELECT id, order_id, provider, txid, amount_cents, now() + make_interval(secs => issue_in) FROM given`,
)

function startCharge(deps: Deps, { orderId, correlationId, amountCents, issueIn, ...kept }: Kept) {
  deps.log.info({ orderId, correlationId, amountCents }, 'order placed')
  if (issueIn === 0) return deps.nudge('issue-charges')
  const { id, provider, txid, conversationId } = kept
  const payment = { id, orderId, provider, txid, amountCents, state: 'to-issue', nextAskAt: null } as const
  const ofOrder = { conversationId, correlationId, status: 'pending', version: 1, remains: null } as const
  const due: DuePayment = { ...payment, ...ofOrder, issueAttempts: 0, asks: 0, failedAsks: 0 }
  deps.atOnce.start(() => issueCharge(deps, due))
}
