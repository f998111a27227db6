import { randomUUID } from 'node:crypto'
import { type RawBuilder, sql, type Transaction } from 'kysely'
import type { Message, MessageName, Receiver } from '@smm/contracts/messages'
import type { MessagingTables } from './tables.ts'

/** A message whose row is written as offered already: see `sayAtOnce`. */
export type Said = {
  eventId: string
  receiver: Receiver
  name: MessageName
  payload: unknown
  correlationId: string | null
}

/** How long a message that was offered waits for its receipt before it is offered again. */
export const offeredForSeconds = 5

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

/**
 * The same for what is waited for: `writeSaid` makes it a part of a larger statement over many rows, and whoever carries
 * that out hands it to `relay.offer()` after the commit. Nobody looks for it first; what is lost on the way is offered
 * some seconds later.
 */
export const sayAtOnce = <Name extends MessageName>(
  receiver: Receiver,
  name: Name,
  payload: Message<Name>,
  correlationId: string | null = conversationOf(payload),
): Said => ({ eventId: randomUUID(), receiver, name, payload, correlationId })

/** What `writeSaid` finds in each row of its source. */
export const saidValues = ({ eventId, receiver, name, payload, correlationId }: Said) => ({
  saidId: eventId,
  saidTo: receiver,
  saidName: name,
  saidPayload: JSON.stringify(payload),
  saidAs: correlationId,
})
export type SaidValues = ReturnType<typeof saidValues>
export const saidTypes = {
  saidId: 'uuid',
  saidTo: 'text',
  saidName: 'text',
  saidPayload: 'jsonb',
  saidAs: 'text',
} as const
export const saidColumns = sql.raw('said_id, said_to, said_name, said_payload, said_as')

export const writeSaid = (source: string): RawBuilder<unknown> => sql`
  INSERT INTO outbox (event_id, receiver, name, payload, correlation_id, attempts, next_attempt_at)
  SELECT ${saidColumns}, 1, now() + make_interval(secs => ${sql.lit(offeredForSeconds)}) FROM ${sql.table(source)}`

const conversationOf = (payload: object): string | null =>
  'conversationId' in payload ? String(payload.conversationId) : null
