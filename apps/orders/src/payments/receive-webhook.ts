import { sql } from 'kysely'
import { compileForMany } from '@smm/database/compile-for-many'
import { inBatches } from '@smm/database/in-batches'
import { counter } from '@smm/http-service/metrics'
import { Refusal } from '@smm/http-service/refusal'
import { askAbout } from './ask-bank.ts'
import type { Deps } from '../deps.ts'
import { type DuePayment, dueColumns, dueNames, lentForSeconds } from './payments.queries.ts'
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
  const isNews = hints.length > 0 && (await storeTogether(deps, hints))
  countWebhook({ verdict: isNews ? 'news' : 'known' })
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
 * What was said for the first time makes the payments due that it is about: they are lent to this process, as far as it
 * has room, and the bank is asked about them at once. Answers for each call whether it was news.
 */
const storeTogether = inBatches(async (deps: Deps, calls: Hint[][]): Promise<boolean[]> => {
  const { webhookDb, atOnce, bank } = deps
  const room = atOnce.room()
  const hints = calls.flat().map(({ dedupeKey, txid, body }, at) => {
    const askIn = at < room ? lentForSeconds : 0
    return { provider: bank.provider, dedupeKey, txid, body: JSON.stringify(body), askIn }
  })
  const stored = await storeHints(webhookDb, hints)
  const due = new Map(stored.filter(isAboutPayment).map((row) => [row.id, row]))
  for (const { askIn, lentUntil, ...row } of due.values()) {
    const payment = { ...row, asks: 0, failedAsks: 0, nextAskAt: lentUntil ?? row.nextAskAt }
    if (askIn > 0) atOnce.start(() => askAbout(deps, payment))
    else deps.nudge('ask-bank')
  }
  const news = new Set(stored.map(({ dedupeKey }) => dedupeKey))
  return calls.map((call) => call.filter(({ dedupeKey }) => news.delete(dedupeKey)).length > 0)
})

type Told = { provider: string; dedupeKey: string; txid: string | null; body: string; askIn: number }
type Stored = { dedupeKey: string }
type Due = Stored & DuePayment & { askIn: number; lentUntil: Date | null }

const isAboutPayment = (row: Due | (Stored & { id: null })): row is Due => row.id !== null

/** One statement is one transaction: the bank waits for it. What comes due earlier anyway is not written again. */
const storeHints = compileForMany<Told, Due | (Stored & { id: null })>(
  { provider: 'text', dedupeKey: 'text', txid: 'text', body: 'jsonb', askIn: 'integer' },
  (given) => sql`
    WITH given AS (${given}), stored AS (
      INSERT INTO webhook_hints (provider, dedupe_key, txid, body) SELECT provider, dedupe_key, txid, body FROM given
      ON CONFLICT (provider, dedupe_key) DO NOTHING RETURNING dedupe_key, txid
    ), told AS (
      SELECT DISTINCT ON (stored.dedupe_key) stored.dedupe_key, stored.txid AS told_txid, provider AS told_by, ask_in
      FROM stored JOIN given ON given.dedupe_key = stored.dedupe_key
    ), due AS (
      SELECT dedupe_key, ask_in, now() + make_interval(secs => ask_in) AS ask_at, ${dueColumns}
      FROM told JOIN payments ON txid = told_txid AND provider = told_by JOIN orders ON orders.id = order_id
    ), lent AS (
      UPDATE payments SET next_ask_at = ask_at, asks = 0, failed_asks = 0
      FROM due WHERE payments.id = due.id AND (payments.next_ask_at IS NULL OR payments.next_ask_at > ask_at)
      RETURNING payments.id AS lent_id, payments.next_ask_at AS lent_until
    )
    SELECT told.dedupe_key, due.ask_in, ${dueNames}, lent_until
    FROM told LEFT JOIN due ON due.dedupe_key = told.dedupe_key LEFT JOIN lent ON lent_id = id`,
)
