import { sql } from 'kysely'
import { submissionReasons } from '@smm/contracts/orders/reviews'
import type { Decision } from '../decisions/decision.ts'
import { closeReviews } from '../decisions/reviews.ts'
import type { OrderRow, Trx } from '../tables.ts'

/** The staff made sure that the supplier does not have the order. */
export async function sendAgain(trx: Trx, order: OrderRow, decision: Decision): Promise<void> {
  await trx
    .updateTable('orders')
    .set({
      fulfilment: 'ready',
      refusedCode: null,
      refusedBy: [],
      notBefore: null,
      submissionApprovedAt: sql<Date>`now()`,
      readyAt: sql<Date>`now()`,
    })
    .where('id', '=', order.id)
    .execute()
  await closeReviews(trx, { reasons: submissionReasons, orderId: order.id }, decision)
}
