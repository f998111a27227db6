import type { Kysely } from 'kysely'
import { openTestDatabase } from '@smm/database/test-database'
import type { Message } from '@smm/contracts/messages'
import { enqueueMessage } from '@smm/messaging/outbox'
import { receive } from '@smm/messaging/receive'
import { startRelay } from '@smm/messaging/relay'
import { createMessagingTables, type MessagingTables } from '@smm/messaging/tables'
import type { OpenOrders } from './open-orders.ts'

const messageNames = ['pix-issued', 'payment-confirmed', 'order-status-changed'] as const

/** A receiver of the messages to the chat, on a database of its own. */
export async function openTestChat({ db, config }: OpenOrders) {
  const database = await openTestDatabase<MessagingTables>('chat', { '1-messaging': createMessagingTables })
  const handled: Array<{ name: string; orderId: string }> = []
  const handle =
    (name: string) =>
    async (_trx: unknown, { orderId }: { orderId: string }) => {
      handled.push({ name, orderId })
    }
  const redis = { url: config.REDIS_URL, namespace: config.REDIS_NAMESPACE }
  const log = { info: () => {}, warn: () => {}, error: () => {} }
  const relay = startRelay({ db: database.db, redis, from: 'chat', log })
  const receiver = receive<MessagingTables>({
    db: database.db,
    redis,
    me: 'chat',
    handlers: { orders: Object.fromEntries(messageNames.map((name) => [name, handle(name)])) },
    log,
  })
  return {
    /** Publishes from an outbox that outlives the orders database. */
    async place(order: Message<'place-order'>): Promise<void> {
      await database.db.transaction().execute((trx) => enqueueMessage(trx, 'orders', 'place-order', order))
      relay.pollNow()
    },
    /** The names of the messages about an order that it handled, one per handling. */
    handled: (orderId: string) => handled.filter((one) => one.orderId === orderId).map(({ name }) => name),
    /** The number of messages that it has not confirmed. */
    waits: () => countUndelivered(db),
    /** The number of its messages that orders has not confirmed. */
    unconfirmed: () => countUndelivered(database.db),
    async close() {
      await receiver.close()
      await relay.close()
      await database.drop()
    },
  }
}

async function countUndelivered(db: Kysely<MessagingTables>): Promise<number> {
  const rows = await db.selectFrom('outbox').select('eventId').where('deliveredAt', 'is', null).execute()
  return rows.length
}

export type TestChat = Awaited<ReturnType<typeof openTestChat>>
