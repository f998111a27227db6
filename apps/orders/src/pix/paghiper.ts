import { createHash } from 'node:crypto'
import type { Settings } from '../config.ts'
import {
  BankRefused,
  BankUnavailable,
  type Charge,
  type Hint,
  type PixBank,
  type WantedCharge,
  type WebhookCall,
} from './bank.ts'
import { isSameText } from './is-same-text.ts'
import { readReject, readTransaction } from './paghiper-answers.ts'
import { fieldsOf } from './read-answers.ts'
import { openRequests, requireAnswer } from './send-request.ts'

const leastCents = 300
const daySeconds = 86_400
type Fields = Record<string, unknown>

/**
 * PagHiper's PIX. It knows a charge by its own transaction id, and asked twice it makes two: a charge whose
 * answer was lost stays there, shown to nobody, and a new one is made. It gives no money back: that is done by hand.
 */
export function paghiper(settings: Settings): PixBank {
  const { PIX_API_URL, PIX_CLIENT_ID: apiKey, PIX_CLIENT_SECRET: token } = settings
  const send = openRequests()

  /** Answers what stands under `envelope`, whatever the status: PagHiper says yes and no in words. */
  async function call(path: string, envelope: string, fields: Fields): Promise<Fields> {
    const headers = { 'content-type': 'application/json' }
    const body = JSON.stringify({ apiKey, ...fields })
    const answer = await send(new URL(PIX_API_URL + path), { method: 'POST', headers, body })
    const said = fieldsOf(fieldsOf(requireAnswer(answer).body)[envelope])
    if (said['result'] !== 'success' && said['result'] !== 'reject')
      throw new BankUnavailable(`PagHiper answered ${answer.status} without a result`)
    return said
  }

  async function charge(wanted: WantedCharge): Promise<Charge> {
    if (wanted.amountCents < leastCents) throw new BankRefused('PagHiper charges no less than R$ 3,00')
    const said = await call('/invoice/create/', 'pix_create_request', transactionFor(settings, wanted))
    if (said['result'] === 'reject') throw refusedBy(said)
    const made = transactionIn(said)
    // Its days are too long for an order: when our own time is over, we cancel.
    const ours = Date.now() + wanted.expiresInSeconds * 1_000
    return { ...made, dueAt: new Date(Math.min(made.dueAt.getTime(), ours)) }
  }

  async function findCharge(txid: string): Promise<Charge | undefined> {
    if (isOurReference(txid)) return undefined
    const said = await call('/invoice/status/', 'status_request', { token, transaction_id: txid })
    if (said['result'] === 'success') return transactionIn({ transaction_id: txid, ...said })
    if (readReject(said['response_message']) === 'not-found') return undefined
    throw refusedBy(said)
  }

  async function removeCharge(txid: string) {
    if (isOurReference(txid)) return 'not-found'
    const wanted = { token, transaction_id: txid, status: 'canceled' }
    const said = await call('/invoice/cancel/', 'cancellation_request', wanted)
    if (said['result'] === 'success') return 'removed'
    const meaning = readReject(said['response_message'])
    if (meaning === 'refused') throw refusedBy(said)
    return meaning
  }

  /** A notice proves nothing by itself: it is PagHiper's if PagHiper knows it. */
  async function readWebhook({ body }: WebhookCall): Promise<Hint[] | undefined> {
    const form = new URLSearchParams(body.toString('utf8'))
    const [notification_id, transaction_id] = [form.get('notification_id'), form.get('transaction_id')]
    if (!isSameText(form.get('apiKey'), apiKey) || !notification_id || !transaction_id) return undefined
    const wanted = { token, notification_id, transaction_id }
    const said = await call('/invoice/notification/', 'status_request', wanted)
    if (said['result'] === 'reject' || said['transaction_id'] !== transaction_id) return undefined
    const { order_id, status } = said
    const dedupeKey = createHash('sha256').update(`${transaction_id} ${notification_id}`).digest('hex')
    return [{ dedupeKey, txid: transaction_id, body: { transaction_id, notification_id, order_id, status } }]
  }

  return {
    provider: settings.PIX_PROVIDER,
    can: { remove: true, refund: false, list: false, register: false },
    charge,
    findCharge,
    removeCharge,
    readWebhook,
    async refund() {
      throw new BankRefused('PagHiper gives no money back: do it by hand')
    },
    listReceipts: async () => [],
    // Each charge says itself where it is noticed.
    registerWebhook: async () => {},
    close: send.close,
  }
}

/** Until PagHiper has named a charge it goes by our reference, which PagHiper cannot look up. */
const isOurReference = (txid: string) => /^[0-9a-f]{32}$/.test(txid)

function transactionFor(settings: Settings, { txid, amountCents, expiresInSeconds, note }: WantedCharge) {
  return {
    order_id: txid,
    payer_email: settings.PIX_PAYER_EMAIL,
    payer_name: settings.PIX_PAYER_NAME,
    payer_cpf_cnpj: settings.PIX_PAYER_DOCUMENT,
    days_due_date: String(Math.max(1, Math.ceil(expiresInSeconds / daySeconds))),
    ...(settings.PIX_WEBHOOK_URL && { notification_url: settings.PIX_WEBHOOK_URL }),
    items: [{ item_id: '1', description: note, quantity: '1', price_cents: String(amountCents) }],
  }
}

function transactionIn(said: Fields): Charge {
  const transaction = readTransaction(said)
  if (!transaction) throw new BankUnavailable('PagHiper answered something that is no transaction')
  return transaction
}

const refusedBy = (said: Fields) => new BankRefused(String(said['response_message']).slice(0, 300))
