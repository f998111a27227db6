import { type Job, Worker, type WorkerOptions } from 'bullmq'

/**
 * Handles the jobs of a queue. `Worker.mainLoop` of BullMQ 6.7 asks Redis for further jobs before it processes the first: that
 * of an idle worker is handled at its `active` event instead, a round trip earlier.
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
    // The worker awaits it only after that round trip: a failure until then is not unhandled.
    outcome.catch(() => {})
    begun.set(job, outcome)
  })
  return worker
}
