import { createHash } from 'node:crypto'
import { type RawBuilder, sql } from 'kysely'
import { networkOf } from '@smm/http-service/addresses/network-of'
import { Refusal } from '@smm/http-service/refusal'
import type { Db, Trx } from '../tables.ts'

/** The attempts of one account from one scope: a network, a device or a kind of check. */
type AttemptKey = { username: string; scope: string }
/** The attempts of a scope on one account, and on all accounts together; an office signs in less often within an hour. */
type Scope = { scope: string; freePerAccount: number; freeInAll: number }

/** Where a sign-in comes from. A known device is a scope of its own: nobody else uses up its attempts. */
export type Client = { address: string; device?: string }

const freeAttempts = 5
const auditedFailures = 20
/** The first block outlasts the hash of the next try on a busy machine. */
const firstBackoffSeconds = 15
const maxBackoffSeconds = 300
/** Wrong passwords a minute of all unknown devices together; each costs a hash. */
const strangersPerMinute = 60
const strangers: AttemptKey = { username: '', scope: 'unknown devices' }

/**
 * Counts an attempt before it is made and returns its number. The fifth blocks its key for 15 s and each later one twice as
 * long, up to 5 minutes; an hour without attempts resets it. Refuses with TOO_MANY_ATTEMPTS while blocked.
 */
export const registerAttempt = (db: Db | Trx, key: AttemptKey) => increment(db, key, freeAttempts)

export const clearAttempts = (db: Db, ...keys: AttemptKey[]) =>
  db.deleteFrom('signInAttempts').where('key', 'in', keys.map(hashOf)).execute()

/**
 * Counts a sign-in against every budget of its client and returns its number on this account. In one transaction: a
 * refused one is rolled back and costs nothing.
 */
export const registerSignIn = (db: Db, username: string, client: Client): Promise<number> =>
  db.transaction().execute(async (trx) => {
    if (!client.device) await takeFromMinute(trx, strangers, strangersPerMinute)
    let tries = 0
    for (const { scope, freePerAccount, freeInAll } of scopesOf(client)) {
      await increment(trx, { username: '', scope }, freeInAll)
      tries = Math.max(tries, await increment(trx, { username, scope }, freePerAccount))
    }
    return tries
  })

/** Forgets the attempts of a client that signed in, and returns its share of the minute. */
export async function clearSignIn(db: Db, username: string, client: Client): Promise<void> {
  if (!client.device) {
    await db
      .updateTable('signInAttempts')
      .set((eb) => ({ times: eb('times', '-', 1) }))
      .where('key', '=', hashOf(strangers))
      .where('times', '>', 0)
      .execute()
  }
  const keys = scopesOf(client).flatMap(({ scope }) => [
    { username: '', scope },
    { username, scope },
  ])
  await clearAttempts(db, ...keys)
}

/** Limits how many failures are audited per username; refuses like `registerAttempt`. */
export const registerAuditEntry = (db: Db, username: string) =>
  increment(db, { username, scope: 'noted' }, auditedFailures)

/** Whether the attempt of this number blocks the next one. */
export const isThrottled = (attempts: number): boolean => attempts >= freeAttempts

/** A provider gives a household a /56 and may give an attacker a whole /48. */
function scopesOf({ address, device }: Client): Scope[] {
  const narrow = { freePerAccount: freeAttempts, freeInAll: 50 }
  if (device) return [{ scope: `device ${device}`, ...narrow }]
  const [household, provider] = [networkOf(address, 56), networkOf(address, 48)]
  const network = { scope: household, ...narrow }
  // An IPv4 address, also a mapped one (::ffff:203.0.113.9), is its own network.
  return household === provider
    ? [network]
    : [network, { scope: provider, freePerAccount: 20, freeInAll: 200 }]
}

const hashOf = ({ username, scope }: AttemptKey) =>
  createHash('sha256').update(`${username}\n${scope}`).digest('hex')

/** The attempt after the free ones blocks the key, twice as long each time. */
function increment(db: Db | Trx, key: AttemptKey, free: number): Promise<number> {
  const times = sql<number>`CASE WHEN sign_in_attempts.last_at < now() - interval '1 hour'
    THEN 1 ELSE sign_in_attempts.times + 1 END`
  const blockedUntil = sql<Date>`CASE WHEN ${times} >= ${free}::int THEN now() + make_interval(
    secs => least(${maxBackoffSeconds}::int, ${firstBackoffSeconds}::int * power(2, least(${times} - ${free}::int, 10)))) END`
  const isOpen = sql<boolean>`(sign_in_attempts.blocked_until IS NULL OR sign_in_attempts.blocked_until <= now())`
  return count(db, key, { times, blockedUntil, isOpen, firstBlock: sql<null>`NULL` })
}

/** A fixed window: `blocked_until` holds its end, and the key is closed once the window's budget is used up. */
function takeFromMinute(db: Trx, key: AttemptKey, budget: number): Promise<number> {
  const isOver = sql`sign_in_attempts.blocked_until <= now()`
  const windowEnd = sql<Date>`now() + interval '1 minute'`
  const times = sql<number>`CASE WHEN ${isOver} THEN 1 ELSE sign_in_attempts.times + 1 END`
  const blockedUntil = sql<Date>`CASE WHEN ${isOver} THEN ${windowEnd} ELSE sign_in_attempts.blocked_until END`
  const isOpen = sql<boolean>`(${isOver} OR sign_in_attempts.times < ${budget}::int)`
  return count(db, key, { times, blockedUntil, isOpen, firstBlock: windowEnd })
}

type Counting = {
  times: RawBuilder<number>
  blockedUntil: RawBuilder<Date>
  isOpen: RawBuilder<boolean>
  firstBlock: RawBuilder<Date | null>
}

/** One atomic statement, so that attempts at the same moment cannot pass on the same count. */
async function count(
  db: Db | Trx,
  key: AttemptKey,
  { times, blockedUntil, isOpen, firstBlock }: Counting,
): Promise<number> {
  const counted = await db
    .insertInto('signInAttempts')
    .values({ key: hashOf(key), times: 1, blockedUntil: firstBlock })
    .onConflict((conflict) =>
      conflict
        .column('key')
        .doUpdateSet({ times, lastAt: sql<Date>`now()`, blockedUntil })
        .where(isOpen),
    )
    .returning('times')
    .executeTakeFirst()
  if (!counted) throw new Refusal('TOO_MANY_ATTEMPTS')
  return counted.times
}
