import { sql } from 'kysely'
import { counter } from '@smm/http-service/metrics'
import { Refusal } from '@smm/http-service/refusal'
import { askAbout } from './ask-bank.ts'
import type { Deps } from '../deps.ts'
import { type DuePayment, dueColumns, dueNames, inSeconds, lentForSeconds } from './payments.queries.ts'
import { BankUnavailable, type Hint, type WebhookCall } from '../pix/bank.ts'

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
  const { isNews, due } = await storeHints(deps, hints, isLent)
  countWebhook({ verdict: isNews ? 'news' : 'known' })
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

type Due = DuePayment & { lentUntil: Date | null }

/**
 * What was said for the first time, with the payments that it is about: those are due to be asked about, or lent to this
 * process for that. One that comes due earlier anyway is not written again.
 */
async function storeHints(
  { webhookDb, bank: { provider } }: Deps,
  hints: Hint[],
  isLent: boolean,
): Promise<{ isNews: boolean; due: DuePayment[] }> {
  if (hints.length === 0) return { isNews: false, due: [] }
  const told = hints.map(
    ({ dedupeKey, txid, body }) => sql`(${provider}, ${dedupeKey}, ${txid}, ${JSON.stringify(body)})`,
  )
  const askAt = inSeconds(isLent ? lentForSeconds : 0)
  // One statement is one transaction: the bank waits for it, and so may the charge be asked about at once.
  const { rows } = await sql<Due | { id: null }>`
    WITH stored AS (
      INSERT INTO webhook_hints (provider, dedupe_key, txid, body) VALUES ${sql.join(told)}
      ON CONFLICT (provider, dedupe_key) DO NOTHING RETURNING txid
    ), due AS (
      SELECT ${dueColumns} FROM payments JOIN orders ON orders.id = order_id
      WHERE provider = ${provider} AND txid IN (SELECT txid FROM stored)
    ), lent AS (
      UPDATE payments SET next_ask_at = ${askAt}, asks = 0, failed_asks = 0
      FROM due WHERE payments.id = due.id AND (payments.next_ask_at IS NULL OR payments.next_ask_at > ${askAt})
      RETURNING payments.id AS lent_id, payments.next_ask_at AS lent_until
    )
    SELECT ${dueNames}, lent_until
    FROM (SELECT DISTINCT txid AS told FROM stored) AS news LEFT JOIN due ON txid = told LEFT JOIN lent ON lent_id = id
    WHERE told IS NOT NULL`.execute(webhookDb)
  const due = rows.filter((row): row is Due => row.id !== null)
  return {
    isNews: rows.length > 0,
    due: due.map(({ lentUntil, ...payment }) => ({
      ...payment,
      ...{ asks: 0, failedAsks: 0, nextAskAt: lentUntil ?? payment.nextAskAt },
    })),
  }
}
