import type { VisitorOrder, VisitorTicket } from '../../visitor-records.ts'
import { isComplaintTicket, isLiving, meantOrder, ticketNamed } from '../purchases/past-orders.ts'
import { does, messageForStaff, type Step, type Turn } from '../turn.ts'
import { addToTicket } from './add-to-ticket.ts'
import { askTicketPage } from './continue-ticket.ts'
import { namedPage, openTicket } from './open-ticket.ts'

/** Opens a ticket, adds to the one under way, or asks for its page. */
export function reportComplaint(turn: Turn): Step {
  const named = namedPage(turn)
  const living = named || turn.reading.orderRef ? undefined : meantOrder(turn, isLiving)
  const order = living ?? meantOrder(turn, (it) => it.status !== 'refused')
  const underWay = ticketUnderWay(turn, named, order)
  if (underWay) return addToTicket(underWay, messageForStaff(turn), named)
  const link = named ?? order?.link ?? null
  if (link) return openTicket(turn, messageForStaff(turn), link, order?.orderId)
  return askTicketPage(turn, {
    description: messageForStaff(turn),
    orderId: order?.orderId ?? null,
    tries: 0,
  })
}

/** The open ticket that a complaint belongs to; one about something else is a ticket of its own. */
function ticketUnderWay(
  turn: Turn,
  named: string | null,
  order: VisitorOrder | undefined,
): VisitorTicket | undefined {
  const open = turn.tickets.filter(isComplaintTicket)
  const { orderRef } = turn.reading
  const byNumber = ticketNamed({ ...turn, tickets: open })
  if (byNumber) return byNumber
  if (named) return open.find((it) => it.link === named || (it.link === null && it.orderId === null))
  const ofOrder =
    order && open.find((it) => (it.orderId ? it.orderId === order.orderId : it.link === order.link))
  if (does(turn, 'want-other-ticket')) return ofOrder
  return ofOrder ?? (!order || (!orderRef && !turn.namedOrders.length) ? open[0] : undefined)
}
