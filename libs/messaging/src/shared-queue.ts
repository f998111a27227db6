import { type Receiver, receivers } from '@smm/contracts/messages'
import type { Envelope } from './envelope.ts'

/*
 * Compatibility with releases until 23 November 2026, which have one queue for all senders of a receiver. It goes with the second
 * release after them, and with it, in one commit:
 * - `queuePerSender` and `readsOwnQueues` of announce-handled-messages.ts, and `AnnouncementReader` here
 * - `releases` of queue.ts, receive.ts and queue-workers.ts; `sharedQueue` in `add` and `countJobs`, and its worker
 * - `envelopesOf` of receive.ts, where a job has one envelope, and `senders`, one for each queue
 * - `unannouncedUntil`, and `transitionUntil` of the three services
 * - 'beside the previous release' in messaging.test.ts
 */

/** The one queue of a receiver for all senders. */
export const sharedQueue = (receiver: Receiver): string => receiver

/** A job of this name packs up to ten messages that were written together. */
const severalJob = 'several'

export const envelopesOf = ({ name, data }: { name: string; data: unknown }): Envelope[] =>
  name === severalJob ? (data as { envelopes: Envelope[] }).envelopes : [data as Envelope]

/** Stands among the announced names: the receiver reads a queue per sender. Such a release takes it for a message. */
export const queuePerSender = 'queue-per-sender'

const refreshEveryMs = 2_000
/** A service announces itself every 5 s. */
const presentForMs = 10_000
/** A deploy replaces the replicas of a service within minutes. */
const deployMs = 10 * 60_000

export type Releases = {
  /** Whether a receiver reads a queue per sender. A silent one counts as current; the outbox publishes again. */
  readsOwnQueues: (receiver: Receiver) => Promise<boolean>
  /** The services that may write to the shared queue of `me`: those of the previous release, or all while `me` has one. */
  sendersOfSharedQueue: (me: Receiver) => Promise<Receiver[]>
  close: () => void
}

type AnnouncementReader = (service: Receiver) => Promise<{ readsOwnQueues: boolean } | undefined>

/**
 * Follows by the announcements which services run such a release. Until `unannouncedUntil` a service without an announcement
 * counts as one of them.
 */
export function watchReleases(readAnnouncementOf: AnnouncementReader, unannouncedUntil = 0): Releases {
  const isPrevious = new Map<Receiver, boolean>()
  const previousSeenAt = new Map<Receiver, number>()
  const currentSeenAt = new Map<Receiver, number>()

  async function refresh(service: Receiver) {
    const found = await readAnnouncementOf(service)
    if (!found && Date.now() >= unannouncedUntil) return
    const seenAt = found?.readsOwnQueues ? currentSeenAt : previousSeenAt
    seenAt.set(service, Date.now())
    // Replicas of both releases overwrite each other's announcement: the newer one decides while it runs.
    isPrevious.set(service, !isRecent(currentSeenAt.get(service), presentForMs))
  }
  const refreshAll = () => Promise.all(receivers.map(refresh))
  // While Redis is away, what was seen last holds.
  let refreshed: Promise<unknown> = refreshAll().catch(() => {})
  const timer = setInterval(() => void (refreshed = refreshAll().catch(() => {})), refreshEveryMs)
  return {
    async readsOwnQueues(receiver) {
      await refreshed
      return !isPrevious.get(receiver)
    },
    async sendersOfSharedQueue(me) {
      await refreshAll()
      const previous = receivers.filter((service) => isRecent(previousSeenAt.get(service), deployMs))
      return previous.includes(me) ? [...receivers] : previous
    },
    close: () => clearInterval(timer),
  }
}

const isRecent = (at: number | undefined, withinMs: number) => at !== undefined && Date.now() - at < withinMs
