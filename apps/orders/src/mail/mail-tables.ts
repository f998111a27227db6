import type { Generated } from 'kysely'

/** A visitor's wish to be mailed about orders. */
export type MailSubscriptionsTable = {
  id: Generated<string>
  /** Deleted once it serves nothing any more. */
  address: string | null
  createdAt: Generated<Date>
  /** The link that was mailed to the address was opened. */
  confirmedAt: Date | null
  endedAt: Date | null
  endedBy: 'visitor' | 'replaced' | 'refused' | 'unconfirmed' | 'orders-over' | null
}

/** `confirmation` asks for the address; the others tell the news of an order. */
export type MailKind = 'confirmation' | 'paid' | 'started' | 'delivered' | 'refunded'

/** `pointless`: when its turn came, it was no longer true or wanted. */
export type MailState = 'due' | 'sent' | 'refused' | 'pointless'

type MailsTable = {
  id: Generated<string>
  subscriptionId: string
  orderId: string
  kind: MailKind
  /** The order or the refund that is told of, with `kind` unique; of a confirmation any id. */
  subjectId: string
  state: Generated<MailState>
  tries: Generated<number>
  createdAt: Generated<Date>
  /** Also the end of the lease of a mail that is being sent. */
  nextTryAt: Generated<Date>
  finishedAt: Date | null
}

export type MailTables = {
  mailSubscriptions: MailSubscriptionsTable
  mailSubscribedOrders: { orderId: string; subscriptionId: string }
  mails: MailsTable
}
