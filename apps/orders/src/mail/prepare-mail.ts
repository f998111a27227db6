import { orderPagePath } from '@smm/http-service/order-page/order-link'
import { centsToReais } from '@smm/pricing/money'
import type { Deps } from '../deps.ts'
import { loadOrderView } from '../order-page/load-order-view.ts'
import { findOrder } from '../order/orders.queries.ts'
import type { Db, OrderRow } from '../tables.ts'
import { composeMail, type Mail, type News } from './compose-mail.ts'
import type { MailKind } from './mail-tables.ts'
import { mailLinksOf, type OutgoingMail } from './mailer.ts'

export const mailColumns = [
  'id',
  'subscriptionId',
  'orderId',
  'kind',
  'subjectId',
  'tries',
  'createdAt',
] as const

export type DueMail = {
  id: string
  subscriptionId: string
  orderId: string
  kind: MailKind
  subjectId: string
  tries: number
  createdAt: Date
}
export type ReadyMail = OutgoingMail

/** A mail with its address and text; undefined when it is no longer wanted or true. */
export async function prepareMail({ db, config }: Deps, mail: DueMail): Promise<ReadyMail | undefined> {
  const { id, subscriptionId, orderId, kind } = mail
  const [subscription, order] = await Promise.all([
    findOpenSubscription(db, subscriptionId),
    findOrder(db, orderId),
  ])
  const { address, confirmedAt } = subscription ?? {}
  if (!address || !order) return undefined
  const isWanted = kind === 'confirmation' ? !confirmedAt : confirmedAt && isTrue(kind, order)
  if (!isWanted) return undefined
  const content = await compose(db, mail, order, {
    ...mailLinksOf(config, subscriptionId),
    order: config.PUBLIC_ORIGIN + orderPagePath(config.ORDER_LINK_SECRET, order),
    shop: config.PUBLIC_ORIGIN,
  })
  return { id, address, subscriptionId, content }
}

/** An order that was cancelled or delivered meanwhile does not start any more. */
const isTrue = (kind: MailKind, { status }: OrderRow): boolean =>
  kind === 'started' ? status === 'processing' : kind === 'refunded' || status !== 'cancelled'

async function compose(
  db: Db,
  mail: DueMail,
  order: OrderRow,
  links: Parameters<typeof composeMail>[1],
): Promise<Mail> {
  const { kind, subjectId } = mail
  if (kind === 'confirmation') return composeMail({ kind }, links)
  const news: News = { kind, order: await loadOrderView(db, order) }
  return composeMail(
    kind === 'refunded' ? { ...news, refunded: await findRefund(db, subjectId) } : news,
    links,
  )
}

const findOpenSubscription = (db: Db, id: string) =>
  db
    .selectFrom('mailSubscriptions')
    .select(['address', 'confirmedAt'])
    .where('id', '=', id)
    .where('endedAt', 'is', null)
    .executeTakeFirst()

async function findRefund(db: Db, id: string): Promise<number> {
  const { amountCents } = await db
    .selectFrom('refunds')
    .select('amountCents')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return centsToReais(amountCents)
}
