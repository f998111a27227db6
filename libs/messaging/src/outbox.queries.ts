import { type Kysely, type QueryExecutorProvider, sql } from 'kysely'
import { isDue, leaseUntil } from '@smm/database/lease'
import type { Receiver } from '@smm/contracts/messages'
import { type OutboxMessage, redeliverAfterSeconds } from './outbox.ts'
import type { MessagingTables } from './tables.ts'

/** A leased row; `attempts` counts this time too. */
export type LeasedMessage = OutboxMessage & { attempts: number; createdAt: Date }

const maxBackoffSeconds = 60

/** 5, 10, 20, 40, then 60 s: the lease of a row is also the backoff until its next attempt. */
const backoffSeconds = sql<number>`least(${sql.lit(maxBackoffSeconds)}, ${sql.lit(redeliverAfterSeconds)} * power(2, least(attempts, 6)))`

/** Leases the messages that are due, in the order of writing. */
export async function leaseDue(db: Kysely<MessagingTables>, limit: number): Promise<LeasedMessage[]> {
  const waiting = db.selectFrom('outbox').select('eventId').where('deliveredAt', 'is', null)
  const leased = await db
    .updateTable('outbox')
    .set((eb) => ({ attempts: eb('attempts', '+', 1), nextAttemptAt: leaseUntil(backoffSeconds) }))
    .where(isDue('eventId', waiting, 'nextAttemptAt', limit))
    .returning([
      'eventId',
      'position',
      'receiver',
      'name',
      'payload',
      'correlationId',
      'createdAt',
      'attempts',
    ])
    .execute()
  return leased.sort((a, b) => a.position - b.position)
}

/** Ends in a second the lease of messages that did not reach Redis. */
export async function shortenLease(db: Kysely<MessagingTables>, eventIds: string[]): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ nextAttemptAt: leaseUntil(1) })
    .where('eventId', 'in', eventIds)
    .where('deliveredAt', 'is', null)
    .execute()
}

/** Ends the lease of messages that a receiver asks for again; the next poll publishes them. */
async function endLease(db: QueryExecutorProvider, eventIds: string[], askedBy: Receiver[]): Promise<void> {
  await sql`
    UPDATE outbox SET next_attempt_at = now()
    WHERE event_id = any(${eventIds}::uuid[]) AND receiver = any(${askedBy}) AND delivered_at IS NULL
  `.execute(db)
}

/** A receiver asks its senders to publish these again. `since` is sent by a receiver whose database went back. */
export type RedeliveryRequest = { eventIds: string[]; since?: string; receiver?: Receiver }

/** Only messages to the services in `askedBy`, which may write to the queue: a receiver asks only for its own. */
export async function redeliver<Tables extends MessagingTables>(
  db: Kysely<Tables>,
  { eventIds, since, receiver }: RedeliveryRequest,
  askedBy: Receiver[],
): Promise<void> {
  if (since === undefined) return endLease(db, eventIds, askedBy)
  await db.transaction().execute(async (trx) => {
    // Up to 35 days of rows, once after a restore. A message may be older than the copy that forgot its delivery.
    await sql`SELECT set_config('statement_timeout', '5min', true)`.execute(trx)
    await sql`
      UPDATE outbox SET next_attempt_at = now(), delivered_at = NULL, attempts = 0
      WHERE receiver = ${receiver} AND receiver = any(${askedBy}) AND delivered_at >= ${since}::timestamptz`.execute(
      trx,
    )
  })
}

/** Idempotent: the first receipt of a message counts, and only one of the service that it was sent to. */
export async function markDelivered(
  db: QueryExecutorProvider,
  eventIds: string[],
  confirmedBy: Receiver[],
): Promise<void> {
  await sql`
    UPDATE outbox SET delivered_at = now()
    WHERE event_id = any(${eventIds}::uuid[]) AND receiver = any(${confirmedBy}) AND delivered_at IS NULL
  `.execute(db)
}
