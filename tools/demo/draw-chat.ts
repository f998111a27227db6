import { productName } from '@smm/contracts/products'
import { dayName, minuteMs } from './demo-clock.ts'
import { answers, questions } from './demo-texts.ts'
import type { DemoRandom } from './demo-random.ts'
import { type DatedOrder, type Row, stepsOf, time } from './draw-order.ts'
import type { DemoTalk } from './plan-days.ts'

/** A message of a conversation, from its visitor or from the shop. */
type Line = { text: string; isFromVisitor?: true; at: number; id?: string }
export type Conversation = { id: string; lines: Line[]; hasOrders: boolean }

const reais = (cents: number) => `R$ ${(cents / 100).toFixed(2).replace('.', ',')}`

/** The conversation in which an order was placed, up to its last news. */
export function drawOrderTalk(order: DatedOrder, random: DemoRandom): Conversation {
  const { product, quantity, amountCents, placedAt, paidAt, finishedAt, ending } = order
  const wanted = `${quantity.toLocaleString('pt-BR')} ${productName(product)}`
  const lines: Line[] = [
    { text: order.link, isFromVisitor: true, at: placedAt - 3 * minuteMs },
    { text: random.pick(answers), at: placedAt - 3 * minuteMs + 900 },
    { text: `quero ${quantity}`, isFromVisitor: true, at: placedAt - minuteMs },
    { text: `${wanted} por ${reais(amountCents)}. Posso gerar o PIX?`, at: placedAt - minuteMs + 900 },
    { text: 'pode', isFromVisitor: true, at: placedAt - 1_000 },
  ]
  if (ending === 'expired' || ending === 'paid-late')
    lines.push({ text: 'O PIX venceu e o pedido foi cancelado. Quer gerar outro?', at: order.dueAt })
  if (paidAt) lines.push({ text: 'Pagamento confirmado! Já vou preparar o seu pedido.', at: paidAt })
  if (finishedAt && ending === 'completed')
    lines.push({
      text: `Pronto! ${wanted}: tudo entregue. Obrigado por comprar com a gente.`,
      at: finishedAt,
    })
  return { id: order.conversationId, lines, hasOrders: true }
}

export const drawTalk = ({ id, at }: DemoTalk, random: DemoRandom): Conversation => ({
  id,
  lines: [
    { text: random.pick(questions), isFromVisitor: true, at },
    { text: random.pick(answers), at: at + 900 },
  ],
  hasOrders: false,
})

export const drawConversation = ({ id, lines, hasOrders }: Conversation): Row => ({
  id,
  // No cookie has this hash: nobody comes back to it.
  session_hash: `exemplo-${id}`,
  last_seq: lines.length,
  has_orders: hasOrders,
  created_at: time(lines[0]!.at),
  last_seen_at: time(lines.at(-1)!.at),
})

export const drawMessages = ({ id, lines }: Conversation, random: DemoRandom): Row[] =>
  lines.map(({ text, isFromVisitor, at, id: messageId }, index) => ({
    id: messageId ?? random.uuid(),
    conversation_id: id,
    seq: index + 1,
    kind: isFromVisitor ? 'visitor_message' : 'chat_response',
    content: text,
    created_at: time(at),
  }))

type Origin = { id: string; at: number; page: string; source: string; hasRecap: boolean }
export const drawOrigin = ({ id, at, page, source, hasRecap }: Origin): Row => ({
  conversation_id: id,
  day: dayName(at),
  page,
  source,
  has_recap: hasRecap,
})

/** The chat's copy of an order. One that is still to be charged was requested, and nothing more. */
export function drawChatOrder(order: DatedOrder, { status, version }: Row): Row {
  const { id, product, ending, paidAt, sentAt, finishedAt } = order
  const steps = stepsOf(order)
  return {
    order_id: id,
    conversation_id: order.conversationId,
    platform: product.platform,
    service_type: product.serviceType,
    quantity: order.quantity,
    link: order.link,
    amount_cents: order.amountCents,
    status: ending === 'to-issue' ? 'requested' : status,
    version: ending === 'to-issue' ? 0 : version,
    remains: order.remains ?? null,
    paid_at: time(paidAt),
    sent_at: time(sentAt),
    completed_at: ending === 'completed' ? time(finishedAt) : null,
    cancelled_at: status === 'cancelled' ? time(steps.at(-1)!.at) : null,
    created_at: time(order.placedAt),
    changed_at: time(steps.at(-1)!.at),
  }
}
