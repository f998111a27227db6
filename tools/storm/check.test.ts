import { check } from './check.ts'
import type { Facts } from './facts/facts.ts'
import type { Tab } from './visitors/open-tab.ts'
import type { Visit } from './visitors/visit.ts'

const at = new Date('2026-01-05T12:00:00Z')
const later = new Date('2026-01-05T12:01:00Z')
const link = 'https://www.instagram.com/tempestade.1.1'
const orderId = '0a1b2c3d-0000-4000-8000-000000000000'

const item = (id: string, isFromUser: boolean) => ({ id, isFromUser, isQueued: false, content: id })

const notice = {
  to: 'visitante@example.com',
  subject: 'Pagamento confirmado',
  messageId: '<n@loja.example>',
  text: `Pedido: 500 seguidores\nNúmero: ${orderId.slice(0, 8)}`,
}

/** One visitor whose order went well. */
function calm() {
  const shown = [item('said', true), item('answer', false)]
  const journal = { sent: ['said'], acked: new Set(['said']), arrivals: new Map() }
  const tab = { journal, items: () => shown }
  const more: string[] = []
  const visit = {
    plan: { number: 1, target: 'tempestade.1.1', more, manner: 'pays' },
    browser: { cookie: '' },
    tabs: [tab as unknown as Tab],
    stage: 'finished',
    confirmationId: 'said',
  } as Visit
  const message = { conversation_id: 'talk', client_id: null, created_at: at }
  const facts: Facts = {
    visits: [visit],
    messages: [
      { ...message, id: 'm1', seq: 1, kind: 'visitor_message', content: 'sim', client_id: 'said' },
      { ...message, id: 'answer', seq: 2, kind: 'chat_response', content: 'Combinado!' },
    ],
    conversations: [{ id: 'talk', last_seq: 2 }],
    chatOrders: [{ order_id: orderId, conversation_id: 'talk', status: 'completed' }],
    orders: [
      {
        id: orderId,
        conversation_id: 'talk',
        link,
        status: 'completed',
        fulfilment: 'sent',
        supplier: 'smm-api',
        upstream_order_id: '7',
        paid_at: at,
        finished_at: later,
      },
    ],
    attempts: [
      { order_id: orderId, supplier: 'second', outcome: 'refused', started_at: at, answered_at: at },
      { order_id: orderId, supplier: 'smm-api', outcome: 'sent', started_at: at, answered_at: at },
    ],
    payments: [{ id: 'p', order_id: orderId, txid: 't', state: 'confirmed', amount_cents: 4500 }],
    chargeLines: [{ payment_id: 'p', order_id: orderId, amount_cents: 4500 }],
    receipts: [{ end_to_end_id: 'E1', txid: 't', amount_cents: 4500, outcome: 'settled' }],
    ledger: [
      {
        transaction_id: 'x',
        account: 'sales',
        amount_cents: -4500,
        cause: 'payment-confirmed',
        order_id: orderId,
      },
      {
        transaction_id: 'x',
        account: 'bank',
        amount_cents: 4500,
        cause: 'payment-confirmed',
        order_id: orderId,
      },
      { transaction_id: 'y', account: 'supplier', amount_cents: -500, cause: 'charged', order_id: orderId },
      { transaction_id: 'y', account: 'costs', amount_cents: 500, cause: 'charged', order_id: orderId },
    ],
    reviews: [],
    subscriptions: [{ order_id: orderId, address: 'visitante@example.com', confirmed_at: at }],
    notices: [{ id: 'n', order_id: orderId, kind: 'paid', state: 'sent' }],
    mailbox: [notice],
    deadLetters: [],
    charges: [{ txid: 't', pixCode: '', expiresAt: '', pix: [{ endToEndId: 'E1', valor: '45.00' }] }],
    upstreamOrders: [
      {
        reseller: 'smm',
        id: '7',
        link,
        quantity: 500,
        status: 'Completed',
        receivedAt: '',
        charge: '5.00000',
      },
    ],
    exits: [{ name: 'chat-1', pid: 1, cause: 'SIGKILL', at: 0, isOurs: true }],
    memory: new Map(),
    leaks: [],
    healSeconds: 5,
    backlog: { 'orders to send': 0 },
    answers: { all: 1_000, serverErrors: 1, internalErrors: 0 },
    redisAway: { seconds: 600, drainSeconds: 60 },
    areSuppliersAlone: true,
  }
  return { facts, shown, journal, order: facts.orders[0]!, message }
}
type Calm = ReturnType<typeof calm>

const offIn = (facts: Facts) => check(facts).flatMap(({ isViolated, what }) => (isViolated ? [what] : []))

it('finds nothing wrong with an order that went well', () => {
  expect(offIn(calm().facts)).toEqual([])
})

const memoryOf = (megabytes: number[]) =>
  new Map([['chat-1 1', megabytes.map((size, minute) => ({ at: minute * 60_000, megabytes: size }))]])

