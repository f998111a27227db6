import { createHash } from 'node:crypto'
import type { Settings } from '../config.ts'
import type { Hint, WebhookCall } from './bank.ts'
import { isEqualInConstantTime } from './constant-time-equal.ts'
import type { PaghiperClient } from './paghiper-client.ts'

/** A notification carries no signature: it is authentic when PagHiper itself knows it. */
export async function readPaghiperWebhook(
  call: PaghiperClient,
  { PIX_CLIENT_ID: apiKey, PIX_CLIENT_SECRET: token }: Settings,
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
