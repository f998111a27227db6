import { type PaymentFilter, paymentStatusNames } from '@smm/contracts/payments'
import { newestPayments } from './list-payments.ts'
import { shownPaymentStatus } from '../payments/payment-status.ts'
import type { Db } from '../tables.ts'
import { csvMoment, csvReais } from './write-csv.ts'
import { writePages } from './write-pages.ts'

/** All the payments that a filter leaves, newest first, as a spreadsheet. */
export const exportPayments = (db: Db, filter: PaymentFilter): AsyncGenerator<string> =>
  writePages(
    (page) =>
      newestPayments(db, filter, page)
        .select(['id', 'orderId', 'createdAt', 'state', 'amountCents', 'receivedCents'])
        .select(['confirmedAt', 'txid', 'endToEndId'])
        .execute(),
    {
      ID: ({ id }) => id,
      Pedido: ({ orderId }) => orderId,
      Data: ({ createdAt }) => csvMoment(createdAt),
      Status: ({ state }) => paymentStatusNames[shownPaymentStatus(state)],
      'Valor (R$)': ({ amountCents }) => csvReais(amountCents),
      'Recebido (R$)': ({ state, amountCents, receivedCents }) =>
        state === 'confirmed' ? csvReais(receivedCents ?? amountCents) : '',
      'Confirmado em': ({ confirmedAt }) => csvMoment(confirmedAt),
      'PIX (txid)': ({ txid }) => txid,
      'ID no banco': ({ endToEndId }) => endToEndId,
    },
  )
