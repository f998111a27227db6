import { type Job, Worker, type WorkerOptions } from 'bullmq'

/**
 * Handles the jobs of a queue. BullMQ takes in all that wait before it begins with them, which costs a busy service less for each.
 * An idle one would look for a second job in vain: it begins with the first a round trip earlier.
 */
export function readQueue<Data>(
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
    // BullMQ asks for it only after that round trip.
    outcome.catch(() => {})
    begun.set(job, outcome)
  })
  return worker
}
