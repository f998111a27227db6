import { createHash } from 'node:crypto'
import type { Fields } from '@smm/http-service/json-fields'
import type { Config } from '../../config.ts'
import {
  BankRefused,
  BankUnavailable,
  type Charge,
  type Hint,
  isEqualInConstantTime,
  isOwnReference,
  type PixBank,
  type WantedCharge,
  type WebhookCall,
} from '../bank.ts'
import { readReject, readTransaction } from './paghiper-answers.ts'
import { createPaghiperClient, type PaghiperClient } from './paghiper-client.ts'

const minimumCents = 300
const daySeconds = 86_400

/**
 * Adapter for PagHiper's PIX. It is not idempotent: a charge whose answer was lost stays there unseen, and a new one is
 * created. It cannot refund; staff does that by hand.
 */
export function paghiper(config: Config): PixBank {
  const call = createPaghiperClient(config)
  const { PIX_CLIENT_SECRET: token } = config
  return {
    provider: config.PIX_PROVIDER,
    capabilities: { removeCharge: true, refund: false, listReceipts: false, registerWebhook: false },
    charge: (wanted) => createCharge(call, config, wanted),
    findCharge: (txid) => findCharge(call, token, txid),
    removeCharge: (txid) => removeCharge(call, token, txid),
    readWebhook: (received) => readWebhook(call, config, received),
    async refund() {
      throw new BankRefused('PagHiper gives no money back: do it by hand')
    },
    listReceipts: async () => [],
    // Each charge carries its own notification address.
    registerWebhook: async () => {},
    close: call.close,
  }
}

async function createCharge(call: PaghiperClient, config: Config, wanted: WantedCharge): Promise<Charge> {
  if (wanted.amountCents < minimumCents) throw new BankRefused('PagHiper charges no less than R$ 3,00')
  const answer = await call('/invoice/create/', 'pix_create_request', transactionFor(config, wanted))
  if (answer['result'] === 'reject') throw refusedBy(answer)
  const transaction = parseTransaction(answer)
  // PagHiper counts in days, longer than an order waits: we cancel the charge when the order expires.
  const expiresAt = Date.now() + wanted.expiresInSeconds * 1_000
  return { ...transaction, dueAt: new Date(Math.min(transaction.dueAt.getTime(), expiresAt)) }
}

async function findCharge(call: PaghiperClient, token: string, txid: string): Promise<Charge | undefined> {
  if (isOwnReference(txid)) return undefined
  const answer = await call('/invoice/status/', 'status_request', { token, transaction_id: txid })
  if (answer['result'] === 'success') return parseTransaction({ transaction_id: txid, ...answer })
  if (readReject(answer['response_message']) === 'not-found') return undefined
  throw refusedBy(answer)
}

async function removeCharge(call: PaghiperClient, token: string, txid: string) {
  // PagHiper cannot look up a charge by our reference.
  if (isOwnReference(txid)) return 'not-found'
  const wanted = { token, transaction_id: txid, status: 'canceled' }
  const answer = await call('/invoice/cancel/', 'cancellation_request', wanted)
  if (answer['result'] === 'success') return 'removed'
  const meaning = readReject(answer['response_message'])
  if (meaning === 'refused') throw refusedBy(answer)
  return meaning
}

/** A notification carries no signature: it is authentic when PagHiper itself knows it. */
async function readWebhook(
  call: PaghiperClient,
  { PIX_CLIENT_ID: apiKey, PIX_CLIENT_SECRET: token }: Config,
  { body }: WebhookCall,
): Promise<Hint[] | undefined> {
  const form = new URLSearchParams(body.toString('utf8'))
  const [notification_id, transaction_id] = [form.get('notification_id'), form.get('transaction_id')]
  if (!isEqualInConstantTime(form.get('apiKey'), apiKey) || !notification_id || !transaction_id)
    return undefined
  const wanted = { token, notification_id, transaction_id }
  const answer = await call('/invoice/notification/', 'status_request', wanted)
  if (answer['result'] === 'reject' || answer['transaction_id'] !== transaction_id) return undefined
  const { order_id, status } = answer
  const dedupeKey = createHash('sha256').update(`${transaction_id} ${notification_id}`).digest('hex')
  return [{ dedupeKey, txid: transaction_id, body: { transaction_id, notification_id, order_id, status } }]
}

function transactionFor(config: Config, { txid, amountCents, expiresInSeconds, payerMessage }: WantedCharge) {
  return {
    order_id: txid,
    payer_email: config.PIX_PAYER_EMAIL,
    payer_name: config.PIX_PAYER_NAME,
    payer_cpf_cnpj: config.PIX_PAYER_DOCUMENT,
    days_due_date: String(Math.max(1, Math.ceil(expiresInSeconds / daySeconds))),
    ...(config.PIX_WEBHOOK_URL && { notification_url: config.PIX_WEBHOOK_URL }),
    items: [{ item_id: '1', description: payerMessage, quantity: '1', price_cents: String(amountCents) }],
  }
}

function parseTransaction(answer: Fields): Charge {
  const transaction = readTransaction(answer)
  if (!transaction) throw new BankUnavailable('PagHiper answered something that is no transaction')
  return transaction
}

const refusedBy = (answer: Fields) => new BankRefused(String(answer['response_message']).slice(0, 300))
