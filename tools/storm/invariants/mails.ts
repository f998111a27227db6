import type { Facts } from '../facts/facts.ts'
import type { ReceivedMail } from '../sandbox-control.ts'
import { noneOf, type Verdict } from './verdict.ts'

/** I13: a notice reaches the address that asked for it, once, and none is about an order that was never paid. */
export function mails({ orders, notices, subscriptions, mailbox }: Facts): Verdict[] {
  const orderOf = new Map(orders.map((order) => [order.id.slice(0, 8), order]))
  const told = mailbox.flatMap((mail) => {
    const number = orderNumberIn(mail)
    return number ? [{ mail, order: orderOf.get(number) }] : []
  })
  const alike = Map.groupBy(told, ({ mail }) => `${mail.to}: ${mail.subject}, ${orderNumberIn(mail)}`)
  // A mail that its server took without an answer is sent again under the same Message-ID, and shown once.
  const idsOf = (all: typeof told) => new Set(all.map(({ mail }) => mail.messageId))
  const twice = [...alike].filter(([, all]) => idsOf(all).size > 1)
  const dead = told.filter(({ order }) => !order?.paid_at)
  const addressOf = new Map(subscriptions.map(({ order_id, address }) => [order_id, address]))
  const strange = told.filter(({ mail, order }) => order && addressOf.get(order.id) !== mail.to)
  const received = mailbox.map(({ messageId }) => messageId).join(' ')
  const lost = notices.filter(({ id, state }) => state === 'sent' && !received.includes(id))
  const hasNotice = new Set(notices.map(({ kind, order_id }) => `${kind} ${order_id}`))
  const paidReaders = orders.filter((order) => isReader(order, subscriptions))
  const untold = paidReaders.filter(({ id }) => !hasNotice.has(`paid ${id}`))
  const says = ({ mail }: (typeof told)[number]) => `${mail.to}: ${mail.subject}`
  return [
    noneOf(
      'I13',
      'notices mailed twice',
      twice.map(([what]) => what),
      `of ${told.length} notices to ${new Set(told.map(({ mail }) => mail.to)).size} addresses`,
    ),
    noneOf('I13', 'notices about orders that were never paid', dead.map(says)),
    noneOf('I13', 'notices to an address that did not ask', strange.map(says)),
    noneOf(
      'I13',
      'notices recorded as sent that nobody received',
      lost.map(({ id, kind }) => `${kind} ${id}`),
    ),
    noneOf(
      'I13',
      'payments whose reader was not told',
      untold.map(({ id }) => id),
      `of ${paidReaders.length} orders`,
    ),
  ]
}

const orderNumberIn = ({ text }: ReceivedMail) => /^Número: ([\da-f]{8})$/m.exec(text)?.[1]

/** A payment is told to a confirmed address, unless the order was over before. */
function isReader(
  { id, paid_at, status, finished_at }: Facts['orders'][number],
  subscriptions: Facts['subscriptions'],
): boolean {
  const confirmedAt = subscriptions.find(({ order_id }) => order_id === id)?.confirmed_at
  if (!confirmedAt || !paid_at || status === 'cancelled') return false
  return !finished_at || finished_at >= confirmedAt
}
