import type { Redis } from 'ioredis'
import { queuePerSender } from './shared-queue.ts'

const renewEveryMs = 5_000
const expirySeconds = 15

/** Where a receiver announces the messages that it handles, under its queue's prefix. It expires with the last replica. */
export const announcementKey = (prefix: string) => `${prefix}:handles`

type Announcing = {
  connection: Redis
  prefix: string
  names: string[]
  log: { warn: (details: object, message: string) => void }
}

/**
 * Announces which messages a receiver handles as long as it runs, so that a release before it is never sent one that it does
 * not know. The last release to write wins while two run side by side; a message that meets the other comes again.
 */
export function announceHandledMessages({ connection, prefix, names, log }: Announcing) {
  const key = announcementKey(prefix)
  const text = JSON.stringify([...names, queuePerSender])
  let isWriting = false
  async function write() {
    // While Redis is away, commands wait in the client: one is enough.
    if (isWriting) return
    isWriting = true
    await connection
      .set(key, text, 'EX', expirySeconds)
      .catch((err) => log.warn({ err: String(err) }, 'the announcement of messages was not written'))
    isWriting = false
  }
  const timer = setInterval(() => void write(), renewEveryMs)
  void write()
  return {
    /** Withdraws the announcement; other replicas renew theirs. */
    async close() {
      clearInterval(timer)
      if (connection.status === 'ready') await connection.del(key)
    },
  }
}

export type Announcement = { names: string[]; readsOwnQueues: boolean }

/** Undefined where there is no announcement, or an unreadable one. */
export function readAnnouncement(text: string | null): Announcement | undefined {
  const listed = parseList(text ?? '')
  if (!listed) return undefined
  const names = listed.filter((name) => name !== queuePerSender)
  return { names, readsOwnQueues: names.length < listed.length }
}

function parseList(text: string): string[] | undefined {
  try {
    const list: unknown = JSON.parse(text)
    return Array.isArray(list) ? list.map(String) : undefined
  } catch {
    return undefined
  }
}
