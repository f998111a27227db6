import { Queue } from 'bullmq'
import type { Redis } from 'ioredis'
import { withTimeout } from '@smm/http-service/with-timeout'
import { type Receiver, receivers } from '@smm/contracts/messages'
import { announcementKey, readAnnouncement } from './announce-handled-messages.ts'
import { openRedis } from './open-redis.ts'
import { type Releases, sharedQueue, watchReleases } from './shared-queue.ts'

export type MessagingLog = {
  info: (details: object, message: string) => void
  warn: (details: object, message: string) => void
  error: (details: object, message: string) => void
}

/**
 * `namespace` separates installations that share a Redis. Until `unannouncedUntil` a service that announces nothing may be
 * of a release from before there were announcements.
 */
export type RedisOptions = { url: string; namespace: string; unannouncedUntil?: number }

// The braces are part of the names in use; the clients speak to one server and not to a cluster.
export const prefixOf = ({ namespace }: RedisOptions, receiver: Receiver) => `{${namespace}-${receiver}}`

/** The queue that a receiver has for one sender; its user of Redis alone may write to it, beside the receiver's. */
export const queueFrom = (sender: Receiver, receiver: Receiver) => `${receiver}-from-${sender}`

const timeoutMs = 2_000

/** `isRepeat`: a job of this id was added before, and may still wait. */
export type NewJob = { name: string; data: object; opts?: { jobId: string }; isRepeat?: boolean }

/** Every call but `close` rejects when Redis gives no answer within 2 s. */
export type Queues = {
  add: (receiver: Receiver, jobs: NewJob[]) => Promise<void>
  /** The jobs in the queues of this service by state. */
  countJobs: () => Promise<Record<string, number>>
  /** The names of the messages that a receiver announces to handle. */
  listHandled: (receiver: Receiver) => Promise<string[]>
  /** Whether Redis evicts nothing and writes an append-only file. */
  isDurable: () => Promise<boolean>
  releases: Releases
  close: () => void
}

const countedStates = ['wait', 'active', 'delayed', 'failed'] as const

/** The queues that `me` writes to, and the counts of its own, over one connection. */
export function openQueues(redis: RedisOptions, me: Receiver, log: MessagingLog): Queues {
  const connection = openRedis(redis.url, { maxRetriesPerRequest: 1 })
  connection.on('error', (err) => log.warn({ err: err.message }, 'the queues are unreachable'))
  const readAnnouncementOf = async (service: Receiver) =>
    readAnnouncement(await connection.get(announcementKey(prefixOf(redis, service))))
  const releases = watchReleases(readAnnouncementOf, redis.unannouncedUntil)
  const queues = new Map<string, Queue>()
  function queueOf(receiver: Receiver, name: string): Queue {
    const known = queues.get(name)
    if (known) return known
    const queue = openQueue({ redis, receiver, name, connection })
    queues.set(name, queue)
    // BullMQ keeps the failure of its first contact: a queue opened while Redis was away would fail for good.
    queue.waitUntilReady().catch(() => {
      queues.delete(name)
      queue.close().catch(() => {})
    })
    return queue
  }
  async function add(receiver: Receiver, jobs: NewJob[]) {
    const isOwn = await releases.readsOwnQueues(receiver)
    const queue = queueOf(receiver, isOwn ? queueFrom(me, receiver) : sharedQueue(receiver))
    await addMissing(queue, connection, jobs)
  }
  async function countJobs() {
    const names = [sharedQueue(me), ...receivers.map((sender) => queueFrom(sender, me))]
    const counts = await Promise.all(names.map((name) => queueOf(me, name).getJobCounts(...countedStates)))
    const sumOf = (state: string) => counts.reduce((sum, count) => sum + (count[state] ?? 0), 0)
    return Object.fromEntries(countedStates.map((state) => [state, sumOf(state)]))
  }
  return {
    add: (receiver, jobs) => withTimeout(timeoutMs, add(receiver, jobs)),
    countJobs: () => withTimeout(timeoutMs, countJobs()),
    async listHandled(receiver) {
      const found = await withTimeout(timeoutMs, readAnnouncementOf(receiver))
      return found?.names ?? []
    },
    async isDurable() {
      const info = await withTimeout(timeoutMs, connection.info())
      return info.includes('maxmemory_policy:noeviction') && info.includes('aof_enabled:1')
    },
    releases,
    close() {
      releases.close()
      // Disconnects without QUIT, which a Redis that is away would never answer.
      connection.disconnect()
    },
  }
}

/**
 * Leaves out the repeats that still wait: adding them would change nothing, but BullMQ's script reads them, and Redis lets
 * nobody but the receiver read its jobs.
 */
async function addMissing(queue: Queue, connection: Redis, jobs: NewJob[]): Promise<void> {
  const counts = await Promise.all(
    jobs.map(({ opts, isRepeat }) => (opts && isRepeat ? connection.exists(queue.toKey(opts.jobId)) : 0)),
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

type QueueOptions = { redis: RedisOptions; receiver: Receiver; name: string; connection: Redis }

function openQueue({ redis, receiver, name, connection }: QueueOptions): Queue {
  const queue = new Queue(name, {
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
