import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { Refusal } from '@smm/http-service/refusal'
import type { Db } from '../tables.ts'

export type Guess = { username: string; address: string }

const freeTries = 5
const longestSeconds = 300

const keyOf = ({ username, address }: Guess) =>
  createHash('sha256').update(`${username}\n${address}`).digest('hex')

/**
 * Counts a try before it is made. After five, each next one has to wait twice as long, up to 5 minutes: per account and
 * address, so nobody can lock the administrator out from elsewhere. An hour of quiet forgets.
 */
export async function countTry(db: Db, guess: Guess): Promise<void> {
  const counted = await db
    .insertInto('signInAttempts')
    .values({ key: keyOf(guess), times: 1 })
    .onConflict((conflict) =>
      conflict
        .column('key')
        .doUpdateSet((eb) => {
          const times = sql<number>`CASE WHEN ${eb.ref('signInAttempts.lastAt')} < now() - interval '1 hour'
            THEN 1 ELSE ${eb.ref('signInAttempts.times')} + 1 END`
          return {
            times,
            lastAt: sql<Date>`now()`,
            blockedUntil: sql<Date>`CASE WHEN ${times} >= ${freeTries}::int THEN now() + make_interval(
              secs => least(${longestSeconds}::int, power(2, least(${times} - ${freeTries}::int, 10)))) END`,
          }
        })
        .where((eb) =>
          eb.or([
            eb('signInAttempts.blockedUntil', 'is', null),
            eb('signInAttempts.blockedUntil', '<=', sql<Date>`now()`),
          ]),
        ),
    )
    .returning('times')
    .executeTakeFirst()
  if (!counted) throw new Refusal('TOO_MANY_ATTEMPTS')
}

export const forgetTries = (db: Db, guess: Guess) =>
  db.deleteFrom('signInAttempts').where('key', '=', keyOf(guess)).execute()
