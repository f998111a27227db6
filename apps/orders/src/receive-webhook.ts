import { sql } from 'kysely'
import { counter } from '@smm/http-service/metrics'
import { Refusal } from '@smm/http-service/refusal'
import { askAbout } from './ask-bank.ts'
import type { Deps } from './deps.ts'
import { type DuePayment, dueColumns, dueNames, inSeconds, lentForSeconds } from './payments.queries.ts'
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
  const isLent = deps.atOnce.hasRoom(hints.length)
  const told = await storeHints(deps, hints, isLent)
  countWebhook({ verdict: told.length > 0 ? 'news' : 'known' })
  const due = told.filter((payment): payment is DuePayment => payment.id !== null)
  if (isLent) for (const payment of due) deps.atOnce.start(() => askAbout(deps, payment))
  else if (due.length > 0) deps.nudge('ask-bank')
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

/**
 * What was said for the first time, with the payments that it is about: those are due to be asked about, or lent to this
 * process for that.
 */
async function storeHints(
  { webhookDb, bank: { provider } }: Deps,
  hints: Hint[],
  isLent: boolean,
): Promise<Told[]> {
  if (hints.length === 0) return []
  const told = hints.map(
    ({ dedupeKey, txid, body }) => sql`(${provider}, ${dedupeKey}, ${txid}, ${JSON.stringify(body)})`,
  )
  // One statement is one transaction: the bank waits for it, and so may the charge be asked about at once.
  const { rows } = await sql<Told>`
    WITH stored AS (
      INSERT INTO webhook_hints (provider, dedupe_key, txid, body) VALUES ${sql.join(told)}
      ON CONFLICT (provider, dedupe_key) DO NOTHING RETURNING txid
    ), asked AS (
      UPDATE payments SET next_ask_at = ${inSeconds(isLent ? lentForSeconds : 0)}, asks = 0, failed_asks = 0
      FROM orders
      WHERE provider = ${provider} AND txid IN (SELECT txid FROM stored) AND orders.id = order_id
      RETURNING ${dueColumns}
    )
    SELECT ${dueNames} FROM (SELECT DISTINCT txid AS told FROM stored) AS news LEFT JOIN asked ON txid = told
    WHERE told IS NOT NULL`.execute(webhookDb)
  return rows
}

type Told = DuePayment | { [Name in keyof DuePayment]: null }
