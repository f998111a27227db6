import { type OrderFilter, orderStatusNames } from '@smm/contracts/orders/orders'
import { platformNames, serviceTypeNames } from '@smm/contracts/products'
import { tierSuffix } from '@smm/pricing/tier-suffix'
import { newestOrders } from './list-orders.ts'
import type { Db } from '../tables.ts'
import { csvTimestamp, csvReais } from './write-csv.ts'
import { streamCsv } from './stream-csv.ts'

/** The filtered orders as CSV, newest first. */
export const exportOrders = (db: Db, filter: OrderFilter): AsyncGenerator<string> =>
  streamCsv(
    (page) =>
      newestOrders(db, filter, page)
        .select(['id', 'createdAt', 'status', 'platform', 'serviceType', 'quantity', 'amountCents', 'link'])
        .select(['paidAt', 'upstreamOrderId', 'tier'])
        .select((eb) => {
          const payment = eb
            .selectFrom('chargeOrders')
            .innerJoin('payments', 'payments.id', 'chargeOrders.paymentId')
            .whereRef('chargeOrders.orderId', '=', 'orders.id')
          return [payment.select('txid').as('txid'), payment.select('endToEndId').as('endToEndId')]
        })
        .execute(),
    {
      ID: ({ id }) => id,
      Data: ({ createdAt }) => csvTimestamp(createdAt),
      Status: ({ status }) => orderStatusNames[status],
      Plataforma: ({ platform }) => platformNames[platform],
      Serviço: ({ serviceType, tier }) => `${serviceTypeNames[serviceType]}${tierSuffix({ tier })}`,
      Quantidade: ({ quantity }) => quantity,
      'Valor (R$)': ({ amountCents }) => csvReais(amountCents),
      Link: ({ link }) => link,
      'Pago em': ({ paidAt }) => csvTimestamp(paidAt),
      'PIX (txid)': ({ txid }) => txid,
      'ID no banco': ({ endToEndId }) => endToEndId,
      'ID no fornecedor': ({ upstreamOrderId }) => upstreamOrderId,
    },
  )
