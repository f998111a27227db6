import type { Kysely } from 'kysely'
import { leaseDue, type LeasedMessage } from './outbox.queries.ts'
import type { MessagingLog } from './queue.ts'
import type { MessagingTables } from './tables.ts'

const batchSize = 100
const pollEveryMs = 1_000

type Parts = {
  db: Kysely<MessagingTables>
  publish: (messages: LeasedMessage[]) => Promise<void>
  log: MessagingLog
}

/** Publishes the messages that fall due: those that nobody published, and those whose receipt did not come in time. */
export function startOutboxPoller({ db, publish, log }: Parts) {
  let isClosed = false
  let isWanted = false
  let polling: Promise<void> | undefined

  const pollNow = () => {
    if (isClosed) return
    isWanted = true
    polling ??= poll()
  }

  async function poll() {
    while (isWanted) {
      isWanted = false
      await publishDue().catch((err) => log.error({ err }, 'the outbox could not be read'))
    }
    polling = undefined
  }

  async function publishDue() {
    let due: LeasedMessage[]
    do {
      due = await leaseDue(db, batchSize)
      await publish(due)
    } while (due.length === batchSize && !isClosed)
  }

  const timer = setInterval(pollNow, pollEveryMs)
  pollNow()
  return {
    /** Polls without waiting for the interval; during a poll, once more after it. */
    pollNow,
    async close() {
      isClosed = true
      clearInterval(timer)
      await polling
    },
  }
}
