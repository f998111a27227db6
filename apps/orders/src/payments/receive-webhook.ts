import { counter } from '@smm/http-service/observability/metrics'
import { Refusal } from '@smm/http-service/refusal'
import type { Deps } from '../deps.ts'
import { BankUnavailable, type Hint, type WebhookCall } from '../pix/bank.ts'
import { pollCharge } from './poll-charges.ts'

export type ReceivedWebhook = WebhookCall & { provider: string }

const countWebhook = counter('webhook_total', 'Calls of the bank, by what they were worth.', ['verdict'])

/**
 * Checks the caller on the raw bytes, stores its hints once, and has the bank asked about their charges: nothing else in
 * a webhook is trusted.
 */
export async function receiveWebhook(deps: Deps, { provider, ...call }: ReceivedWebhook): Promise<void> {
  if (provider !== deps.bank.provider) throw new Refusal('NOT_FOUND')
  const hints = await readHints(deps, call)
  if (!hints) {
    countWebhook({ verdict: 'forged' })
    throw new Refusal('INVALID_SIGNATURE', { provider })
  }
  const { news, leased } = await deps.hints.store(hints)
  for (const payment of leased) void deps.dispatcher.dispatch(() => pollCharge(deps, payment))
  if (leased.length < news) deps.wake('poll-charges')
  countWebhook({ verdict: news > 0 ? 'news' : 'known' })
}

async function readHints(deps: Deps, call: WebhookCall): Promise<Hint[] | undefined> {
  try {
    return await deps.bank.readWebhook(call)
  } catch (err) {
    // The bank retries its webhook.
    countWebhook({ verdict: err instanceof BankUnavailable ? 'unchecked' : 'unreadable' })
    if (err instanceof BankUnavailable) throw new Refusal('UNAVAILABLE')
    throw new Refusal('INVALID_REQUEST', { reason: 'the webhook could not be read' })
  }
}
