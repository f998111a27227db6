import type { VisitorOrder, VisitorTicket } from './dialogue.ts'
import { phrases } from './phrases.ts'
import { isUnderWay, namedIn } from './tell-tickets.ts'
import type { Turn } from './turn.ts'

const wantsAnother = phrases(
  '(outr[oa]|nov[oa]|mais um|mais uma) (chamado|ticket|protocolo|ocorrencia|reclamacao)',
)

type About = { named: string | null; order: VisitorOrder | undefined }

/**
 * The open ticket that a complaint belongs to: the one whose number, page or order it names; the newest, when it names
 * nothing. One about something else is a ticket of its own.
 */
export function ticketUnderWay(turn: Turn, { named, order }: About): VisitorTicket | undefined {
  const open = turn.tickets.filter(isUnderWay)
  const byNumber = namedIn(turn)
  if (byNumber) return open.find((it) => it === byNumber)
  if (named) return open.find((it) => it.link === named || (it.link === null && it.orderId === null))
  const ofOrder =
    order && open.find((it) => (it.orderId ? it.orderId === order.orderId : it.link === order.link))
  const namesNothing = !order || (!turn.reading.orderRef && !turn.reading.orders.length)
  return ofOrder ?? (namesNothing && !wantsAnother.test(turn.plain) ? open[0] : undefined)
}
