import { centsToReais } from '@smm/pricing/money'
import type { RefundAnswer, WantedRefund } from '../bank.ts'
import { isOk } from '../bank-http.ts'
import { readRefund } from './mercado-pago-answers.ts'
import { type MercadoPagoClient, parsePayment, refusedBy } from './mercado-pago-client.ts'

/** Requests a refund, whole or partial; idempotent by `refundId`. */
export async function createRefund(
  call: MercadoPagoClient,
  { endToEndId, refundId, amountCents }: WantedRefund,
): Promise<RefundAnswer> {
  const path = `/v1/payments/${encodeURIComponent(endToEndId)}`
  const payment = parsePayment(await call('GET', path))
  // An idempotency key requires the same body on every call.
  const body = payment.amountCents === amountCents ? {} : { amount: centsToReais(amountCents) }
  const requested = await call('POST', `${path}/refunds`, body, {
    'x-idempotency-key': refundId,
    // Without this header a pending refund is answered as if it had been refused.
    'x-render-in-process-refunds': 'true',
  })
  if (!isOk(requested)) throw refusedBy(requested)
  const { id, state } = readRefund(requested.body)
  if (state !== 'in-progress') return state
  // A repeated request returns its first answer, so the present state is read separately.
  const current = await call('GET', `${path}/refunds/${encodeURIComponent(id)}`)
  return isOk(current) ? readRefund(current.body).state : state
}
