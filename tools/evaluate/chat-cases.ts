import { randomUUID } from 'node:crypto'
import { nextTurn, type VisitorOrder, type VisitorTicket } from '@smm/assistant/next-turn'
import { asStored } from '@smm/assistant/testing'
import { findLinks } from '@smm/social-links/find-links'
import { askedQuestion, plainOf, type Question } from './asked-question.ts'

type Wanted = {
  platform?: string
  service?: string
  quantity?: number
  amount?: number
  amountRange?: [number, number]
  amountAnyOf?: number[]
  link?: string
  linkAnyOf?: string[]
}
type Expectation = {
  mustMention?: string[][]
  mustNotMention?: string[]
  mustNotMatch?: string[]
  noPix?: boolean
}
export type ChatCase = {
  id: string
  category: string
  turns: Array<{ user: string; expect?: Expectation; needsPix?: boolean }>
  final?: Wanted & {
    pix?: boolean | 'optional'
    anyOf?: Wanted[]
    allOf?: Wanted[]
    option?: unknown
    maxOrders?: number
    ticket?: boolean
  }
  autoReplies?: Partial<Record<Question | 'next', string>>
  continueAfterPix?: boolean
  maxTurns?: number
}
export type CaseResult = {
  id: string
  category: string
  failures: string[]
  turnsToPix: number | null
  unwantedPix: number
  unwantedTicket: boolean
  repeated: string[]
  transcript: string[]
}

const start = Date.parse('2026-03-02T15:00:00Z')

/** One conversation with the assistant in this process: it orders, cancels and opens tickets. Other intents change nothing. */
class Conversation {
  orders: VisitorOrder[] = []
  tickets: VisitorTicket[] = []
  transcript: string[] = []
  replies: string[] = []
  turns = 0
  turnsToPix: number | null = null
  private state: unknown = null

  /** Returns the reply, with a line for each PIX, and whether one was issued. */
  say(message: string): { text: string; issued: number } {
    this.turns++
    const now = new Date(start + this.turns * 1000)
    const { state, replies, intents } = nextTurn({
      state: this.state,
      message,
      offers: [],
      now,
      orders: this.orders,
      tickets: this.tickets,
    })
    this.state = asStored(state)
    const before = this.orders.length
    for (const intent of intents) {
      if (intent.type === 'place-orders') for (const it of intent.orders) this.orders.push(placed(it, now))
      if (intent.type === 'cancel-order')
        this.orders = this.orders.map((it) =>
          it.orderId === intent.orderId ? { ...it, status: 'cancelled' } : it,
        )
      if (intent.type === 'open-ticket')
        this.tickets.unshift({
          ticketId: randomUUID(),
          orderId: null,
          link: intent.link,
          status: 'open',
          createdAt: now.toISOString(),
          lastReply: null,
        })
    }
    const cards = this.orders.slice(before)
    if (cards.length) this.turnsToPix ??= this.turns
    const text = [
      ...replies.map((it) => it.content),
      ...cards.map((it) => `[PIX R$ ${(it.amountCents / 100).toFixed(2).replace('.', ',')}]`),
    ].join('\n')
    this.replies.push(text)
    this.transcript.push(`> ${message}`, `< ${text}`)
    return { text, issued: cards.length }
  }
}

const placed = (
  it: { platform: string; serviceType: string; quantity: number; link: string; quotedCents: number },
  now: Date,
): VisitorOrder =>
  ({
    ...it,
    orderId: randomUUID(),
    amountCents: it.quotedCents,
    status: 'pending',
    remains: null,
    createdAt: now.toISOString(),
    pixCode: '0002',
  }) as VisitorOrder

