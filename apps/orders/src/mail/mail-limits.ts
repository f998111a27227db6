import { createHmac } from 'node:crypto'
import { networkOf } from '@smm/http-service/addresses/network-of'
import { Refusal } from '@smm/http-service/refusal'
import { keyFor } from '@smm/http-service/cryptography/sealed'
import type { Rate, RedisLimits } from '@smm/http-service/limits/redis-limits'
import type { Config } from '../config.ts'

const hour = 60 * 60
/** An order's visitor may mistype; a stranger's mailbox may not be filled. */
const ofOrder: Rate = { burst: 5, perSecond: 5 / (24 * hour) }
const ofAddress: Rate = { burst: 3, perSecond: 3 / hour }
const ofNetwork: Rate = { burst: 20, perSecond: 20 / hour }

export type Confirmation = { orderId: string; address: string; ip: string }

/** Throws TOO_MANY_ATTEMPTS above the limits of confirmation mails, and UNAVAILABLE while nobody counts them. */
export async function limitConfirmations(
  limits: RedisLimits,
  { CHARGE_LIMITS, ORDER_LINK_SECRET }: Config,
  { orderId, address, ip }: Confirmation,
): Promise<void> {
  if (CHARGE_LIMITS === 'off') return
  // Redis is told no address.
  const addressHash = createHmac('sha256', keyFor(ORDER_LINK_SECRET, 'limit of confirmation mails'))
    .update(address.toLowerCase())
    .digest('base64url')
  const buckets: Array<[kind: string, id: string, rate: Rate]> = [
    ['mails-of-order', orderId, ofOrder],
    ['mails-of-network', networkOf(ip, 56), ofNetwork],
    ['mails-to-address', addressHash, ofAddress],
  ]
  for (const [kind, id, rate] of buckets) {
    const isTaken = await limits.take(limits.keyOf(kind, id), rate)
    if (isTaken === undefined) throw new Refusal('UNAVAILABLE', { kind })
    if (!isTaken) throw new Refusal('TOO_MANY_ATTEMPTS', { kind })
  }
}
