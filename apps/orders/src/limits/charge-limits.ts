import { type RawBuilder, sql } from 'kysely'
import type { Message } from '@smm/contracts/messages'
import { counter } from '@smm/http-service/observability/metrics'
import type { Deps } from '../deps.ts'
import type { Db, Trx } from '../tables.ts'

/** Counted together: a conversation, a page, an address, and all visitors. */
export type ChargeScope = 'conversation' | 'page' | 'address' | 'all'

/** `freesInSeconds`: until the oldest counted charge leaves the window; null without a charge. */
export type ChargeCount = {
  scope: ChargeScope
  count: number
  maxCharges: number
  freesInSeconds: number | null
}
export type ChargePause = { scope: ChargeScope; retryAfterMinutes: number }

export const hourlyLimits = { conversation: 10, page: 10, address: 60 } as const

/**
 * A carrier puts hundreds of visitors behind one address (CGNAT), and most of a shop's PIX may stay unpaid: each that is paid
 * makes room for three more, which a flood would have to buy.
 */
const roomPerPaidCharge = 3

type ChargeRequest = Pick<Message<'place-cart'>, 'conversationId' | 'orders' | 'addressHashes'>

const linksOf = ({ orders }: ChargeRequest) => [...new Set(orders.map(({ link }) => link))]

const breakerRun = 'charge-breaker'

/**
 * The pause before the next charge of this conversation, page or address, or of all. Takes locks until the transaction
 * ends, so that replicas count one after the other; the count of all visitors takes none and is approximate.
 */
export async function findChargePause(
  { config }: Pick<Deps, 'config'>,
  trx: Trx,
  request: ChargeRequest,
): Promise<ChargePause | undefined> {
  if (config.CHARGE_LIMITS === 'off') return undefined
  const judge = async () => judgeCharges(await countCharges(trx, request, config.CHARGES_PER_MINUTE))
  // A flood above its limit takes no locks: waiting for them would occupy the pool's connections.
  const pause = (await judge()) ?? (await lockScopes(trx, request).then(judge))
  if (pause?.scope === 'all') await recordTrip(trx)
  return pause
}

/** The longest pause among the scopes that are full; undefined when another charge is allowed. */
export function judgeCharges(counts: ChargeCount[]): ChargePause | undefined {
  const pauses = counts
    .filter(({ count, maxCharges }) => count >= maxCharges)
    .map(({ scope, freesInSeconds }) => ({
      scope,
      retryAfterMinutes: Math.max(1, Math.ceil((freesInSeconds ?? 0) / 60)),
    }))
  return pauses.toSorted((a, b) => b.retryAfterMinutes - a.retryAfterMinutes)[0]
}

/** One statement of its own in a fixed order: the count sees what the previous holders stored, and none deadlock. */
const lockScopes = (trx: Trx, request: ChargeRequest) =>
  sql`
    SELECT pg_advisory_xact_lock(key) FROM (
      SELECT DISTINCT hashtextextended(scope, 0) AS key
      FROM unnest(${[...linksOf(request), ...(request.addressHashes ?? [])]}::text[]) AS scope
      ORDER BY key OFFSET 0
    ) AS ordered`.execute(trx)

async function countCharges(trx: Trx, request: ChargeRequest, perMinute: number): Promise<ChargeCount[]> {
  const { conversationId, addressHashes = [] } = request
  const atAddress = sql`address_hash = ANY (${addressHashes}::text[]) AND ${hasCharge}`
  const pages = linksOf(request).map((link) => {
    const ofPage = sql`hashtextextended(link, 0) = hashtextextended(${link}, 0)`
    return countOf('page', unpaid(ofPage), roomAt('page', sql`${ofPage} AND ${atAddress}`))
  })
  const ofConversation = unpaid(sql`conversation_id = ${conversationId} AND ${hasCharge}`)
  const { rows } = await sql<ChargeCount>`
    ${countOf('conversation', ofConversation, hourlyLimits.conversation)}
    UNION ALL ${sql.join(pages, sql` UNION ALL `)}
    UNION ALL ${countOf('address', unpaid(atAddress), roomAt('address', atAddress))}
    UNION ALL ${countOf('all', sql`payments WHERE true`, perMinute, '1 minute')}`.execute(trx)
  return rows
}

const unpaid = (scope: RawBuilder<unknown>) => sql`orders WHERE paid_at IS NULL AND ${scope}`

/** A charge is counted by the order that it is named by; a page by every order for it. */
const hasCharge = sql`EXISTS (SELECT FROM payments WHERE order_id = orders.id)`

/** An address has more room for what it paid, also at a page that strangers filled: a flood would have to buy it. */
const roomAt = (scope: 'page' | 'address', ofAddress: RawBuilder<unknown>) => sql`
  SELECT ${hourlyLimits[scope]} + ${roomPerPaidCharge} * count(*) FROM orders
  WHERE paid_at IS NOT NULL AND ${ofAddress} AND created_at > now() - interval '1 hour'`

/** Expired and cancelled charges count too; paid ones do not, except among all. */
const countOf = (
  scope: ChargeScope,
  which: RawBuilder<unknown>,
  room: number | RawBuilder<unknown>,
  window = '1 hour',
) => sql`
  SELECT ${sql.lit(scope)} AS scope, max_charges, count(created_at)::integer AS count,
    extract(epoch from min(created_at) + interval ${sql.lit(window)} - now())::float8 AS frees_in_seconds
  FROM (SELECT (${room})::integer AS max_charges) AS bound LEFT JOIN LATERAL (
    SELECT created_at FROM ${which} AND created_at > now() - interval ${sql.lit(window)}
    ORDER BY created_at DESC LIMIT max_charges) AS newest ON true
  GROUP BY max_charges`

/** At most one write in ten seconds, however many charges are refused. */
const recordTrip = (trx: Trx) =>
  sql`
    INSERT INTO last_runs (name) VALUES (${breakerRun})
    ON CONFLICT (name) DO UPDATE SET at = now() WHERE last_runs.at < now() - interval '10 seconds'`.execute(
    trx,
  )

/** When the circuit breaker refused a charge, within the last hour. */
export async function findBreakerTrip(db: Db): Promise<Date | undefined> {
  const trip = await db
    .selectFrom('lastRuns')
    .select('at')
    .where('name', '=', breakerRun)
    .where('at', '>', sql<Date>`now() - interval '1 hour'`)
    .executeTakeFirst()
  return trip?.at
}

export const countRefusedCharge = counter(
  'charges_refused_total',
  'Charges refused by a limit: of a conversation, a page, an address, or the circuit breaker over all.',
  ['scope'],
)
