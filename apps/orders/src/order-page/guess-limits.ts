import { networkOf } from '@smm/http-service/addresses/network-of'
import { Refusal } from '@smm/http-service/refusal'
import type { Rate, RedisLimits } from '@smm/http-service/limits/redis-limits'

/** The doors that can be guessed at: a link has 128 secret bits, a receipt's end-to-end id is partly a bank and a date. */
export type Door = 'link' | 'receipt'

type Bucket = { key: string; rate: Rate }

const ofAddress: Rate = { burst: 20, perSecond: 0.1 }
const firstOfNetwork: Rate = { burst: 2, perSecond: 1 / 600 }
/** All addresses together have two of these: one for the first guesses of each network, one for the further ones. */
const ofHalf: Rate = { burst: 100, perSecond: 0.25 }

/**
 * Runs `look` within the limits of an address, and at the receipts of all addresses together, where the few that guess on leave
 * everybody else a first try. A find gives its tokens back: a link or receipt of one's own uses nothing up.
 */
export async function guess<T>(
  limits: RedisLimits,
  { door, ip }: { door: Door; ip: string },
  look: () => Promise<T | undefined>,
): Promise<T> {
  const taken = await takeTokens(limits, door, ip)
  const found = await look()
  if (found === undefined) throw new Refusal('NOT_FOUND', { door })
  await Promise.all(taken.map(({ key, rate }) => limits.giveBack(key, rate)))
  return found
}

/** An IPv6 household has a /56; a /48 is given away for free. */
async function takeTokens({ keyOf, take }: RedisLimits, door: Door, ip: string): Promise<Bucket[]> {
  const demand = async (bucket: Bucket) => {
    const isTaken = await take(bucket.key, bucket.rate)
    if (isTaken === false) throw new Refusal('TOO_MANY_ATTEMPTS', { door })
    // Without Redis nobody counts: a link needs no counting, a receipt waits.
    if (isTaken === undefined && door === 'receipt') throw new Refusal('UNAVAILABLE', { door })
    return bucket
  }
  const address = await demand({ key: keyOf(`${door}-guesses`, networkOf(ip, 56)), rate: ofAddress })
  if (door === 'link') return [address]
  const first = { key: keyOf('first-receipt-guesses', networkOf(ip, 48)), rate: firstOfNetwork }
  const isFirst = await take(first.key, first.rate)
  const half = keyOf('receipt-guesses', isFirst ? 'first' : 'further')
  return [address, await demand({ key: half, rate: ofHalf }), ...(isFirst ? [first] : [])]
}
