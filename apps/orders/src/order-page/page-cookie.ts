import type { FastifyReply, FastifyRequest } from 'fastify'
import { orderPagesUrl } from '@smm/contracts/orders/order-link'
import { Refusal } from '@smm/http-service/refusal'
import { keyFor, seal, unseal } from '@smm/http-service/cryptography/sealed'
import type { Config } from '../config.ts'
import { findOrder } from '../order/orders.queries.ts'
import type { Db, OrderRow } from '../tables.ts'

/** The content of the cookie: an order that its browser opened by this version of its link. */
type PageSession = { orderId: string; linkVersion: number; endsAt: number }

const minutes = 30
const cookieName = 'smm_order'

/** Under the order's own path: pages of several orders are open beside each other, and none acts on another's. */
export function setPageCookie(reply: FastifyReply, { id, linkVersion }: OrderRow, config: Config): void {
  const session = { orderId: id, linkVersion, endsAt: Date.now() + minutes * 60_000 }
  reply.setCookie(cookieName, seal(session, keyOf(config)), {
    path: `${orderPagesUrl}/${id}`,
    httpOnly: true,
    sameSite: 'strict',
    secure: config.PUBLIC_ORIGIN.startsWith('https:'),
    maxAge: minutes * 60,
  })
}

/** The order of an open page. Throws LINK_NEEDED when its cookie is over, or its link was renewed elsewhere. */
export async function orderOfPage(
  { db, config }: { db: Db; config: Config },
  { cookies, params }: Pick<FastifyRequest, 'cookies'> & { params: { id: string } },
): Promise<OrderRow> {
  const session = unseal<PageSession>(cookies[cookieName], keyOf(config))
  const order = session?.orderId === params.id ? await findOrder(db, params.id) : undefined
  if (!session || order?.linkVersion !== session.linkVersion) throw new Refusal('LINK_NEEDED')
  return order
}

const keyOf = ({ ORDER_LINK_SECRET }: Config) => keyFor(ORDER_LINK_SECRET, 'cookie of an order page')