const wrongs: Array<[what: string, spoil: (calm: Calm) => void]> = [
  ['acknowledged confirmations without all their orders', ({ facts }) => facts.chatOrders.splice(0)],
  ['orders of chat that orders does not know', ({ facts }) => (facts.chatOrders[0]!.order_id = 'lost')],
  [
    'confirmations that became more orders',
    ({ facts, order }) => {
      facts.chatOrders.push({ order_id: 'o2', conversation_id: 'talk', status: 'refused' })
      order.status = 'completed'
    },
  ],
  ['paid and silently not fulfilled', ({ order }) => (order.fulfilment = 'refused')],
  ['delivered by the reseller, never told', ({ order }) => (order.status = 'processing')],
  ['orders whose visitor was told something else', ({ facts }) => (facts.chatOrders[0]!.status = 'paid')],
  [
    'most upstream orders of one order',
    ({ facts }) => facts.upstreamOrders.push({ ...facts.upstreamOrders[0]!, id: '8' }),
  ],
  [
    'orders parked for a restore that never was',
    ({ facts }) =>
      facts.reviews.push({
        reason: 'MAYBE_SENT_BEFORE_RESTORE',
        subject: orderId,
        order_id: orderId,
        is_open: true,
      }),
  ],
  ['upstream orders of what was not paid', ({ order }) => (order.paid_at = null)],
  ['upstream orders that we neither know nor parked', ({ order }) => (order.upstream_order_id = null)],
  [
    'orders sent that the reseller does not know',
    ({ facts }) => (facts.upstreamOrders[0]!.reseller = 'smm-2'),
  ],
  [
    'orders sent again while the outcome was unknown',
    ({ facts }) => (facts.attempts[0]!.outcome = 'unknown'),
  ],
  ['seconds from a refusal to the other supplier', ({ facts }) => (facts.attempts[1]!.started_at = later)],
  [
    'orders given up that one supplier was never asked for',
    ({ facts, order }) => {
      order.fulfilment = 'refused'
      facts.attempts.splice(1)
    },
  ],
  ['orders sent that the reseller does not know', ({ facts }) => facts.upstreamOrders.splice(0)],
  ['payments not credited exactly once', ({ facts }) => facts.receipts.push(facts.receipts[0]!)],
  ['credits that the bank knows nothing of', ({ facts }) => (facts.receipts[0]!.end_to_end_id = 'E9')],
  ['centavos between bank and ledger', ({ facts }) => facts.ledger.splice(0)],
  ['payments to review that nobody is shown', ({ facts }) => (facts.receipts[0]!.outcome = 'review')],
  [
    'orders with two charges',
    ({ facts }) => facts.chargeLines.push({ ...facts.chargeLines[0]!, payment_id: 'p2' }),
  ],
  [
    'charges that are not the sum of their orders',
    ({ facts }) => facts.chargeLines.push({ payment_id: 'p', order_id: 'o2', amount_cents: 100 }),
  ],
  ['orders booked at another price than charged', ({ facts }) => (facts.chargeLines[0]!.amount_cents = 4400)],
  ['ledger transactions that do not add up', ({ facts }) => (facts.ledger[0]!.amount_cents = -4499)],
  ['centavos between reseller and ledger', ({ facts }) => (facts.upstreamOrders[0]!.charge = '4.99000')],
  ['centavos between reseller and ledger', ({ facts }) => (facts.upstreamOrders[0]!.charge = '5.01000')],
  ['written and not stored', ({ journal }) => journal.sent.push('lost')],
  ['acknowledged and not stored', ({ journal }) => journal.acked.add('lost')],
  ['stored twice', ({ facts, message }) => facts.messages.push({ ...twin(message), client_id: 'said' })],
  ['stored and not shown', ({ shown }) => shown.pop()],
  ['shown and not stored', ({ shown }) => shown.push(item('invented', false))],
  ['shown twice', ({ shown }) => shown.push(shown[1]!)],
  ['tabs with another order than the stored one', ({ shown }) => shown.reverse()],
  ['news told twice', ({ facts, message }) => facts.messages.push(twin(message))],
  ['conversations with a gap in their numbers', ({ facts }) => (facts.conversations[0]!.last_seq = 3)],
  ['percent of growth of a warm process', ({ facts }) => (facts.memory = memoryOf([90, 100, 110, 130]))],
  ['most megabytes of one process', ({ facts }) => (facts.memory = memoryOf([400]))],
  ['processes that ended by themselves', ({ facts }) => (facts.exits[0]!.isOurs = false)],
  ['processes told to end that ended badly', ({ facts }) => (facts.exits[0]!.cause = 'code 1')],
  ['seconds from heal to empty backlog', ({ facts }) => (facts.healSeconds = 91)],
  ['kinds of work still waiting', ({ facts }) => (facts.backlog['orders to send'] = 1)],
  ['answers of 500 at the door', ({ facts }) => (facts.answers!.internalErrors = 1)],
  ['percent of answers that were 5xx', ({ facts }) => (facts.answers!.serverErrors = 2)],
  ['seconds from Redis back to all delivered', ({ facts }) => (facts.redisAway!.drainSeconds = 60.1)],
  ['notices mailed twice', ({ facts }) => facts.mailbox.push({ ...notice, messageId: '<n2@loja.example>' })],
  ['notices about orders that were never paid', ({ order }) => (order.paid_at = null)],
  [
    'notices to an address that did not ask',
    ({ facts }) => (facts.subscriptions[0]!.address = 'outra@example.com'),
  ],
  ['notices recorded as sent that nobody received', ({ facts }) => facts.mailbox.splice(0)],
  ['payments whose reader was not told', ({ facts }) => facts.notices.splice(0)],
  [
    'dead letters left',
    ({ facts }) =>
      facts.deadLetters.push({ database: 'chat', event_id: 'e', name: 'pix-issued', error: '', times: 1 }),
  ],
  ['planted secrets in logs or Redis', ({ facts }) => facts.leaks.push({ what: 'CPF', where: 'chat-1.log' })],
]

