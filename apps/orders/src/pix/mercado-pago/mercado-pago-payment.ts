import { centsToReais } from '@smm/pricing/money'
import type { Config } from '../../config.ts'
import type { WantedCharge } from '../bank.ts'

/** Mercado Pago's minimum of 30 minutes, plus a minute of clock drift. */
const minimumSeconds = 31 * 60

/** The body of POST /v1/payments for a charge. */
export function paymentRequestBody(
  config: Config,
  { txid, amountCents, expiresInSeconds, payerMessage }: WantedCharge,
) {
  const expiresInMs = Math.max(expiresInSeconds, minimumSeconds) * 1_000
  return {
    transaction_amount: centsToReais(amountCents),
    description: payerMessage,
    payment_method_id: 'pix',
    external_reference: txid,
    date_of_expiration: inBrasilia(new Date(Date.now() + expiresInMs)),
    ...(config.PIX_WEBHOOK_URL && { notification_url: config.PIX_WEBHOOK_URL }),
    payer: payerOf(config),
  }
}

/** Mercado Pago requires a payer; the chat does not ask for one, so the shop is named. */
function payerOf({ PIX_PAYER_EMAIL: email, PIX_PAYER_NAME, PIX_PAYER_DOCUMENT: number }: Config) {
  const [first, ...rest] = PIX_PAYER_NAME.split(/\s+/).filter((part) => part !== '')
  return {
    email,
    ...(first && { first_name: first }),
    ...(rest.length > 0 && { last_name: rest.join(' ') }),
    ...(number && { identification: { type: number.length === 11 ? 'CPF' : 'CNPJ', number } }),
  }
}

/** ISO 8601 with the offset of Brasília, the format of Mercado Pago. */
export const inBrasilia = (at: Date) =>
  new Date(at.getTime() - 3 * 60 * 60_000).toISOString().replace('Z', '-03:00')
