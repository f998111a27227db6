import type { Offer } from '@smm/contracts/products'
import { formatCents } from '@smm/pricing/money'
import type { Draft, Recap } from './dialogue.ts'
import type { Reading } from './reader.ts'
import {
  type DialogueState,
  emptyDialogue,
  type Intent,
  nextTurn,
  type Reply,
  type VisitorOrder,
  type VisitorTicket,
} from './next-turn.ts'
import { shownLink } from './wording.ts'

export const now = new Date('2026-03-02T15:00:00Z')

export type Talk = { state: DialogueState; replies: Reply[][]; last: string; intents: Intent[] }

/** Says each message in turn; the state travels through JSON, as in the database. `reading` is the last one's. */
export function talk(
  messages: string | string[],
  known: { orders?: VisitorOrder[]; tickets?: VisitorTicket[]; offers?: Offer[]; reading?: Reading } = {},
): Talk {
  let state: DialogueState = emptyDialogue
  const replies: Reply[][] = []
  const intents: Intent[] = []
  const said = [messages].flat()
  for (const [at, message] of said.entries()) {
    const turn = nextTurn({
      state: JSON.parse(JSON.stringify(state)),
      message,
      offers: known.offers ?? [],
      now,
      orders: known.orders ?? [],
      tickets: known.tickets ?? [],
      ...(known.reading && at === said.length - 1 ? { reading: known.reading } : {}),
    })
    state = turn.state
    replies.push(turn.replies)
    intents.push(...turn.intents)
  }
  const last = replies
    .at(-1)!
    .map((it) => it.content)
    .join('\n')
  return { state, replies, last, intents }
}

const inShort = (it: Recap) =>
  `${it.platform} ${it.serviceType} ${it.quantity} ${shownLink(it.link)} ${formatCents(it.quotedCents)}`
const draftInShort = (it: Draft) =>
  [
    it.platform,
    it.serviceType,
    it.quantity,
    it.link && shownLink(it.link.canonicalUrl),
    it.handle && !it.link && `@${it.handle}`,
  ]
    .filter(Boolean)
    .join(' ')

/** Where a conversation has got to, on one line: what was placed or opened last, the recap, or the open question. */
export function outcome(messages: string | string[], known: Parameters<typeof talk>[1] = {}): string {
  const { state, intents } = talk(messages, known)
  const intent = intents.at(-1)
  if (state.recap) return `recap ${inShort(state.recap)}`
  if (state.ticket) return 'ticket link?'
  if (state.asked) return `${state.asked}? ${draftInShort(state.draft)}`.trim()
  if (intent?.type === 'place-order') return `order ${inShort(intent)}`
  if (intent?.type === 'open-ticket') return `ticket ${intent.link ? shownLink(intent.link) : 'without link'}`
  if (intent?.type === 'add-to-ticket') return `add to ${intent.ticketId}`
  if (intent) return `${intent.type} ${intent.orderId}`
  return 'nothing'
}

/** An order of this visitor; `status` and the rest as a test wants them. */
export const givenOrder = (overrides: Partial<VisitorOrder> = {}): VisitorOrder => ({
  orderId: '1a2b3c4d-0000-4000-8000-000000000001',
  platform: 'instagram',
  serviceType: 'followers',
  quantity: 500,
  link: 'https://www.instagram.com/loja.x/',
  amountCents: 4_500,
  status: 'pending',
  remains: null,
  createdAt: '2026-03-02T14:00:00Z',
  ...overrides,
})

/** A ticket of this visitor, about the given order. */
export const givenTicket = (overrides: Partial<VisitorTicket> = {}): VisitorTicket => ({
  ticketId: '7e8f9a0b-0000-4000-8000-000000000002',
  orderId: givenOrder().orderId,
  link: givenOrder().link,
  status: 'open',
  createdAt: '2026-03-02T14:30:00Z',
  lastReply: null,
  ...overrides,
})
