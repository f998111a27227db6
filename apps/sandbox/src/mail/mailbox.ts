import type { Email } from 'postal-mime'
import { createFaultPlan } from '../fault-plan.ts'

/** A mail as its reader got it. */
export type ReceivedMail = {
  id: number
  receivedAt: string
  /** The address of the envelope. */
  to: string
  from: string
  subject: string
  messageId: string
  text: string
  html: string
  headers: Record<string, string>
}

const maxStored = 20_000

/** All mailboxes of the world, in memory. */
export function createMailbox(now: () => number) {
  const mails: ReceivedMail[] = []
  let lastId = 0
  return {
    faults: createFaultPlan(),
    /** Addresses that every server refuses. */
    refusedAddresses: new Set<string>(),
    all: () => mails,
    find: (id: number) => mails.find((mail) => mail.id === id),
    clear: () => {
      mails.length = 0
    },
    receive(to: string, { from, subject = '', messageId = '', text = '', html = '', headers }: Email) {
      const mail = {
        id: ++lastId,
        receivedAt: new Date(now()).toISOString(),
        to,
        from: from?.address ?? '',
        subject,
        messageId,
        text,
        html,
        headers: Object.fromEntries(headers.map(({ key, value }) => [key, value])),
      }
      mails.push(mail)
      if (mails.length > maxStored) mails.shift()
    },
  }
}
export type Mailbox = ReturnType<typeof createMailbox>
