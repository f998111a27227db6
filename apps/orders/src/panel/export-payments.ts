import { type PaymentFilter, paymentStatusNames } from '@smm/contracts/payments'
import { newestPayments, paidOrders } from './list-payments.ts'
import { shownPaymentStatus } from '../order/order-lifecycle.ts'
import type { Db } from '../tables.ts'
import { csvTimestamp, csvReais } from './write-csv.ts'
import { streamCsv } from './stream-csv.ts'

/** The filtered payments as CSV, newest first. */
export const exportPayments = (db: Db, filter: PaymentFilter): AsyncGenerator<string> =>
  streamCsv(
    (page) =>
      newestPayments(db, filter, page)
        .select(['id', 'createdAt', 'state', 'amountCents', 'receivedCents', paidOrders])
        .select(['confirmedAt', 'txid', 'endToEndId'])
        .execute(),
    {
      ID: ({ id }) => id,
      Pedido: ({ orders }) => orders.map(({ orderId }) => orderId).join(', '),
      Data: ({ createdAt }) => csvTimestamp(createdAt),
      Status: ({ state }) => paymentStatusNames[shownPaymentStatus(state)],
      'Valor (R$)': ({ amountCents }) => csvReais(amountCents),
      'Recebido (R$)': ({ state, amountCents, receivedCents }) =>
        state === 'confirmed' ? csvReais(receivedCents ?? amountCents) : '',
      'Confirmado em': ({ confirmedAt }) => csvTimestamp(confirmedAt),
      'PIX (txid)': ({ txid }) => txid,
      'ID no banco': ({ endToEndId }) => endToEndId,
    },
  )
