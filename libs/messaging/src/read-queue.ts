import { type Job, Worker, type WorkerOptions } from 'bullmq'

/**
 * Handles each job as soon as a worker has taken it. BullMQ would begin a round trip later: a worker that may handle several at
 * once first looks for the second one.
 */
export function readQueue<Data>(
  name: string,
  settings: WorkerOptions,
  handle: (job: Job<Data>) => Promise<void>,
): Worker<Data> {
  const outcomes = new WeakMap<Job<Data>, Promise<void>>()
  const worker = new Worker<Data>(name, async (job) => outcomes.get(job) ?? handle(job), settings)
  worker.on('active', (job) => {
    const outcome = handle(job)
    // BullMQ asks for it only after that round trip.
    outcome.catch(() => {})
    outcomes.set(job, outcome)
  })
  return worker
}
