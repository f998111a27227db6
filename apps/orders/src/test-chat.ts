import { openTestDatabase } from '@smm/database/test-database'
import { receive } from '@smm/messaging/receive'
import { createMessagingTables, type MessagingTables } from '@smm/messaging/tables'
import type { OpenOrders } from './testing.ts'

const listensTo = ['pix-issued', 'payment-confirmed', 'order-status-changed'] as const

/** The neighbour that hears of orders, on a database of its own. */
export async function openTestChat({ db, settings }: OpenOrders) {
  const database = await openTestDatabase<MessagingTables>('chat', { '1-messaging': createMessagingTables })
  const heard: Array<{ name: string; orderId: string }> = []
  const hear =
    (name: string) =>
    async (_trx: unknown, { orderId }: { orderId: string }) => {
      heard.push({ name, orderId })
    }
  const ear = receive<MessagingTables>({
    db: database.db,
    redis: { url: settings.REDIS_URL, namespace: settings.REDIS_NAMESPACE },
    me: 'chat',
    handlers: Object.fromEntries(listensTo.map((name) => [name, hear(name)])),
    log: { info: () => {}, warn: () => {}, error: () => {} },
  })
  return {
    /** What it took in about an order, once for every time it did. */
    heard: (orderId: string) => heard.filter((one) => one.orderId === orderId).map(({ name }) => name),
    /** How much was said that it has not confirmed. */
    async waits(): Promise<number> {
      const rows = await db.selectFrom('outbox').select('eventId').where('deliveredAt', 'is', null).execute()
      return rows.length
    },
    async close() {
      await ear.close()
      await database.drop()
    },
  }
}
export type TestChat = Awaited<ReturnType<typeof openTestChat>>
