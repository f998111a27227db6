import { type RawBuilder, sql } from 'kysely'
import type { Message } from '@smm/contracts/messages'
import { counter } from '@smm/http-service/metrics'
import type { Deps } from '../deps.ts'
import type { Db, Trx } from '../tables.ts'
import {
  type ChargeCount,
  type ChargePause,
  type ChargeScope,
  hourlyLimits,
  judgeCharges,
} from './judge-charges.ts'

type Request = Pick<Message<'place-order'>, 'conversationId' | 'link' | 'addressHashes'>

const breakerRun = 'charge-breaker'

/**
 * The pause before the next charge of this conversation, page or address, or of all. Takes locks until the transaction
 * ends, so that replicas count one after the other; the count of all visitors takes none and is approximate.
 */
export async function findChargePause(
  { settings }: Pick<Deps, 'settings'>,
  trx: Trx,
  request: Request,
): Promise<ChargePause | undefined> {
  if (settings.CHARGE_LIMITS === 'off') return undefined
  const limits = { ...hourlyLimits, all: settings.CHARGES_PER_MINUTE }
  const judge = async () => judgeCharges(await countCharges(trx, request, limits.all), limits)
  // A flood above its limit takes no locks: waiting for them would occupy the pool's connections.
  const pause = (await judge()) ?? (await lockScopes(trx, request).then(judge))
  if (pause?.scope === 'all') await recordTrip(trx)
  return pause
}

/** One statement of its own in a fixed order: the count sees what the previous holders stored, and none deadlock. */
const lockScopes = (trx: Trx, { link, addressHashes = [] }: Request) =>
  sql`
    SELECT pg_advisory_xact_lock(key) FROM (
      SELECT DISTINCT hashtextextended(scope, 0) AS key FROM unnest(${[link, ...addressHashes]}::text[]) AS scope
      ORDER BY key OFFSET 0
    ) AS ordered`.execute(trx)

async function countCharges(
  trx: Trx,
  { conversationId, link, addressHashes = [] }: Request,
  perMinute: number,
): Promise<ChargeCount[]> {
  const unpaid = (scope: RawBuilder<unknown>) => sql`paid_at IS NULL AND ${scope}`
  const { rows } = await sql<ChargeCount>`
    ${countOf('conversation', unpaid(sql`conversation_id = ${conversationId}`), hourlyLimits.conversation)}
    UNION ALL ${countOf('page', unpaid(sql`hashtextextended(link, 0) = hashtextextended(${link}, 0)`), hourlyLimits.page)}
    UNION ALL ${countOf('address', unpaid(sql`address_hash = ANY (${addressHashes}::text[])`), hourlyLimits.address)}
    UNION ALL ${countOf('all', sql`true`, perMinute, '1 minute')}`.execute(trx)
  return rows
}

/** Expired and cancelled charges count too; paid ones make room, except among all. */
const countOf = (scope: ChargeScope, which: RawBuilder<unknown>, limit: number, window = '1 hour') => sql`
  SELECT ${sql.lit(scope)} AS scope, count(*)::integer AS count,
    extract(epoch from min(created_at) + interval ${sql.lit(window)} - now())::float8 AS frees_in_seconds
  FROM (SELECT created_at FROM orders WHERE ${which} AND created_at > now() - interval ${sql.lit(window)}
    ORDER BY created_at DESC LIMIT ${limit}) AS newest`

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
