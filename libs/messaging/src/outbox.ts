import { randomUUID } from 'node:crypto'
import { type Kysely, type QueryCreator, type RawBuilder, sql, type Transaction } from 'kysely'
import { leaseUntil } from '@smm/database/lease'
import { hasRow, rowsTable } from '@smm/database/rows-table'
import type { Message, MessageName, Receiver } from '@smm/contracts/messages'
import type { MessagingTables } from './tables.ts'

/** A message to another service; `payload` has the shape of its name's schema. */
export type OutboxMessage = {
  eventId: string
  receiver: Receiver
  name: MessageName
  payload: unknown
  correlationId: string | null
}

/** How long a published message waits for its receipt before it is published again. */
export const redeliverAfterSeconds = 5

/** A message of a conversation is found in the logs by the conversation's id, unless the caller has a better one. */
export const outboxMessage = <Name extends MessageName>(
  receiver: Receiver,
  name: Name,
  payload: Message<Name>,
  correlationId: string | null = null,
): OutboxMessage => ({
  eventId: randomUUID(),
  receiver,
  name,
  payload,
  correlationId: correlationId ?? conversationOf(payload),
})

/**
 * Stores a message to another service in the transaction of the change it reports: both are stored or neither. In a
 * transaction of `transact` the message is published after the commit; in any other one, call `relay.pollNow()` then.
 */
export const enqueueMessage = <Name extends MessageName>(
  trx: Transaction<MessagingTables>,
  receiver: Receiver,
  name: Name,
  payload: Message<Name>,
  correlationId?: string | null,
): Promise<void> => enqueueMessages(trx, [outboxMessage(receiver, name, payload, correlationId)])

/** `enqueueMessage` for any number of messages, in one INSERT. */
export async function enqueueMessages(
  trx: Transaction<MessagingTables>,
  messages: OutboxMessage[],
): Promise<void> {
  if (messages.length === 0) return
  const collected = collectedIn.get(trx)
  await (collected ? insertOutbox(trx, messages) : insertDue(trx, messages)).execute()
  collected?.push(...messages)
}

/** Has messages of `insertOutbox` published after the commit of a transaction of `transact`. */
export const publishAfterCommit = (trx: Transaction<MessagingTables>, messages: OutboxMessage[]): void =>
  void collectedIn.get(trx)?.push(...messages)

/**
 * The INSERT of messages that are leased to this process, for `.with('outbox', (qb) => insertOutbox(qb, messages, 'moved'))`:
 * only if the CTE `moved` has a row. The caller passes the messages to `publishAfterCommit`, or to `relay.publish()` then.
 */
export const insertOutbox = (qb: QueryCreator<MessagingTables>, messages: OutboxMessage[], when?: string) =>
  insertRows(qb, messages, { attempts: 1, nextAttemptAt: leaseUntil(redeliverAfterSeconds) }, when)

const insertDue = (qb: QueryCreator<MessagingTables>, messages: OutboxMessage[]) =>
  insertRows(qb, messages, { attempts: 0, nextAttemptAt: leaseUntil(0) })

const columnTypes = {
  eventId: 'uuid',
  receiver: 'text',
  name: 'text',
  payload: 'jsonb',
  correlationId: 'text',
} as const

type Lease = { attempts: number; nextAttemptAt: RawBuilder<Date> }

function insertRows(
  qb: QueryCreator<MessagingTables>,
  messages: OutboxMessage[],
  { attempts, nextAttemptAt }: Lease,
  when?: string,
) {
  const rows = messages.map((message) => ({ ...message, payload: JSON.stringify(message.payload) }))
  return qb
    .insertInto('outbox')
    .columns(['eventId', 'receiver', 'name', 'payload', 'correlationId', 'attempts', 'nextAttemptAt'])
    .expression(
      qb
        .selectFrom(rowsTable(columnTypes, rows))
        .select(['eventId', 'receiver', 'name', 'payload', 'correlationId'])
        .select([sql.lit(attempts).as('attempts'), nextAttemptAt.as('nextAttemptAt')])
        .where(hasRow(when)),
    )
}

/** The messages enqueued so far in a transaction of `transact`. */
const collectedIn = new WeakMap<object, OutboxMessage[]>()

export type Transacting<Tables> = {
  db: Kysely<Tables>
  relay: { publish: (messages: OutboxMessage[]) => void }
}

/**
 * Runs `work` in a transaction and publishes the messages it enqueued after the commit, from memory. Their rows are leased
 * to this process: when it dies, or Redis is away, the relay publishes them `redeliverAfterSeconds` later.
 */
export async function transact<Tables extends MessagingTables, T>(
  { db, relay }: Transacting<Tables>,
  work: (trx: Transaction<Tables>) => Promise<T>,
): Promise<T> {
  const messages: OutboxMessage[] = []
  const result = await db.transaction().execute((trx) => {
    collectedIn.set(trx, messages)
    return work(trx)
  })
  if (messages.length > 0) relay.publish(messages)
  return result
}

/** The conversation that a message is about. */
export const conversationOf = (payload: object): string | null =>
  'conversationId' in payload ? String(payload.conversationId) : null
