import { setTimeout as pause } from 'node:timers/promises'
import { Queue, Worker } from 'bullmq'
import { redisOptions } from '@smm/messaging/queue'

/** The floor of "paid → the upstream call starts": from the add to the handler of an idle worker, in milliseconds. */
export async function measureBareQueue(redisUrl: string, times: number): Promise<number[]> {
  const connection = { ...redisOptions(redisUrl), maxRetriesPerRequest: null }
  let seen = (): void => {}
  const worker = new Worker('bare', async () => seen(), { connection })
  const queue = new Queue('bare', { connection, defaultJobOptions: { removeOnComplete: true } })
  await worker.waitUntilReady()
  const waits: number[] = []
  for (let at = 0; at < times + 20; at++) {
    const began = performance.now()
    const isSeen = new Promise<void>((resolve) => (seen = resolve))
    await queue.add('fulfil', { orderId: String(at), link: 'https://instagram.com/example', quantity: 1_000 })
    await isSeen
    // The first ones load the connection and its scripts.
    if (at >= 20) waits.push(performance.now() - began)
    await pause(5)
  }
  await Promise.all([worker.close(), queue.close()])
  return waits
}
