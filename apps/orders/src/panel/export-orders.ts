import { type OrderFilter, orderStatusNames } from '@smm/contracts/orders'
import { platformNames, serviceTypeNames } from '@smm/contracts/products'
import { newestOrders } from './list-orders.ts'
import type { Db } from '../tables.ts'
import { csvMoment, csvReais } from './write-csv.ts'
import { writePages } from './write-pages.ts'

/** All the orders that a filter leaves, newest first, as a spreadsheet. */
export const exportOrders = (db: Db, filter: OrderFilter): AsyncGenerator<string> =>
  writePages(
    (page) =>
      newestOrders(db, filter, page)
        .select(['id', 'createdAt', 'status', 'platform', 'serviceType', 'quantity', 'amountCents', 'link'])
        .select(['paidAt', 'upstreamOrderId'])
        .select((eb) => {
          const payment = eb.selectFrom('payments').whereRef('payments.orderId', '=', 'orders.id')
          return [payment.select('txid').as('txid'), payment.select('endToEndId').as('endToEndId')]
        })
        .execute(),
    {
      ID: ({ id }) => id,
      Data: ({ createdAt }) => csvMoment(createdAt),
      Status: ({ status }) => orderStatusNames[status],
      Plataforma: ({ platform }) => platformNames[platform],
      Serviço: ({ serviceType }) => serviceTypeNames[serviceType],
      Quantidade: ({ quantity }) => quantity,
      'Valor (R$)': ({ amountCents }) => csvReais(amountCents),
      Link: ({ link }) => link,
      'Pago em': ({ paidAt }) => csvMoment(paidAt),
      'PIX (txid)': ({ txid }) => txid,
      'ID no banco': ({ endToEndId }) => endToEndId,
      'ID no fornecedor': ({ upstreamOrderId }) => upstreamOrderId,
    },
  )
