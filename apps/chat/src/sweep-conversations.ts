import { type Kysely, sql } from 'kysely'
import type { MessagingLog } from '@smm/messaging/queue'
import type { Tables } from './tables.ts'

const everyMs = 60 * 60_000

/** Removes conversations that were opened and left without a word a week ago. */
export function startSweep(db: Kysely<Tables>, log: MessagingLog): { close: () => void } {
  const sweeping = setInterval(() => {
    sweepConversations(db).catch((err: unknown) =>
      log.error({ err }, 'empty conversations could not be removed'),
    )
  }, everyMs)
  return { close: () => clearInterval(sweeping) }
}

export const sweepConversations = (db: Kysely<Tables>) =>
  db
    .deleteFrom('conversations')
    .where('lastSeq', '=', 0)
    .where('lastSeenAt', '<', sql<Date>`now() - interval '7 days'`)
    .execute()
