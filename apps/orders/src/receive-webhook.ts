import { sql } from 'kysely'
import { counter } from '@smm/http-service/metrics'
import { Refusal } from '@smm/http-service/refusal'
import type { Deps } from './deps.ts'
import { BankUnavailable, type Hint, type WebhookCall } from './pix/bank.ts'

export type ReceivedWebhook = WebhookCall & { provider: string }

const countWebhook = counter('webhook_total', 'Calls of the bank, by what they were worth.', ['verdict'])

/**
 * The bank says that something happened. Who it is comes first, on the bytes as they came; then the hint is stored once
 * and the bank will be asked: nothing else in a webhook is believed.
 */
export async function receiveWebhook(deps: Deps, { provider, ...call }: ReceivedWebhook): Promise<void> {
  if (provider !== deps.bank.provider) throw new Refusal('NOT_FOUND')
  const hints = await readHints(deps, call)
  if (!hints) {
    countWebhook({ verdict: 'forged' })
    throw new Refusal('INVALID_SIGNATURE', { provider })
  }
  const isNew = await storeHints(deps, hints)
  countWebhook({ verdict: isNew ? 'news' : 'known' })
  if (isNew) deps.nudge('ask-bank')
}

async function readHints(deps: Deps, call: WebhookCall): Promise<Hint[] | undefined> {
  try {
    return await deps.bank.readWebhook(call)
  } catch (err) {
    // The bank says it again later.
    countWebhook({ verdict: err instanceof BankUnavailable ? 'unchecked' : 'unreadable' })
    if (err instanceof BankUnavailable) throw new Refusal('UNAVAILABLE')
    throw new Refusal('INVALID_REQUEST', { reason: 'the webhook could not be read' })
  }
}

/** True when there was something in it that had not been said before. */
async function storeHints({ db, bank: { provider } }: Deps, hints: Hint[]): Promise<boolean> {
  if (hints.length === 0) return false
  const told = hints.map(
    ({ dedupeKey, txid, body }) => sql`(${provider}, ${dedupeKey}, ${txid}, ${JSON.stringify(body)})`,
  )
  // One statement is one transaction: the bank waits for it, and so may the charge be asked about at once.
  const { rows } = await sql`
    WITH stored AS (
      INSERT INTO webhook_hints (provider, dedupe_key, txid, body) VALUES ${sql.join(told)}
      ON CONFLICT (provider, dedupe_key) DO NOTHING RETURNING txid
    ), asked AS (
      UPDATE payments SET next_ask_at = now(), asks = 0, failed_asks = 0
      WHERE provider = ${provider} AND txid IN (SELECT txid FROM stored)
    )
    SELECT txid FROM stored WHERE txid IS NOT NULL`.execute(db)
  return rows.length > 0
}
