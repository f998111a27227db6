import { openMicroBatches } from '@smm/database/micro-batches'
import type { MessagingLog } from '@smm/messaging/queue'
import type { Db } from '../tables.ts'
import { appendIfUnchanged, type OptimisticAppend } from './conversation.queries.ts'
import type { StoredMessage } from './stored-message.ts'

/** Stores a turn without intents; undefined, and nothing is stored, where it must be decided or stored under a lock. */
export type AppendTurn = (append: OptimisticAppend) => Promise<StoredMessage[] | undefined>

/** Stores all turns that are decided while the statement before runs in one: statements and commits cost more than rows. */
export const openAppendTurns = ({ db, log }: { db: Db; log: Pick<MessagingLog, 'warn'> }): AppendTurn =>
  openMicroBatches(async (appends) => {
    try {
      return await appendIfUnchanged(db, appends)
    } catch (err) {
      // One turn that cannot be stored harms no other: each is tried again under its own lock.
      log.warn({ err, turns: appends.length }, 'turns were not stored together')
      return []
    }
  })
