import type { Message, MessageName } from '@smm/contracts/messages'
import { enqueueMessage } from '@smm/messaging/outbox'
import { receive } from '@smm/messaging/receive'
import { startRelay } from '@smm/messaging/relay'
import { emptyRedis } from '@smm/messaging/test-redis'
import type { Deps } from '../deps.ts'
import { messageHandlers } from '../message-handlers.ts'
import { openTestChat, type TestChat } from './open-test-chat.ts'

export type ChatWithQueues = TestChat & {
  /** Sends a message to the chat's queue, as the orders service does. */
  sendToChat: <Name extends MessageName>(name: Name, message: Message<Name>) => Promise<void>
}

/** Starts a chat that receives from its queues, on stores of its own that `close` drops. */
export async function openChatWithQueues(given: Partial<Deps>): Promise<ChatWithQueues> {
  const chat = await openTestChat(given)
  const { deps, redis } = chat
  const relay = startRelay({ db: deps.db, redis, from: 'orders', log: deps.log })
  const inbox = receive({ db: deps.db, redis, me: 'chat', handlers: messageHandlers(deps), log: deps.log })
  return {
    ...chat,
    async sendToChat(name, message) {
      await deps.db.transaction().execute((trx) => enqueueMessage(trx, 'chat', name, message))
      relay.pollNow()
    },
    async close() {
      await relay.close()
      await inbox.close()
      await chat.close()
      await emptyRedis(redis)
      await chat.database.drop()
    },
  }
}