/** Plays a case, and judges its texts, orders and ticket. Of what a turn expects, its texts and `noPix`. */
export function playCase(testCase: ChatCase): CaseResult {
  const { final = {}, autoReplies = {}, turns } = testCase
  const talk = new Conversation()
  const failures: string[] = []
  const most = testCase.maxTurns ?? Math.max(8, turns.length + 5)
  const isReached = () =>
    (final.allOf
      ? talk.orders.length >= final.allOf.length
      : final.pix === true
        ? talk.orders.length > 0 &&
          (!testCase.continueAfterPix || hasWantedAmount(final, talk.orders.at(-1)!))
        : true) && (final.ticket ? talk.tickets.length > 0 : true)
  const drive = (isDone: () => boolean) => {
    let last = ''
    let runs = 0
    while (!isDone() && talk.turns < most && testCase.autoReplies) {
      let key: Question | 'next' = askedQuestion(talk.replies.at(-1) ?? '')
      if (final.allOf && talk.orders.length && autoReplies.next && !asksToConfirm(talk.replies.at(-1) ?? ''))
        key = 'next'
      else if (!autoReplies[key]) key = autoReplies.anything_else ? 'anything_else' : 'confirm'
      runs = key === last ? runs + 1 : 0
      if (runs >= 2) key = key === 'anything_else' ? 'confirm' : 'anything_else'
      last = key
      talk.say(autoReplies[key] ?? '')
    }
  }
  for (const [index, { user, expect: expected = {}, needsPix }] of turns.entries()) {
    if (talk.orders.length && !testCase.continueAfterPix && final.pix === true) break
    if (needsPix && !talk.orders.length) drive(() => talk.orders.length > 0)
    const orderId = talk.orders.at(-1)?.orderId ?? '00000000'
    const { text, issued } = talk.say(
      user.replaceAll('{{orderId8}}', orderId.slice(0, 8)).replaceAll('{{orderId}}', orderId),
    )
    failures.push(...mentionFailures(expected, text, `turn ${index + 1}`))
    if (expected.noPix && issued) failures.push(`turn ${index + 1}: a PIX was issued`)
  }
  drive(isReached)
  failures.push(
    ...orderFailures(final, talk.orders),
    ...(final.ticket && !talk.tickets.length ? ['no ticket'] : []),
  )
  const unwantedPix =
    final.pix === false ? talk.orders.length : Math.max(0, talk.orders.length - (final.maxOrders ?? 1))
  const repeated = talk.replies.filter((it, at) => at > 0 && it === talk.replies[at - 1])
  return {
    id: testCase.id,
    category: testCase.category,
    failures,
    turnsToPix: talk.turnsToPix,
    unwantedPix,
    unwantedTicket: talk.tickets.length > 0 && !final.ticket,
    repeated,
    transcript: talk.transcript,
  }
}

function mentionFailures(expected: Expectation, text: string, place: string): string[] {
  const plain = plainOf(text)
  const has = (it: string) => plain.includes(plainOf(it).trim())
  return [
    ...(expected.mustMention ?? [])
      .filter((any) => !any.some(has))
      .map((any) => `${place}: mentions none of ${any.join(', ')}`),
    ...(expected.mustNotMention ?? []).filter(has).map((it) => `${place}: mentions ${it}`),
    ...(expected.mustNotMatch ?? [])
      .filter((it) => new RegExp(it, 'im').test(plain))
      .map((it) => `${place}: matches ${it}`),
  ]
}

function orderFailures(final: NonNullable<ChatCase['final']>, orders: readonly VisitorOrder[]): string[] {
  if (final.pix === false) return orders.length ? ['a PIX was issued'] : []
  if (!orders.length) return final.pix === true ? ['no PIX'] : []
  if (orders.length > (final.maxOrders ?? 1)) return [`${orders.length} orders issued`]
  const wanted = final.allOf ?? [final]
  return wanted.flatMap((it) => {
    const variants = final.anyOf && !final.allOf ? final.anyOf.map((one) => ({ ...it, ...one })) : [it]
    const candidates = (final.allOf ? orders : orders.slice(-1)).filter((it) => it.status !== 'cancelled')
    return variants.some((one) => candidates.some((order) => isAsWanted(one, order)))
      ? []
      : [`no order is as wanted: ${JSON.stringify(it)}`]
  })
}

/** Behind a PIX, whether the next order is asked about. */
const asksToConfirm = (reply: string) =>
  /posso gerar|confirm/.test(plainOf(reply).replace(/[^]*\[pix r\$[^\]]*\]/, ''))

/** The page of an address in one spelling: its platform and its id or name. */
function pageOf(address: string): string {
  const [found] = findLinks(address)
  if (!found || !('link' in found)) return address.toLowerCase()
  const { platform, id, handle, canonicalUrl } = found.link
  return `${platform} ${id ?? handle ?? canonicalUrl}`
}

function isAsWanted(wanted: Wanted, order: VisitorOrder): boolean {
  const links = wanted.linkAnyOf ?? (wanted.link ? [wanted.link] : null)
  const isOption = 'option' in wanted
  return (
    (!wanted.platform || wanted.platform === order.platform) &&
    (!wanted.service || wanted.service === order.serviceType) &&
    (isOption || !wanted.quantity || wanted.quantity === order.quantity) &&
    (isOption || hasWantedAmount(wanted, order)) &&
    (!links || links.some((it) => pageOf(it) === pageOf(order.link)))
  )
}

function hasWantedAmount(
  { amount, amountAnyOf, amountRange }: Wanted,
  { amountCents }: VisitorOrder,
): boolean {
  const amounts = amountAnyOf ?? (amount === undefined ? null : [amount])
  const [least, most] = amountRange ?? [0, Infinity]
  const paid = amountCents / 100
  return amounts ? amounts.some((it) => Math.abs(it - paid) < 0.005) : paid >= least && paid <= most
}
