import type { Offer } from '@smm/contracts/products'
import { formatCents } from '@smm/pricing/money'
import type { Conversation } from './corpus.ts'
import type { Draft } from './dialogue/cart/draft.ts'
import { emptyDialogue, filed, type Recap } from './dialogue/state.ts'
import { storeDialogue, type StoredDialogue } from './dialogue/stored-dialogue.ts'
import type { Reading } from './understanding/reading.ts'
import { readUtterance } from './understanding/read-utterance.ts'
import { type Intent, nextTurn, type Reply, type VisitorOrder, type VisitorTicket } from './next-turn.ts'
import { shownLink } from './naming/page-names.ts'

export const now = new Date('2026-03-02T15:00:00Z')

export type Talk = { state: StoredDialogue; replies: Reply[][]; last: string; intents: Intent[] }

/** Says each message in turn; the state travels through JSON, as in the database. `reading` is the last one's. */
export function talk(
  messages: string | string[],
  known: { orders?: VisitorOrder[]; tickets?: VisitorTicket[]; offers?: Offer[]; reading?: Reading } = {},
): Talk {
  let state = storeDialogue(emptyDialogue)
  const replies: Reply[][] = []
  const intents: Intent[] = []
  const said = [messages].flat()
  for (const [at, message] of said.entries()) {
    const turn = nextTurn({
      state: asStored(state),
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

/** The first order of the recap that waits for a yes. */
export const firstRecapped = ({ dialogue: { state } }: StoredDialogue): Recap | null =>
  state.at === 'confirming' ? state.recap[0]! : null

/** A state as it comes back from the database, which sorts the keys of an object by their length. */
export const asStored = (state: unknown): unknown =>
  JSON.parse(JSON.stringify(state), (_, value: unknown) =>
    isRecord(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => a.length - b.length))
      : value,
  )
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A first message, as it is read. */
export const readFirst = (message: string): Reading =>
  readUtterance(message, { expecting: 'nothing', shownRows: 0 })

/** Where a conversation has got to, on one line: the recap, the open question, or what was placed or opened last. */
export function outcome(messages: string | string[], known: Parameters<typeof talk>[1] = {}): string {
  const { state, intents } = talk(messages, known)
  const { state: where, cart } = state.dialogue
  if (where.at === 'confirming') return `recap ${where.recap.map(inShort).join(' + ')}`
  if (where.at === 'complaining' && where.step !== filed) return `ticket ${where.step}?`
  if (where.at === 'tracking') return 'order-link?'
  if (where.at === 'collecting') return `${where.missing}? ${cartInShort(cart)}`.trim()
  if (where.at === 'choosing') return `quantity? ${cartInShort(cart)}`.trim()
  const intent = intents.at(-1)
  return intent ? intentInShort(intent) : 'nothing'
}

/** The same of a row of the corpus: a ticket that is offered, as the readers are less than sure, is taken by a yes. */
export function outcomeOf([messages, expected]: Conversation): string {
  const got = outcome(messages)
  return got === 'ticket offered?' && expected !== got ? outcome([...messages, 'sim']) : got
}

export const cartInShort = (cart: readonly Draft[]) => cart.map(draftInShort).join(' + ')

function intentInShort(intent: Intent): string {
  switch (intent.type) {
    case 'place-orders':
      return `order ${intent.orders.map(inShort).join(' + ')}`
    case 'open-ticket':
      return `ticket ${intent.link ? shownLink(intent.link) : 'without link'}`
    case 'add-to-ticket':
      return `add to ${intent.ticketId}`
    case 'withdraw-ticket':
      return `withdraw ${intent.ticketId}`
    default:
      return `${intent.type} ${intent.orderId}`
  }
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
