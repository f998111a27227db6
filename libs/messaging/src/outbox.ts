import { sql, type Transaction } from 'kysely'
import type { Message, MessageName, Receiver } from '@smm/contracts/messages'
import type { MessagingTables } from './tables.ts'

/**
 * Says something to another service, in the transaction of the change it tells about: both are kept or neither. Call
 * `relay.nudge()` after the commit to have it sent at once. What belongs to a conversation is found in the logs by
 * the conversation's id, unless the caller has a better one.
 */
export async function say<Name extends MessageName, Tables extends MessagingTables>(
  trx: Transaction<Tables>,
  receiver: Receiver,
  name: Name,
  payload: Message<Name>,
  correlationId: string | null = conversationOf(payload),
): Promise<void> {
  await (trx as unknown as Transaction<MessagingTables>)
    .insertInto('outbox')
    .values({ receiver, name, payload: JSON.stringify(payload), correlationId })
    .execute()
}

/**
 * The same as a part of a larger statement, for what waits on every round trip: it is said once for each row of
 * `source`, an earlier part of that statement, and not at all when there is none.
 */
export const sayFor = <Name extends MessageName>(
  source: string,
  receiver: Receiver,
  name: Name,
  payload: Message<Name>,
  correlationId: string | null = conversationOf(payload),
) => sql`
  INSERT INTO outbox (receiver, name, payload, correlation_id)
  SELECT ${receiver}::text, ${name}::text, ${JSON.stringify(payload)}::jsonb, ${correlationId}::text
  FROM ${sql.table(source)}`

const conversationOf = (payload: object): string | null =>
  'conversationId' in payload ? String(payload.conversationId) : null
