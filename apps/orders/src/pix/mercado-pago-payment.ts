import { centsToReais } from '@smm/pricing/money'
import type { Settings } from '../config.ts'
import type { WantedCharge } from './bank.ts'

/** Mercado Pago refuses a PIX that ends sooner; a minute more, because its clock is not ours. */
const shortestSeconds = 31 * 60

/** A charge in the words of Mercado Pago. */
export function paymentFor(settings: Settings, { txid, amountCents, expiresInSeconds, note }: WantedCharge) {
  const endsInMs = Math.max(expiresInSeconds, shortestSeconds) * 1_000
  return {
    transaction_amount: centsToReais(amountCents),
    description: note,
    payment_method_id: 'pix',
    external_reference: txid,
    date_of_expiration: inBrasilia(new Date(Date.now() + endsInMs)),
    ...(settings.PIX_WEBHOOK_URL && { notification_url: settings.PIX_WEBHOOK_URL }),
    payer: payerOf(settings),
  }
}

/** Mercado Pago wants to know who pays; the chat does not ask, so the shop stands in. */
function payerOf({ PIX_PAYER_EMAIL: email, PIX_PAYER_NAME, PIX_PAYER_DOCUMENT: number }: Settings) {
  const [first, ...rest] = PIX_PAYER_NAME.split(/\s+/).filter((part) => part !== '')
  return {
    email,
    ...(first && { first_name: first }),
    ...(rest.length > 0 && { last_name: rest.join(' ') }),
    ...(number && { identification: { type: number.length === 11 ? 'CPF' : 'CNPJ', number } }),
  }
}

/** With an offset, as Mercado Pago writes its times. */
export const inBrasilia = (at: Date) =>
  new Date(at.getTime() - 3 * 60 * 60_000).toISOString().replace('Z', '-03:00')
