import type { Message, MessageName } from '@smm/contracts/messages'
import { enqueueMessages, outboxMessage, type OutboxMessage } from '@smm/messaging/outbox'
import type { OrderRow, Trx } from './tables.ts'

/** A message to the chat about an order, under the correlation id that the order was placed with. */
export const chatMessage = <Name extends MessageName>(
  { correlationId }: Pick<OrderRow, 'correlationId'>,
  name: Name,
  payload: Message<Name>,
): OutboxMessage => outboxMessage('chat', name, payload, correlationId ?? undefined)

/** Stores a message to the chat in the transaction of the change that it reports. */
export const enqueueChatMessage = <Name extends MessageName>(
  trx: Trx,
  order: Pick<OrderRow, 'correlationId'>,
  name: Name,
  payload: Message<Name>,
): Promise<void> => enqueueMessages(trx, [chatMessage(order, name, payload)])
