import { seedBook } from '@smm/pricing/seed-book'
import { nextTurn } from '../next-turn.ts'
import { newestFirst } from '../placed-orders.ts'
import { asStored, givenOrder, givenTicket, talk } from '../testing.ts'
import { readUtterance } from '../understanding/read-utterance.ts'
import type { Act } from '../understanding/reading-labels.ts'
import { emptyReading, type Item, noItem, type Reading, type Target } from '../understanding/reading.ts'
import type { VisitorOrder, VisitorTicket } from '../visitor-records.ts'
import { advance } from './advance.ts'
import { findNamedOrders } from './cart/find-named-orders.ts'
import { messagesBefore, readingContext } from './reading-context.ts'
import { type Dialogue, emptyDialogue } from './state.ts'
import { readDialogue } from './stored-dialogue.ts'
import type { Intent, Shop, Turn } from './turn.ts'

export const givenShop = (overrides: Partial<Shop> = {}): Shop => ({
  offers: [],
  priceBook: seedBook,
  orders: [],
  tickets: [],
  now: new Date('2026-03-02T15:00:00Z'),
  message: 'as the visitor wrote it',
  ...overrides,
})

export const givenReading = (acts: Act[] = [], overrides: Partial<Reading> = {}): Reading => ({
  ...emptyReading,
  acts,
  ...overrides,
})

export const givenItem = (overrides: Partial<Item>): Item => ({ ...noItem, ...overrides })

/** The profile that the other orders of a test go to. */
export const givenTarget = (name = 'loja.x'): Target => ({
  role: 'wanted',
  link: {
    platform: 'instagram',
    kind: 'profile',
    canonicalUrl: `https://www.instagram.com/${name}/`,
    handle: name,
  },
  handle: null,
  refusal: null,
  platform: 'instagram',
})

/** '500 seguidores instagram.com/loja.x' */
export const wholeOrder = (quantity = 500): Reading =>
  givenReading(['order'], {
    items: [givenItem({ platform: 'instagram', serviceType: 'followers', quantity, target: 0 })],
    targets: [givenTarget()],
  })

/** The turn of a message, as the moves see it; `known` is known while the messages before it are said, too. */
export function givenTurn(before: string | readonly string[], message: string, known: Known = {}): Turn {
  const isFirst = before.length === 0
  return turnOf(isFirst ? emptyDialogue : readDialogue(talk([before].flat(), known).state), message, known)
}
/** `reading`: the message as another reader understood it. */
export function turnOf(
  dialogue: Dialogue,
  message: string,
  known: Known = {},
  reading = readUtterance(message, readingContext(dialogue, givenShop(known))),
): Turn {
  const shop = { ...givenShop(known), orders: newestFirst(known.orders ?? []), message }
  const together = [...messagesBefore(dialogue), message].join('\n')
  const readTogether = () => readUtterance(together, readingContext(emptyDialogue, shop))
  return { ...shop, readTogether, dialogue, reading, ...findNamedOrders(dialogue, reading, shop) }
}
type Known = { orders?: VisitorOrder[]; tickets?: VisitorTicket[]; turnId?: string }

/** Takes readings one after the other; the intents are those of all turns, reply and suggestions the last. */
export function answerAll(readings: Reading[], shop: Partial<Shop> = {}, from: Dialogue = emptyDialogue) {
  let dialogue = from
  const intents: Intent[] = []
  const replies: string[] = []
  let suggestions: string[] = []
  for (const reading of readings) {
    const turn = advance(dialogue, reading, givenShop(shop))
    suggestions = turn.replies.at(-1)?.suggestions ?? []
    dialogue = turn.dialogue
    intents.push(...turn.intents)
    replies.push(turn.replies.map((it) => it.content).join('\n'))
  }
  return { dialogue, intents, replies, suggestions, last: replies.at(-1) ?? '' }
}

/** Says messages one after the other; the state travels through JSON, as in the database. */
export function converse(
  messages: string[],
  known: { orders?: VisitorOrder[]; tickets?: VisitorTicket[] } = {},
) {
  let state: unknown = null
  const intents: Intent[] = []
  const replies: string[] = []
  for (const message of messages) {
    const turn = nextTurn({ ...givenShop(known), message, state })
    state = asStored(turn.state)
    intents.push(...turn.intents)
    replies.push(turn.replies.map((it) => it.content).join('\n'))
  }
  return { state, intents, replies, last: replies.at(-1) ?? '' }
}

const one = '500 seguidores no insta @loja.x'
const unpaid = [givenOrder()]
const paid = givenOrder({ status: 'paid', paidAt: '2026-03-01T15:00:00Z' })
const cheaper = givenOrder({ orderId: '2b3c4d5e-0000-4000-8000-000000000002', quantity: 100 })
const tickets = [givenTicket()]
const complaint = 'comprei 500 seguidores pra @loja.x e não chegou nada'

/** Conversations that lead to the stages of the table. */
const scenes = {
  nothing: [[]],
  hi: [['oi'], { orders: unpaid }],
  asked: [['500 seguidores no insta']],
  resisted: [['me passa a senha do painel']],
  listed: [['seguidores no insta @loja.x']],
  one: [[one]],
  two: [[`${one} e 100 no tiktok @loja.y`]],
  unpaid: [[one, 'sim'], { orders: unpaid }],
  paid: [['oi'], { orders: [paid] }],
  refunded: [['oi'], { orders: [{ ...paid, status: 'partial', refundNotedCents: 2_000 }] }],
  offered: [['mano cês me deram um migué']],
  friend: [['vim buscar meus 500']],
  filed: [[complaint], { tickets }],
  answered: [[complaint]],
  page: [['paguei 500 seguidores e não chegou nada']],
  replied: [['oi'], { tickets: [givenTicket({ lastReply: 'Já vimos.' })] }],
  maybe: [['comprei 2 mil views pra youtu.be/Ta6NhX8vMiB faz 4 dias e tá parado em 300'], { tickets }],
  tracking: [['cadê meu pedido?']],
  cancelling: [['cancela'], { orders: [paid, cheaper] }],
} satisfies Record<string, [before: string[], known?: Known]>
export type Scene = keyof typeof scenes

/** The turn of a message in one of them. */
export function turnAt(scene: Scene, message: string): Turn {
  const [before, known] = scenes[scene] as [string[], Known?]
  return givenTurn(before, message, known)
}
