import type { ColumnType, Generated } from 'kysely'
import { type Kysely, sql } from 'kysely'
import type { MessageName, Receiver } from '@smm/contracts/messages'

/**
 * Messages from this service. A row is leased to the process that publishes it until `nextAttemptAt`, when it falls due
 * again unless its receiver confirmed it; it is deleted some days after `deliveredAt`.
 */
type OutboxTable = {
  eventId: Generated<string>
  /** The order of writing, not of committing. */
  position: Generated<number>
  receiver: Receiver
  name: MessageName
  payload: ColumnType<unknown, string, never>
  correlationId: string | null
  createdAt: Generated<Date>
  attempts: Generated<number>
  nextAttemptAt: Generated<Date>
  deliveredAt: Date | null
}

/** Messages this service has handled: the same message twice counts once. */
type InboxTable = { eventId: string; name: string; receivedAt: Generated<Date> }

/** Messages that could not be handled so far. Their sender retries; a row is deleted when its message is handled. */
type DeadLettersTable = {
  eventId: string
  name: string
  error: string
  times: Generated<number>
  firstAt: Generated<Date>
  lastAt: Generated<Date>
}

export type MessagingTables = { outbox: OutboxTable; inbox: InboxTable; deadLetters: DeadLettersTable }

/** The migration that every service which sends or receives messages runs first. */
export const createMessagingTables = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable('outbox')
      .addColumn('event_id', 'uuid', (c) => c.primaryKey().defaultTo(sql`gen_random_uuid()`))
      .addColumn('position', 'bigint', (c) => c.generatedAlwaysAsIdentity())
      .addColumn('receiver', 'text', (c) => c.notNull())
      .addColumn('name', 'text', (c) => c.notNull())
      .addColumn('payload', 'jsonb', (c) => c.notNull())
      .addColumn('correlation_id', 'text')
      .addColumn('created_at', 'timestamptz', (c) => c.notNull().defaultTo(sql`now()`))
      .addColumn('attempts', 'integer', (c) => c.notNull().defaultTo(0))
      .addColumn('next_attempt_at', 'timestamptz', (c) => c.notNull().defaultTo(sql`now()`))
      .addColumn('delivered_at', 'timestamptz')
      .execute()
    // Serves the relay: what is due, oldest first.
    await sql`CREATE INDEX outbox_due ON outbox (next_attempt_at) WHERE delivered_at IS NULL`.execute(db)
    await db.schema
      .createTable('inbox')
      .addColumn('event_id', 'uuid', (c) => c.primaryKey())
      .addColumn('name', 'text', (c) => c.notNull())
      .addColumn('received_at', 'timestamptz', (c) => c.notNull().defaultTo(sql`now()`))
      .execute()
    await db.schema
      .createTable('dead_letters')
      .addColumn('event_id', 'uuid', (c) => c.primaryKey())
      .addColumn('name', 'text', (c) => c.notNull())
      .addColumn('error', 'text', (c) => c.notNull())
      .addColumn('times', 'integer', (c) => c.notNull().defaultTo(1))
      .addColumn('first_at', 'timestamptz', (c) => c.notNull().defaultTo(sql`now()`))
      .addColumn('last_at', 'timestamptz', (c) => c.notNull().defaultTo(sql`now()`))
      .execute()
  },
  async down(db: Kysely<unknown>): Promise<void> {
    for (const table of ['dead_letters', 'inbox', 'outbox']) await db.schema.dropTable(table).execute()
  },
}

/** Serves the retention and the redelivery after a restore: both select by the time of delivery. */
export const indexDeliveries = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`CREATE INDEX outbox_delivered ON outbox (delivered_at) WHERE delivered_at IS NOT NULL`.execute(
      db,
    )
    await sql`CREATE INDEX inbox_received ON inbox (received_at)`.execute(db)
  },
  async down(db: Kysely<unknown>): Promise<void> {
    await sql`DROP INDEX outbox_delivered, inbox_received`.execute(db)
  },
}
