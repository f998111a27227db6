import { Queue } from 'bullmq'
import { Redis } from 'ioredis'
import { type MessageName, type Receiver, receivers } from '@smm/contracts/messages'

/** What travels through Redis: news of a row in the sender's outbox. */
export type Envelope = {
  eventId: string
  from: Receiver
  name: MessageName
  v: 1
  correlationId: string | null
  payload: unknown
}

/** A job that is no message: a receiver asks the sender to offer something again at once. */
export const offerAgainJob = 'offer-again'

/** A job with several messages that were said at the same moment: `{ envelopes }`. */
export const severalJob = 'several'

export type MessagingLog = {
  info: (details: object, message: string) => void
  warn: (details: object, message: string) => void
  error: (details: object, message: string) => void
}

/** Where the queues live. `namespace` keeps installations that share a Redis apart. */
export type RedisPlace = { url: string; namespace: string }

// One hash tag per queue: all keys of a queue stay in one slot of a Redis Cluster.
export const prefixOf = (place: RedisPlace, receiver: Receiver) => `{${place.namespace}-${receiver}}`

/** Settings for ioredis and BullMQ alike: keeps trying, at most 2 s apart, and leaves a server that became read-only. */
export function redisOptions(url: string) {
  const { hostname, port, username, password, protocol, pathname } = new URL(url)
  return {
    host: hostname,
    port: Number(port || 6379),
    ...(username && { username: decodeURIComponent(username) }),
    ...(password && { password: decodeURIComponent(password) }),
    ...(protocol === 'rediss:' && { tls: {} }),
    db: Number(pathname.slice(1) || 0),
    retryStrategy: (times: number) => Math.min(100 * 2 ** times, 2_000),
    reconnectOnError: (error: Error) => error.message.startsWith('READONLY'),
  }
}

export type Queues = {
  of: (receiver: Receiver) => Queue
  /** Whether Redis throws nothing away: no eviction, and an append-only file. */
  keepsAll: () => Promise<boolean>
  close: () => void
}

/** The queues of all receivers, to put things into, over one connection. With Redis down an add fails: offer it again. */
export function openQueues(place: RedisPlace, log: MessagingLog): Queues {
  const connection = new Redis({ ...redisOptions(place.url), maxRetriesPerRequest: 1 })
  connection.on('error', (err) => log.warn({ err: err.message }, 'the queues are unreachable'))
  const queues = new Map(receivers.map((receiver) => [receiver, openQueue(place, receiver, connection)]))
  return {
    of: (receiver) => queues.get(receiver)!,
    keepsAll: async () => {
      const info = await connection.info()
      return info.includes('maxmemory_policy:noeviction') && info.includes('aof_enabled:1')
    },
    // Without a goodbye: one to a Redis that is away would never be answered.
    close: () => connection.disconnect(),
  }
}

function openQueue(place: RedisPlace, receiver: Receiver, connection: Redis): Queue {
  const queue = new Queue(receiver, {
    prefix: prefixOf(place, receiver),
    skipWaitingForReady: true,
    connection,
    defaultJobOptions: {
      attempts: 4,
      backoff: { type: 'exponential', delay: 200 },
      // A kept job would block its id, and the row could not be offered again.
      removeOnComplete: true,
      removeOnFail: true,
    },
  })
  queue.on('error', () => {})
  return queue
}

/** A promise that gives up: BullMQ itself waits without limit for a Redis that is away. */
export function within<T>(ms: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer from Redis within ${ms} ms`)), ms)
  })
  return Promise.race([work, late]).finally(() => clearTimeout(timer))
}
