import { randomUUID } from 'node:crypto'
import type { Message, MessageName } from '@smm/contracts/messages'
import { type Envelope, receiptsJob } from '@smm/messaging/envelope'
import { redisOptions } from '@smm/messaging/open-redis'
import { openQueues, prefixOf, queueFrom, type RedisOptions } from '@smm/messaging/queue'
import { startWorker } from '@smm/messaging/queue-workers'

/** Visitors buy these. */
export const wares = [
  { platform: 'instagram', serviceType: 'followers', quantity: 500, quotedCents: 4_500 },
  { platform: 'tiktok', serviceType: 'followers', quantity: 500, quotedCents: 4_500 },
]
type Ware = (typeof wares)[number]

const quiet = { info: () => {}, warn: () => {}, error: () => {} }

/** The chat's side of the queues: places orders and confirms what it receives, and stores nothing. */
export function openChatSide(redis: RedisOptions) {
  const queues = openQueues(redis, 'chat', quiet)
  const awaited = new Map<string, (message: Message) => void>()
  let received: string[] = []
  const receive = ({ eventId, name, payload }: Envelope) => {
    received.push(eventId)
    const key = `${name} ${(payload as { orderId: string }).orderId}`
    awaited.get(key)?.(payload as Message)
    awaited.delete(key)
  }
  const settings = {
    prefix: prefixOf(redis, 'chat'),
    connection: { ...redisOptions(redis.url), maxRetriesPerRequest: null },
    concurrency: 50,
  }
  const worker = startWorker<Envelope>(queueFrom('orders', 'chat'), settings, async ({ data }) =>
    receive(data),
  )
  worker.on('error', () => {})
  const confirming = setInterval(() => {
    const eventIds = received
    received = []
    if (eventIds.length > 0) void queues.add('orders', [{ name: receiptsJob, data: { eventIds } }])
  }, 250)

  const waitFor = <Name extends MessageName>(name: Name, orderId: string): Promise<Message<Name>> =>
    new Promise((resolve) => awaited.set(`${name} ${orderId}`, resolve as (message: Message) => void))
  return {
    waitFor,
    async place(link: string, ware: Ware) {
      const [orderId, conversationId, eventId] = [randomUUID(), randomUUID(), randomUUID()]
      const payload = { orderId, conversationId, link, ...ware }
      const data: Envelope = {
        eventId,
        from: 'chat',
        name: 'place-order',
        v: 1,
        correlationId: conversationId,
        payload,
      }
      const card = waitFor('pix-issued', orderId)
      void queues.add('orders', [{ name: data.name, data, opts: { jobId: eventId } }])
      return { orderId, card }
    },
    async close() {
      clearInterval(confirming)
      await worker.close()
      queues.close()
    },
  }
}
