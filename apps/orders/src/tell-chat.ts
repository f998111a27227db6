import type { Message, MessageName } from '@smm/contracts/messages'
import { type Said, say, sayAtOnce, sayFor } from '@smm/messaging/outbox'
import type { OrderRow, Trx } from './tables.ts'

/** Says something about an order to the chat, under the id that the order was placed with. */
export const tellChat = <Name extends MessageName>(
  trx: Trx,
  { correlationId }: Pick<OrderRow, 'correlationId'>,
  name: Name,
  payload: Message<Name>,
): Promise<void> => say(trx, 'chat', name, payload, correlationId ?? undefined)

/** The same as a part of a larger statement: said if `source`, an earlier part of it, has a row. */
export const tellChatFor = <Name extends MessageName>(
  source: string,
  { correlationId }: Pick<OrderRow, 'correlationId'>,
  name: Name,
  payload: Message<Name>,
) => sayFor(source, 'chat', name, payload, correlationId ?? undefined)

/** The same for what the visitor waits for: see `sayAtOnce`. */
export const tellChatAtOnce = <Name extends MessageName>(
  { correlationId }: Pick<OrderRow, 'correlationId'>,
  name: Name,
  payload: Message<Name>,
): Said => sayAtOnce('chat', name, payload, correlationId ?? undefined)
