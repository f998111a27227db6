import { centsToReais } from '@smm/pricing/money'
import type { Settings } from '../config.ts'
import { BankRefused, BankUnavailable, type Charge, type PixBank, type WantedCharge } from './bank.ts'
import {
  isOurs,
  isPaymentId,
  readComplaint,
  readPayment,
  readRefund,
  readSearch,
  resultsOf,
} from './mercado-pago-answers.ts'
import { inBrasilia, paymentFor } from './mercado-pago-payment.ts'
import { readMercadoPagoWebhook } from './mercado-pago-webhook.ts'
import { type BankAnswer, isOk, openRequests, requireAnswer, type Wanted } from './send-request.ts'

const pageSize = 100
const mostPages = 100

/** Mercado Pago's `/v1/payments`. A charge is known by the payment's id, and until that is known by our reference. */
export function mercadoPago(settings: Settings): PixBank {
  const { PIX_API_URL, PIX_CLIENT_SECRET: accessToken } = settings
  const send = openRequests()

  async function call(method: Wanted['method'], path: string, body?: object, headers: object = {}) {
    const answer = await send(new URL(PIX_API_URL + path), {
      method,
      headers: {
        ...headers,
        authorization: `Bearer ${accessToken}`,
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    })
    // The same request is still being worked on.
    return requireAnswer(answer, [409, 423, 425])
  }

  async function findByReference(reference: string): Promise<Charge | undefined> {
    const query = new URLSearchParams({ external_reference: reference })
    const answer = await call('GET', `/v1/payments/search?${query}`)
    if (!isOk(answer)) throw refusedBy(answer)
    return readSearch(answer.body, reference)[0]
  }

  async function findCharge(txid: string): Promise<Charge | undefined> {
    if (!isPaymentId(txid)) return findByReference(txid)
    const answer = await call('GET', `/v1/payments/${txid}`)
    if (answer.status === 404) return undefined
    return paymentIn(answer)
  }

  async function charge(wanted: WantedCharge): Promise<Charge> {
    const headers = { 'x-idempotency-key': wanted.txid }
    const answer = await call('POST', '/v1/payments', paymentFor(settings, wanted), headers).catch(
      (err: unknown) => err,
    )
    const isMade = isAnswer(answer) && isOk(answer)
    // It may have been made by this call, or by one before it, whose answer was lost.
    const made = isMade ? paymentIn(answer) : await findByReference(wanted.txid)
    if (made) return { ...made, dueAt: sooner(made.dueAt, wanted.expiresInSeconds) }
    throw isAnswer(answer) ? refusedBy(answer) : answer
  }

  async function removeCharge(txid: string) {
    const id = isPaymentId(txid) ? txid : (await findByReference(txid))?.txid
    if (!id) return 'not-found'
    const answer = await call('PUT', `/v1/payments/${id}`, { status: 'cancelled' })
    if (isOk(answer)) return readPayment(answer.body)?.status === 'removed' ? 'removed' : 'not-open'
    return answer.status === 404 ? 'not-found' : 'not-open'
  }

  async function refund({ endToEndId, refundId, amountCents }: Parameters<PixBank['refund']>[0]) {
    const path = `/v1/payments/${encodeURIComponent(endToEndId)}`
    const payment = paymentIn(await call('GET', path))
    // The same words each time: that is what the idempotency key stands for.
    const body = payment.amountCents === amountCents ? {} : { amount: centsToReais(amountCents) }
    const asked = await call('POST', `${path}/refunds`, body, {
      'x-idempotency-key': refundId,
      // Without it, a refund that takes its time is answered as if it had been refused.
      'x-render-in-process-refunds': 'true',
    })
    if (!isOk(asked)) return 'failed'
    const { id, state } = readRefund(asked.body)
    if (state !== 'in-progress') return state
    // Asked a second time, it repeats its first answer: how the refund stands is another question.
    const now = await call('GET', `${path}/refunds/${encodeURIComponent(id)}`)
    return isOk(now) ? readRefund(now.body).state : state
  }

  async function listReceipts(from: Date, to: Date) {
    const found: unknown[] = []
    for (let page = 0; page < mostPages; page++) {
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

  return {
    provider: settings.PIX_PROVIDER,
    can: { remove: true, refund: true, list: true, register: false },
    charge,
    findCharge,
    removeCharge,
    refund,
    listReceipts,
    // Each payment says itself where it is noticed.
    registerWebhook: async () => {},
    readWebhook(received) {
      const { PIX_WEBHOOK_SECRET: secret, PIX_WEBHOOK_SECRET_BEFORE: before } = settings
      return readMercadoPagoWebhook(received, before ? [secret, before] : [secret], Date.now())
    },
    close: send.close,
  }
}

/** An order may end sooner than its payment can: then we cancel the payment. */
const sooner = (dueAt: Date, seconds: number) =>
  new Date(Math.min(dueAt.getTime(), Date.now() + seconds * 1_000))

const isAnswer = (value: unknown): value is BankAnswer =>
  typeof value === 'object' && value !== null && 'status' in value && 'body' in value

function paymentIn(answer: BankAnswer): Charge {
  if (!isOk(answer)) throw refusedBy(answer)
  const payment = readPayment(answer.body)
  if (!payment) throw new BankUnavailable('Mercado Pago answered something that is no payment')
  return payment
}

const refusedBy = ({ status, body }: BankAnswer) =>
  new BankRefused(`${status} ${readComplaint(body)}`.slice(0, 300))
