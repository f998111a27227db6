import type { MaskedOrder } from '@smm/contracts/orders/order-page'
import { orderRowColumns, type Db } from '../tables.ts'
import { loadOrderView } from './load-order-view.ts'

/** Ids of the provider's own are left out: some are short and in sequence. */
const endToEndId = /^E[0-9A-Za-z]{31}$/

/** The orders that a payment paid, masked; undefined when there are none. */
export async function findByReceipt(db: Db, given: string): Promise<MaskedOrder[] | undefined> {
  const id = given.replaceAll(/\s/g, '').replace(/^e/, 'E')
  if (!endToEndId.test(id)) return undefined
  const orders = await db
    .selectFrom('orders')
    .select(orderRowColumns)
    .where('id', 'in', paidOrders(db, id))
    .execute()
  if (orders.length === 0) return undefined
  return Promise.all(orders.map(async (order) => masked(await loadOrderView(db, order))))
}

/** Each part of the UNION has its own index; a receipt in review pays its orders not yet, or not alone. */
const paidOrders = (db: Db, id: string) =>
  db
    .selectFrom('chargeOrders')
    .select('orderId')
    .where('paymentId', 'in', (eb) =>
      eb
        .selectFrom('payments')
        .select('id')
        .where('endToEndId', '=', id)
        .union(
          eb
            .selectFrom('pixReceipts')
            .select('paymentId as id')
            .where('endToEndId', '=', id)
            .$narrowType<{ id: string }>(),
        ),
    )

const masked = ({
  title,
  target,
  quantity,
  state,
  steps,
  delivered,
  forecast,
}: MaskedOrder): MaskedOrder => ({
  title,
  target: maskedTarget(target),
  quantity,
  state,
  steps,
  delivered,
  forecast,
})

/** '@lo•••', 'instagram.com/•••'. */
const maskedTarget = (shown: string) =>
  shown.startsWith('@') ? `${shown.slice(0, 3)}•••` : `${shown.split('/')[0]}/•••`
