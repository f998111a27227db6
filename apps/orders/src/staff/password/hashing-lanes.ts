import pLimit from 'p-limit'
import { Refusal } from '@smm/http-service/refusal'

/**
 * Password hashing has one slot for known clients (with a session or a device cookie) and one for strangers. More would
 * take libuv's four threads from file reads and name lookups.
 */
type HashingLane = 'known' | 'stranger'

const lanes = {
  known: { limit: pLimit(1), maxQueued: 20 },
  stranger: { limit: pLimit(1), maxQueued: 8 },
}

/** Runs `work` when the lane's slot is free; refuses with TOO_MANY_ATTEMPTS at once when its queue is full. */
export async function inHashingLane<T>(lane: HashingLane, work: () => Promise<T>): Promise<T> {
  const { limit, maxQueued } = lanes[lane]
  if (limit.pendingCount >= maxQueued) throw new Refusal('TOO_MANY_ATTEMPTS')
  return limit(work)
}
