import pLimit from 'p-limit'
import { Refusal } from '@smm/http-service/refusal'

/**
 * Password hashing has one permit for known clients (with a session or a device cookie) and one for strangers. More would
 * take libuv's four threads from file reads and name lookups.
 */
type Client = 'known' | 'stranger'

const semaphores = {
  known: { limit: pLimit(1), maxQueued: 20 },
  stranger: { limit: pLimit(1), maxQueued: 8 },
}

/** Runs `work` under a permit; refuses with TOO_MANY_ATTEMPTS at once when the queue for one is full. */
export async function withHashingPermit<T>(client: Client, work: () => Promise<T>): Promise<T> {
  const { limit, maxQueued } = semaphores[client]
  if (limit.pendingCount >= maxQueued) throw new Refusal('TOO_MANY_ATTEMPTS')
  return limit(work)
}
