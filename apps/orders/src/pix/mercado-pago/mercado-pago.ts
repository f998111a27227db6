import type { Config } from '../../config.ts'
import type { Charge, PixBank, WantedCharge } from '../bank.ts'
import { type BankResponse, isOk } from '../bank-http.ts'
import { isPaymentId, readPayment, readSearch } from './mercado-pago-answers.ts'
import {
  createMercadoPagoClient,
  type MercadoPagoClient,
  parsePayment,
  refusedBy,
} from './mercado-pago-client.ts'
import { paymentRequestBody } from './mercado-pago-payment.ts'
import { listReceipts } from './mercado-pago-receipts.ts'
import { createRefund } from './mercado-pago-refund.ts'
import { readMercadoPagoWebhook } from './mercado-pago-webhook.ts'

/** Adapter for Mercado Pago's `/v1/payments`. A charge has our reference until the payment's id is known. */
export function mercadoPago(config: Config): PixBank {
  const call = createMercadoPagoClient(config)
  const { PIX_WEBHOOK_SECRET: secret, PIX_WEBHOOK_SECRET_BEFORE: previous } = config
  return {
    provider: config.PIX_PROVIDER,
    capabilities: { removeCharge: true, refund: true, listReceipts: true, registerWebhook: false },
    charge: (wanted) => createCharge(call, config, wanted),
    findCharge: (txid) => findCharge(call, txid),
    removeCharge: (txid) => removeCharge(call, txid),
    refund: (wanted) => createRefund(call, wanted),
    listReceipts: (from, to) => listReceipts(call, from, to),
    // Each payment carries its own notification address.
    registerWebhook: async () => {},
    readWebhook: (received) =>
      readMercadoPagoWebhook(received, previous ? [secret, previous] : [secret], Date.now()),
    close: call.close,
  }
}

async function findByReference(call: MercadoPagoClient, reference: string): Promise<Charge | undefined> {
  const query = new URLSearchParams({ external_reference: reference })
  const answer = await call('GET', `/v1/payments/search?${query}`)
  if (!isOk(answer)) throw refusedBy(answer)
  return readSearch(answer.body, reference)[0]
}

async function findCharge(call: MercadoPagoClient, txid: string): Promise<Charge | undefined> {
  if (!isPaymentId(txid)) return findByReference(call, txid)
  const answer = await call('GET', `/v1/payments/${txid}`)
  return answer.status === 404 ? undefined : parsePayment(answer)
}

async function createCharge(call: MercadoPagoClient, config: Config, wanted: WantedCharge): Promise<Charge> {
  const headers = { 'x-idempotency-key': wanted.txid }
  const answer = await call('POST', '/v1/payments', paymentRequestBody(config, wanted), headers).catch(
    (err: unknown) => err,
  )
  const isCreated = isResponse(answer) && isOk(answer)
  // A lost answer, of this call or an earlier one, may hide a created payment.
  const payment = isCreated ? parsePayment(answer) : await findByReference(call, wanted.txid)
  if (payment) return { ...payment, dueAt: capDueDate(payment.dueAt, wanted.expiresInSeconds) }
  throw isResponse(answer) ? refusedBy(answer) : answer
}

async function removeCharge(call: MercadoPagoClient, txid: string) {
  const id = isPaymentId(txid) ? txid : (await findByReference(call, txid))?.txid
  if (!id) return 'not-found'
  const answer = await call('PUT', `/v1/payments/${id}`, { status: 'cancelled' })
  if (isOk(answer)) return readPayment(answer.body)?.status === 'removed' ? 'removed' : 'not-open'
  return answer.status === 404 ? 'not-found' : 'not-open'
}

/** An order may expire before its payment does; then we cancel the payment. */
const capDueDate = (dueAt: Date, seconds: number) =>
  new Date(Math.min(dueAt.getTime(), Date.now() + seconds * 1_000))

const isResponse = (value: unknown): value is BankResponse =>
  typeof value === 'object' && value !== null && 'status' in value && 'body' in value
