import { Queue } from 'bullmq'
import { Redis } from 'ioredis'
import { withTimeout } from '@smm/http-service/with-timeout'
import { type Receiver, receivers } from '@smm/contracts/messages'
import { announcementKey, readAnnouncement } from './announcements.ts'

export type MessagingLog = {
  info: (details: object, message: string) => void
  warn: (details: object, message: string) => void
  error: (details: object, message: string) => void
}

/** `namespace` separates installations that share a Redis. */
export type RedisOptions = { url: string; namespace: string }

// One hash tag per queue: all keys of a queue stay in one slot of a Redis Cluster.
export const prefixOf = ({ namespace }: RedisOptions, receiver: Receiver) => `{${namespace}-${receiver}}`

/** Settings for ioredis and BullMQ: reconnects without limit, at most 2 s apart, and leaves a server that became read-only. */
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

export type NewJob = { name: string; data: object; opts?: { jobId: string } }

/** Every call but `close` rejects when Redis gives no answer within 2 s. */
export type Queues = {
  add: (receiver: Receiver, jobs: NewJob[]) => Promise<void>
  /** The jobs of a queue by state. */
  countJobs: (receiver: Receiver) => Promise<Record<string, number>>
  /** The names of the messages that a receiver announces to handle. */
  listHandled: (receiver: Receiver) => Promise<string[]>
  /** Whether Redis evicts nothing and writes an append-only file. */
  isDurable: () => Promise<boolean>
  close: () => void
}

const timeoutMs = 2_000

/** The sending side of all receivers' queues, over one connection. */
export function openQueues(redis: RedisOptions, log: MessagingLog): Queues {
  const connection = new Redis({ ...redisOptions(redis.url), maxRetriesPerRequest: 1 })
  connection.on('error', (err) => log.warn({ err: err.message }, 'the queues are unreachable'))
  const queues = new Map(receivers.map((receiver) => [receiver, openQueue(redis, receiver, connection)]))
  const queueOf = (receiver: Receiver) => {
    const queue = queues.get(receiver)
    if (!queue) throw new Error(`no queue of ${receiver}`)
    return queue
  }
  return {
    async add(receiver, jobs) {
      await withTimeout(timeoutMs, addMissing(queueOf(receiver), connection, jobs))
    },
    countJobs: (receiver) =>
      withTimeout(timeoutMs, queueOf(receiver).getJobCounts('wait', 'active', 'delayed', 'failed')),
    listHandled: async (receiver) =>
      readAnnouncement(
        await withTimeout(timeoutMs, connection.get(announcementKey(prefixOf(redis, receiver)))),
      ),
    async isDurable() {
      const info = await withTimeout(timeoutMs, connection.info())
      return info.includes('maxmemory_policy:noeviction') && info.includes('aof_enabled:1')
    },
    // Disconnects without QUIT, which a Redis that is away would never answer.
    close: () => connection.disconnect(),
  }
}

/**
 * Leaves out the jobs whose ids still wait: adding them would change nothing, but BullMQ's script reads them, and Redis lets
 * nobody but the receiver read its jobs.
 */
async function addMissing(queue: Queue, connection: Redis, jobs: NewJob[]): Promise<void> {
  const counts = await Promise.all(
    jobs.map(({ opts }) => (opts ? connection.exists(queue.toKey(opts.jobId)) : 0)),
  )
  const missing = jobs.filter((_, at) => counts[at] === 0)
  if (missing.length > 0) await addJobs(queue, missing)
}

/** A single job needs no transaction of Redis around it. */
async function addJobs(queue: Queue, jobs: NewJob[]): Promise<void> {
  const [first] = jobs
  if (first && jobs.length === 1) await queue.add(first.name, first.data, first.opts)
  else await queue.addBulk(jobs)
}

function openQueue(redis: RedisOptions, receiver: Receiver, connection: Redis): Queue {
  const queue = new Queue(receiver, {
    prefix: prefixOf(redis, receiver),
    skipWaitingForReady: true,
    connection,
    defaultJobOptions: {
      // The outbox retries, and it alone: it survives an emptied Redis, which BullMQ's own retries do not.
      attempts: 1,
      // A finished job that stayed would block its id, and the message could not be published again.
      removeOnComplete: true,
      removeOnFail: true,
    },
  })
  queue.on('error', () => {})
  return queue
}
