import { randomUUID } from 'node:crypto'
import { Refusal } from '@smm/http-service/refusal'
import type { RedisLimits } from '@smm/http-service/limits/redis-limits'
import { closeReviews } from '../decisions/reviews.ts'
import type { Deps } from '../deps.ts'
import { lockConversation } from '../order/orders.queries.ts'
import type { OrderRow, Trx } from '../tables.ts'
import { endSubscription } from './unsubscribe.ts'
import { limitConfirmations } from './mail-limits.ts'
import { readAddress } from './mail-address.ts'
import { findSubscription } from './mail-subscriptions.queries.ts'

type Asked = { address: string; ip: string }

/**
 * Stores the address for the orders of this one's charge and mails it a link to confirm. Another address takes the place of
 * the one before; the same one gets the link again, unless it is confirmed.
 */
export async function subscribe(
  deps: Deps,
  limits: RedisLimits,
  order: OrderRow,
  { address: given, ip }: Asked,
): Promise<void> {
  const address = readAddress(given)
  if (!deps.mailer) throw new Refusal('NOT_FOUND')
  if (!address) throw new Refusal('INVALID_REQUEST')
  await limitConfirmations(limits, deps.config, { orderId: order.id, address, ip })
  await deps.db.transaction().execute(async (trx) => {
    await lockConversation(trx, order.conversationId)
    const current = await findSubscription(trx, order.id)
    const isSame = current?.address === address && !current.endedAt
    if (isSame && current.confirmedAt) return
    const subscriptionId = isSame ? current.id : await insertSubscription(trx, order, address)
    if (!isSame && current) await endSubscription(trx, current.id, 'replaced')
    await trx
      .insertInto('mails')
      .values({ kind: 'confirmation', subscriptionId, orderId: order.id, subjectId: randomUUID() })
      .execute()
  })
  deps.wake('send-mails')
}

async function insertSubscription(trx: Trx, order: OrderRow, address: string): Promise<string> {
  const { id: subscriptionId } = await trx
    .insertInto('mailSubscriptions')
    .values({ address })
    .returning('id')
    .executeTakeFirstOrThrow()
  for (const orderId of await findOrdersOfCharge(trx, order)) {
    await trx
      .insertInto('mailSubscribedOrders')
      .values({ orderId, subscriptionId })
      .onConflict((conflict) => conflict.column('orderId').doUpdateSet({ subscriptionId }))
      .execute()
    await closeReviews(
      trx,
      { reasons: ['MAIL_BOUNCED'], orderId },
      { closedBy: 'visitor', resolution: 'other-address' },
    )
  }
  return subscriptionId
}

/** The orders that are paid together, or were. */
async function findOrdersOfCharge(trx: Trx, { id }: OrderRow): Promise<string[]> {
  const rows = await trx
    .selectFrom('chargeOrders')
    .select('orderId')
    .where('paymentId', 'in', (eb) =>
      eb.selectFrom('chargeOrders').select('paymentId').where('orderId', '=', id),
    )
    .execute()
  return [...new Set([id, ...rows.map(({ orderId }) => orderId)])]
}
