import type { Message, MessageName } from '@smm/contracts/messages'
import { say } from '@smm/messaging/outbox'
import type { OrderRow, Trx } from './tables.ts'

/** Says something about an order to the chat, under the id that the order was placed with. */
export const tellChat = <Name extends MessageName>(
  trx: Trx,
  { correlationId }: Pick<OrderRow, 'correlationId'>,
  name: Name,
  payload: Message<Name>,
): Promise<void> => say(trx, 'chat', name, payload, correlationId ?? undefined)
