import type { Receiver } from '@smm/contracts/messages'
import { type Envelope, receiptsJob } from './envelope.ts'
import type { MessagingLog, Queues } from './queue.ts'

const sendEveryMs = 250

export type Receipts = {
  add: (envelope: Pick<Envelope, 'from' | 'eventId'>) => void
  close: () => Promise<void>
}

/** Confirms handled messages to their senders, many at a time. A lost receipt costs one more delivery, which changes nothing. */
export function openReceipts(queues: Pick<Queues, 'add'>, log: MessagingLog): Receipts {
  const pending = new Map<Receiver, string[]>()
  let timer: NodeJS.Timeout | undefined

  async function sendTo(sender: Receiver, eventIds: string[]) {
    try {
      await queues.add(sender, [{ name: receiptsJob, data: { eventIds } }])
    } catch (err) {
      log.warn({ err: String(err), sender }, 'receipts were not sent')
    }
  }

  async function sendAll() {
    timer = undefined
    const batches = [...pending]
    pending.clear()
    await Promise.all(batches.map(([sender, eventIds]) => sendTo(sender, eventIds)))
  }

  return {
    add({ from, eventId }) {
      pending.set(from, [...(pending.get(from) ?? []), eventId])
      timer ??= setTimeout(() => void sendAll(), sendEveryMs)
    },
    async close() {
      clearTimeout(timer)
      await sendAll()
    },
  }
}
