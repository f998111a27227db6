import type { Message, MessageName } from '@smm/contracts/messages'
import { outboxMessage, type OutboxMessage } from '@smm/messaging/outbox'
import type { OrderRow } from './tables.ts'

/** A message to the chat about an order, under the correlation id that the order was placed with. */
export const chatMessage = <Name extends MessageName>(
  { correlationId }: Pick<OrderRow, 'correlationId'>,
  name: Name,
  payload: Message<Name>,
): OutboxMessage => outboxMessage('chat', name, payload, correlationId ?? undefined)
