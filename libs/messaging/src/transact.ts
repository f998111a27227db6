import type { Kysely, Transaction } from 'kysely'
import { type OutboxMessage, collectMessages } from './outbox.ts'
import type { Relay } from './relay.ts'
import type { MessagingTables } from './tables.ts'

export type Transacting<Tables> = { db: Kysely<Tables>; relay: Pick<Relay, 'publish'> }

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
    collectMessages(trx, messages)
    return work(trx)
  })
  if (messages.length > 0) relay.publish(messages)
  return result
}
