import { type Job, Worker, type WorkerOptions } from 'bullmq'
import { withTimeout } from '@smm/http-service/with-timeout'
import { type Receiver, receivers } from '@smm/contracts/messages'
import { announceHandledMessages } from './announce-handled-messages.ts'
import { openRedis } from './open-redis.ts'
import { type MessagingLog, prefixOf, queueFrom, type RedisOptions } from './queue.ts'
import { type Releases, sharedQueue } from './shared-queue.ts'

/**
 * Another process takes over the jobs of one that died after some ten seconds, any number of times: the inbox makes that
 * harmless, and a visitor may be waiting.
 */
const stalledJobs = { lockDuration: 5_000, stalledInterval: 5_000, maxStalledCount: 1_000 }

type Options = {
  redis: RedisOptions
  me: Receiver
  /** The names of the messages that are handled here, which senders are told. */
  names: string[]
  /** Jobs of each queue at once. */
  concurrency: number
  releases: Releases
  log: MessagingLog
}

/** `senders` are the services that may write to the job's queue. */
export type HandleJob = (job: Job, senders: Receiver[]) => Promise<void>

/** Works off the queues of `me` until closed: one per sender, and the one that senders of the previous release share. */
export function startQueueWorkers(
  { redis, me, names, concurrency, releases, log }: Options,
  handle: HandleJob,
) {
  const prefix = prefixOf(redis, me)
  const connection = openRedis(redis.url, { maxRetriesPerRequest: null })
  connection.on('error', (err) => log.warn({ err: err.message }, 'the queue is unreachable'))
  const settings = { prefix, concurrency, connection, ...stalledJobs }
  const start = (queue: string, sendersOf: () => Promise<Receiver[]>) =>
    startWorker(queue, settings, async (job) => handle(job, await sendersOf()))
  const workers = [
    ...receivers.map((sender) => start(queueFrom(sender, me), async () => [sender])),
    start(sharedQueue(me), () => releases.sendersOfSharedQueue(me)),
  ]
  const announcing = announceHandledMessages({ connection, prefix, names, log })
  for (const worker of workers) {
    worker.on('error', (err) => log.warn({ err: err.message }, 'the queue could not be read'))
    worker.on('failed', (job, err) => log.warn({ err: err.message, job: job?.name }, 'a job failed'))
  }
  return {
    async close() {
      // Neither a handler that hangs nor a Redis that is away keeps the process: the messages come again.
      const isAway = connection.status !== 'ready'
      await withTimeout(1_000, announcing.close()).catch(() => {})
      const closing = Promise.all(workers.map((worker) => worker.close(isAway)))
      await withTimeout(isAway ? 1_000 : 10_000, closing).catch(() => {})
      connection.disconnect()
    },
  }
}

/**
 * `Worker.mainLoop` of BullMQ 6.7 asks Redis for further jobs before it processes the first: that of an idle worker is handled
 * at its `active` event instead, a round trip earlier.
 */
export function startWorker<Data>(
  name: string,
  settings: WorkerOptions,
  handle: (job: Job<Data>) => Promise<void>,
): Worker<Data> {
  const begun = new WeakMap<Job<Data>, Promise<void>>()
  let taken = 0
  async function finish(job: Job<Data>) {
    try {
      await (begun.get(job) ?? handle(job))
    } finally {
      taken--
    }
  }
  const worker = new Worker<Data>(name, finish, settings)
  worker.on('active', (job) => {
    if (taken++ > 0) return
    const outcome = handle(job)
    // The worker awaits it only after that round trip: a failure until then is not unhandled.
    outcome.catch(() => {})
    begun.set(job, outcome)
  })
  return worker
}
