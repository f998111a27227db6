import { randomUUID } from 'node:crypto'
import { stepFor } from '@smm/assistant/dialogue/advance'
import { readDialogue } from '@smm/assistant/dialogue/stored-dialogue'
import { turnOf } from '@smm/assistant/dialogue/testing'
import type { Step } from '@smm/assistant/dialogue/turn'
import type { Recap } from '@smm/assistant/dialogue/state'
import { nextTurn, type VisitorOrder, type VisitorTicket } from '@smm/assistant/next-turn'
import { asStored } from '@smm/assistant/testing'

type Before = { state: unknown; message: string; orders: VisitorOrder[]; tickets: VisitorTicket[] }

const start = Date.parse('2026-03-02T15:00:00Z')

/** One conversation with the assistant in this process: it orders, cancels and opens tickets. Other intents change nothing. */
export class Conversation {
  orders: VisitorOrder[] = []
  tickets: VisitorTicket[] = []
  transcript: string[] = []
  replies: string[] = []
  turns = 0
  turnsToPix: number | null = null
  private state: unknown = null
  private before: Before = { state: null, message: '', orders: [], tickets: [] }

  /** Returns the reply, with a line for each PIX, and the orders that were placed. */
  say(message: string): { text: string; placed: VisitorOrder[] } {
    this.turns++
    this.before = { state: this.state, message, orders: [...this.orders], tickets: [...this.tickets] }
    const now = new Date(start + this.turns * 1000)
    const { state, replies, intents } = nextTurn({ ...this.before, offers: [], now })
    this.state = asStored(state)
    const placed: VisitorOrder[] = []
    for (const intent of intents) {
      if (intent.type === 'place-orders') placed.push(...intent.orders.map((it) => orderOf(it, now)))
      if (intent.type === 'cancel-order')
        this.orders = this.orders.map((it) =>
          it.orderId === intent.orderId ? { ...it, status: 'cancelled' } : it,
        )
      if (intent.type === 'open-ticket') this.tickets.unshift(ticketOf(intent.link, now))
    }
    this.orders.push(...placed)
    if (placed.length > 0) this.turnsToPix ??= this.turns
    const text = [
      ...replies.map((it) => it.content),
      ...placed.map((it) => `[PIX R$ ${(it.amountCents / 100).toFixed(2).replace('.', ',')}]`),
    ].join('\n')
    this.replies.push(text)
    this.transcript.push(`> ${message}`, `< ${text}`)
    return { text, placed }
  }

  /** The situations of the last reply, in their order. */
  get situations() {
    const { state, message, ...known } = this.before
    return situationsOf(stepFor(turnOf(readDialogue(state), message, known)))
  }
}

/** Each has its sentences in `replies/texts`. */
export const situationsOf = ({ parts, question }: Step) =>
  [...parts, ...(question ? [question] : [])].map((it) => it.situation)

const orderOf = ({ quotedCents, ...order }: Recap, now: Date): VisitorOrder => ({
  ...order,
  orderId: randomUUID(),
  amountCents: quotedCents,
  status: 'pending',
  remains: null,
  createdAt: now.toISOString(),
})

const ticketOf = (link: string | null, now: Date): VisitorTicket => ({
  ticketId: randomUUID(),
  orderId: null,
  link,
  status: 'open',
  createdAt: now.toISOString(),
  lastReply: null,
})
