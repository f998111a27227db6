import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { networkOf } from '@smm/http-service/network-of'
import { Refusal } from '@smm/http-service/refusal'
import type { Db } from '../tables.ts'

export type Guess = { username: string; address: string }

const freeTries = 5
/** From one network, whatever the names: an office signs in less often in an hour, and a guesser would fill the line. */
const freeTriesOfPlace = 50
const freeNotes = 20
const longestSeconds = 300

const keyOf = ({ username, address }: Guess) =>
  createHash('sha256')
    .update(`${username}\n${networkOf(address)}`)
    .digest('hex')

/** A browser that signed in before is a place of its own: a stranger in its network does not use up its tries. */
export type Place = { address: string; device?: string }

export const placeOf = ({ address, device }: Place): string =>
  device ? `device ${device}` : networkOf(address)

/**
 * Answers which try this is. Counts a try before it is made. After five, each next one has to wait twice as long, up to 5 minutes: per account and
 * place, so nobody can lock the administrator out from elsewhere. An hour of quiet forgets.
 */
export const countTry = (db: Db, guess: Guess) => count(db, guess, freeTries)

const ofPlace = (place: Place): Guess => ({ username: '', address: placeOf(place) })
export const countTryOfPlace = (db: Db, place: Place) => count(db, ofPlace(place), freeTriesOfPlace)
export const forgetTriesOfPlace = (db: Db, place: Place) => forgetTries(db, ofPlace(place))

/** After this try the place is not heard for a while. */
export const isMadeToWait = (tries: number): boolean => tries >= freeTries

/** Counts what is noted of failed tries under a name. */
export const countNote = (db: Db, username: string) => count(db, { username, address: 'noted' }, freeNotes)

async function count(db: Db, guess: Guess, free: number): Promise<number> {
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
            blockedUntil: sql<Date>`CASE WHEN ${times} >= ${free}::int THEN now() + make_interval(
              secs => least(${longestSeconds}::int, power(2, least(${times} - ${free}::int, 10)))) END`,
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
  return counted.times
}

export const forgetTries = (db: Db, guess: Guess) =>
  db.deleteFrom('signInAttempts').where('key', '=', keyOf(guess)).execute()
