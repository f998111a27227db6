import type { Receipt } from '../bank.ts'
import { isOk } from '../bank-http.ts'
import { isOurs, readPayment, resultsOf } from './mercado-pago-answers.ts'
import { type MercadoPagoClient, refusedBy } from './mercado-pago-client.ts'
import { inBrasilia } from './mercado-pago-payment.ts'

const pageSize = 100
const maxPages = 100

/** Receipts of our payments approved between two times, oldest first. */
export async function listReceipts(call: MercadoPagoClient, from: Date, to: Date): Promise<Receipt[]> {
  const found: unknown[] = []
  for (let page = 0; page < maxPages; page++) {
    const query = new URLSearchParams({
      status: 'approved',
      sort: 'date_approved',
      criteria: 'asc',
      range: 'date_approved',
      begin_date: inBrasilia(from),
      end_date: inBrasilia(to),
      limit: String(pageSize),
      offset: String(page * pageSize),
    })
    const answer = await call('GET', `/v1/payments/search?${query}`)
    if (!isOk(answer)) throw refusedBy(answer)
    const results = resultsOf(answer.body)
    found.push(...results)
    if (results.length < pageSize) break
  }
  return found.filter(isOurs).flatMap((payment) => readPayment(payment)?.receipts ?? [])
}