const twin = (message: Calm['message']) => ({
  ...message,
  id: 'm3',
  seq: 3,
  kind: 'chat_response',
  content: 'Combinado!',
  created_at: later,
})

it.each(wrongs)('notices: %s', (what, spoil) => {
  const story = calm()
  spoil(story)
  const off = check(story.facts).filter(({ isViolated }) => isViolated)
  expect(off.map((verdict) => verdict.what)).toContain(what)
  // Tables compare the figure with the limit.
  for (const { figure, limit } of off) expect(figure).toBeGreaterThan(limit)
})

it('has a wrong for every figure', () => {
  expect(new Set(wrongs.map(([what]) => what))).toEqual(new Set(check(calm().facts).map(({ what }) => what)))
})

it('expects a short absence of Redis to be made good in half the time', () => {
  const { facts } = calm()
  Object.assign(facts.redisAway!, { seconds: 20, drainSeconds: 31 })
  expect(offIn(facts)).toEqual(['seconds from Redis back to all delivered'])
})

it('accepts a cart under one charge, and a mail that came again under its id', () => {
  const { facts, order } = calm()
  const second = { id: '1b2c3d4e-0000-4000-8000-000000000000', link: link.replace('1.1', '11.1') }
  facts.visits[0]!.plan.more.push('e mais 500 seguidores')
  facts.orders.push({ ...order, ...second, upstream_order_id: '8' })
  facts.chatOrders.push({ ...facts.chatOrders[0]!, order_id: second.id })
  facts.upstreamOrders.push({ ...facts.upstreamOrders[0]!, id: '8', link: second.link })
  facts.ledger.push(...facts.ledger.map((entry) => ({ ...entry, order_id: second.id })))
  facts.chargeLines.push({ ...facts.chargeLines[0]!, order_id: second.id })
  facts.payments[0]!.amount_cents = facts.receipts[0]!.amount_cents = 9000
  facts.charges[0]!.pix![0]!.valor = '90.00'
  facts.mailbox.push(notice)
  expect(offIn(facts)).toEqual([])
})

it('accepts an order parked as unknown while its review is open', () => {
  const { facts, order } = calm()
  Object.assign(order, { fulfilment: 'unknown', upstream_order_id: null, status: 'paid' })
  facts.chatOrders[0]!.status = 'paid'
  facts.reviews.push({ reason: 'OUTCOME_UNKNOWN', subject: orderId, order_id: orderId, is_open: true })
  facts.ledger = facts.ledger.filter(({ cause }) => cause !== 'charged')
  expect(offIn(facts)).toEqual([])
})

describe('alerts', () => {
  const channels = ['celular', 'planilha']
  const news = (channel: string, told: 'opened' | 'closed', messageId = `${channel}-${told}`) => ({
    ...{ channel, told, messageId },
    caseId: 'c',
  })
  const told = channels.flatMap((name) => [news(name, 'opened'), news(name, 'closed')])
  const cases = [{ id: 'c', subject: 'review', ends: true }]
  const found = { cases, told, unsent: 0, isDeadSeen: true }
  const violated = (change: Partial<typeof found>) =>
    check({ ...calm().facts, alerts: { ...found, ...change } })
      .filter(({ isViolated }) => isViolated)
      .map(({ what }) => what)

  it('are right where each channel was told of a case once, and once of its end', () => {
    expect(violated({})).toEqual([])
    expect(violated({ told: [...told, news('celular', 'opened')] })).toEqual([])
  })

  it('are off where one was not told, told twice, still waits, or was dead unseen', () => {
    expect(violated({ told: told.slice(1) })).toEqual(['news of cases that a channel was not told'])
    expect(violated({ told: [...told, news('celular', 'opened', 'again')] })).toEqual([
      'news of cases told twice',
    ])
    expect(violated({ unsent: 1 })).toEqual(['news of cases still to be sent'])
    expect(violated({ isDeadSeen: false })).toEqual(['dead channels that the panel did not show'])
  })
})
