import type { FastifyPluginAsync } from 'fastify'
import { counter } from '@smm/http-service/observability/metrics'
import { Refusal } from '@smm/http-service/refusal'
import type { Deps } from '../deps.ts'
import { BankUnavailable, type Hint, type WebhookCall } from '../pix/bank.ts'
import { pollCharge } from './poll-charges.ts'

const webhookBytes = 256 * 1024

const countWebhook = counter('webhook_total', 'Calls of the bank, by what they were worth.', ['verdict'])

/** Where the bank calls; the API Pix appends `/pix` to the address that was registered. */
export const webhookRoutes: FastifyPluginAsync<Deps> = async (app, deps) => {
  app.removeAllContentTypeParsers()
  // The bytes as they came, whatever they claim to be: they are checked before they are read.
  app.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: webhookBytes }, (_request, body, done) =>
    done(null, body),
  )
  for (const url of ['/api/webhooks/pix/:provider', '/api/webhooks/pix/:provider/pix']) {
    app.post<Webhook>(url, async ({ params, body, headers, query }) => {
      if (params.provider !== deps.bank.provider) throw new Refusal('NOT_FOUND')
      await receiveWebhook(deps, { body: Buffer.isBuffer(body) ? body : Buffer.alloc(0), headers, query })
      return { ok: true }
    })
  }
}

type Webhook = { Params: { provider: string }; Querystring: WebhookCall['query'] }

/**
 * Checks the caller on the raw bytes, stores its hints once, and has the bank asked about their charges: nothing else in
 * a webhook is trusted.
 */
async function receiveWebhook(deps: Deps, call: WebhookCall): Promise<void> {
  const hints = await readHints(deps, call)
  if (!hints) {
    countWebhook({ verdict: 'forged' })
    throw new Refusal('INVALID_SIGNATURE', { provider: deps.bank.provider })
  }
  const { newCount, leased } = await deps.hints.store(hints)
  for (const payment of leased) void deps.dispatcher.dispatch(() => pollCharge(deps, payment))
  if (leased.length < newCount) deps.wake('poll-charges')
  countWebhook({ verdict: newCount > 0 ? 'news' : 'known' })
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
