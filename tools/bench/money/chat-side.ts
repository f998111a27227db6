import { randomUUID } from 'node:crypto'
import { Worker } from 'bullmq'
import type { Message, MessageName } from '@smm/contracts/messages'
import { firstOffers } from '@smm/messaging/relay'
import {
  type Envelope,
  openQueues,
  prefixOf,
  redisOptions,
  type RedisPlace,
  severalJob,
} from '@smm/messaging/queue'

const quiet = { info: () => {}, warn: () => {}, error: () => {} }

/** What the chat says to orders and hears from it, and no more: it keeps nothing. */
export function openChatSide(redis: RedisPlace) {
  const queues = openQueues(redis, quiet)
  const awaited = new Map<string, (message: Message) => void>()
  let heard: string[] = []
  const hear = ({ eventId, name, payload }: Envelope) => {
    heard.push(eventId)
    const key = `${name} ${(payload as { orderId: string }).orderId}`
    awaited.get(key)?.(payload as Message)
    awaited.delete(key)
  }
  const worker = new Worker<Envelope & { envelopes: Envelope[] }>(
    'chat',
    async ({ name, data }) => (name === severalJob ? data.envelopes : [data]).forEach(hear),
    {
      prefix: prefixOf(redis, 'chat'),
      connection: { ...redisOptions(redis.url), maxRetriesPerRequest: null },
      concurrency: 50,
    },
  )
  worker.on('error', () => {})
  const confirming = setInterval(() => {
    const eventIds = heard
    heard = []
    if (eventIds.length > 0) void queues.of('orders').add('receipts', { eventIds })
  }, 250)

  // What is said at the same moment goes in one piece, as far as a relay would put it together.
  let offered: Envelope[] = []
  const offer = (envelope: Envelope) => {
    if (offered.push(envelope) === 1) setImmediate(sendOffered)
  }
  const sendOffered = () => {
    const jobs = firstOffers(offered)
    offered = []
    void queues.of('orders').addBulk(jobs)
  }

  const hears = <Name extends MessageName>(name: Name, orderId: string): Promise<Message<Name>> =>
    new Promise((resolve) => awaited.set(`${name} ${orderId}`, resolve as (message: Message) => void))
  return {
    hears,
    async place(link: string) {
      const [orderId, conversationId, eventId] = [randomUUID(), randomUUID(), randomUUID()]
      const product = { platform: 'instagram', serviceType: 'followers', quantity: 500, quotedCents: 4_500 }
      const payload = { orderId, conversationId, link, ...product }
      const data: Envelope = {
        eventId,
        from: 'chat',
        name: 'place-order',
        v: 1,
        correlationId: conversationId,
        payload,
      }
      const card = hears('pix-issued', orderId)
      offer(data)
      return { orderId, card }
    },
    async close() {
      clearInterval(confirming)
      await worker.close()
      queues.close()
    },
  }
}
