import { networkOf } from '@smm/http-service/network-of'
import { Refusal } from '@smm/http-service/refusal'
import type { Rate, RedisLimits } from '@smm/messaging/redis-limits'

/** The doors that can be guessed at: a link has 128 secret bits, a receipt's end-to-end id is partly a bank and a date. */
export type Door = 'link' | 'receipt'

const ofAddress: Rate = { burst: 20, perSecond: 0.1 }
const ofAll: Rate = { burst: 200, perSecond: 0.5 }

/**
 * Runs `look`, which finds what a visitor names, within the limits of wrong guesses: those of an address, and at the
 * receipts also those of all addresses together. A find gives its tokens back, so visitors with a link or receipt of their
 * own use nothing up.
 */
export async function guess<T>(
  limits: RedisLimits,
  { door, ip }: { door: Door; ip: string },
  look: () => Promise<T | undefined>,
): Promise<T> {
  const buckets = bucketsOf(limits, door, ip)
  for (const { key, rate } of buckets) {
    const isTaken = await limits.take(key, rate)
    if (isTaken === false) throw new Refusal('TOO_MANY_ATTEMPTS', { door })
    // Without Redis nobody counts: a link needs no counting, a receipt waits.
    if (isTaken === undefined && door === 'receipt') throw new Refusal('UNAVAILABLE', { door })
  }
  const found = await look()
  if (found === undefined) throw new Refusal('NOT_FOUND', { door })
  await Promise.all(buckets.map(({ key, rate }) => limits.giveBack(key, rate)))
  return found
}

/** An IPv6 household has a /56. */
function bucketsOf({ keyOf }: RedisLimits, door: Door, ip: string) {
  const address = { key: keyOf(`${door}-guesses`, networkOf(ip, 56)), rate: ofAddress }
  return door === 'link' ? [address] : [address, { key: keyOf('receipt-guesses', 'all'), rate: ofAll }]
}
