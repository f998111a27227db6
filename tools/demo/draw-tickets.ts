import { dayMs, hourMs, minuteMs } from './demo-clock.ts'
import type { Conversation } from './draw-chat.ts'
import { type DatedOrder, type Row, time } from './draw-order.ts'
import { ticketReplies, ticketTexts } from './demo-texts.ts'
import type { DemoRandom } from './demo-random.ts'

/** The member who answers tickets in the demonstration. */
export const supporter = 'bia'

type Drawn = { tickets: Row[]; replies: Row[]; audit: Row[] }
type Sort = 'closed' | 'resolved' | 'in_progress' | 'open'

/** One order in so many had a question. */
const oneIn = 36
const openSince = 2 * dayMs

/** Tickets about some of the orders: old ones are closed, those of the last two days are at work or wait. */
export function drawTickets(
  orders: readonly DatedOrder[],
  talkOf: ReadonlyMap<string, Conversation>,
  random: DemoRandom,
  now: number,
): Drawn {
  const paid = orders.filter(({ paidAt }) => paidAt !== undefined && paidAt < now - hourMs)
  const recent = paid.filter(({ paidAt }) => paidAt! > now - openSince)
  const old = paid.filter((order, index) => index % oneIn === 7 && !recent.includes(order))
  const sortOf = (index: number): Sort => (index % 3 === 2 ? 'in_progress' : 'open')
  const drawn = [
    ...old.map((order) =>
      drawTicket(order, talkOf, random, random.next() < 0.8 ? 'closed' : 'resolved', now),
    ),
    ...recent
      .filter((_, index) => index % 6 === 1)
      .slice(-7)
      .map((order, index) => drawTicket(order, talkOf, random, sortOf(index), now)),
  ]
  return {
    tickets: drawn.map(({ ticket }) => ticket),
    replies: drawn.flatMap(({ replies }) => replies),
    audit: drawn.flatMap(({ audit }) => audit),
  }
}

function drawTicket(
  order: DatedOrder,
  talkOf: ReadonlyMap<string, Conversation>,
  random: DemoRandom,
  status: Sort,
  now: number,
) {
  const id = random.uuid()
  const talk = talkOf.get(order.conversationId)
  if (!talk) throw new Error('an order without its conversation')
  const last = Math.max(talk.lines.at(-1)!.at, order.paidAt!)
  const at = Math.min(last + random.between(0.2, 20) * hourMs, last + (now - last) * random.between(0.2, 0.8))
  const description = random.pick(ticketTexts)
  talk.lines.push(
    { text: description, isFromVisitor: true, at },
    { text: `Abri um chamado: ${id.slice(0, 8).toUpperCase()}. A equipe responde por aqui.`, at: at + 900 },
  )
  const ticket = {
    id,
    conversation_id: order.conversationId,
    order_id: order.id,
    description,
    link: order.link,
    status,
    assignee: status === 'open' && random.next() < 0.6 ? null : supporter,
    waiting_since: time(at),
    created_at: time(at),
  }
  if (status === 'open') return { ticket, replies: [], audit: [] }
  const repliedAt = Math.min(at + random.between(10, 200) * minuteMs, at + (now - at) / 2)
  const reply = { id: random.uuid(), text: random.pick(ticketReplies) }
  talk.lines.push({ id: reply.id, text: reply.text, at: repliedAt })
  const replied = { ticket_id: id, author: supporter, created_at: time(repliedAt) }
  const audit = { at: time(repliedAt), actor: supporter, action: 'ticket-replied', details: { ticket: id } }
  return { ticket, replies: [{ ...reply, ...replied }], audit: [audit] }
}
