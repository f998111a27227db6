import { randomUUID } from 'node:crypto'
import { nextTurn } from '@smm/assistant/next-turn'
import type { PixPayment, ServerFrame } from '@smm/contracts/chat'
import type { RecapPart } from '@smm/contracts/message-parts'
import type { Message } from '@smm/contracts/messages'
import { receive } from '@smm/messaging/receive'
import { startRelay } from '@smm/messaging/relay'
import { emptyRedis } from '@smm/messaging/test-redis'
import { until } from '@smm/http-service/test-until'
import { type ChatWithQueues, openChatWithQueues } from '../testing/open-chat-with-queues.ts'
import { type TestVisitor, visit } from '../testing/visit.ts'
import { openTestChat } from '../testing/open-test-chat.ts'
import { watchHandledMessages } from './watch-handled-messages.ts'

let chat: ChatWithQueues
let visitor: TestVisitor

beforeAll(async () => {
  chat = await openChatWithQueues({ nextTurn, takesCarts: () => true })
})
beforeEach(async () => {
  visitor = await visit(chat)
})
afterEach(() => visitor.socket.terminate())
afterAll(() => chat.close())

const sendToChat: ChatWithQueues['sendToChat'] = (name, message) => chat.sendToChat(name, message)
type Answer = Extract<ServerFrame, { type: 'chat_response' }>
const answers = () => visitor.frames.filter((frame): frame is Answer => frame.type === 'chat_response')
const cards = () => visitor.frames.flatMap((frame) => (frame.type === 'pix_payment' ? [frame] : []))
const says = (text: string) => answers().filter(({ content }) => content.includes(text))
async function ask(content: string, action?: object): Promise<Answer> {
  const before = answers().length
  visitor.send({ id: randomUUID(), type: 'chat_message', content, timestamp: 1, ...(action && { action }) })
  return until(async () => answers()[before])
}
const recapIn = ({ parts = [] }: Answer) => parts.find((part): part is RecapPart => part.type === 'recap')!
const place = (answer: Answer) => ask('Gerar PIX', recapIn(answer).actions[0]!.action)
const requests = async () => {
  const rows = await chat.deps.db.selectFrom('outbox').selectAll().where('receiver', '=', 'orders').execute()
  return rows.toSorted((a, b) => a.position - b.position).map(({ name, payload }) => ({ name, payload }))
}
const newestCart = async () => (await requests()).at(-1)!.payload as Message<'place-cart'>

/** A cart of two, requested by the visitor: followers for R$ 45,00 and views for R$ 35,00. */
async function aCart() {
  await ask('500 seguidores instagram.com/padaria.estrela')
  const recap = await ask('e 2000 visualizações em youtube.com/watch?v=dQw4w9WgXcQ')
  const placed = await place(recap)
  const { conversationId, orders } = await newestCart()
  const [a, b] = orders.map(({ orderId }) => orderId)
  return { recap, placed, conversationId, orders, ids: [a!, b!] as const }
}
const pix = (orderId: string, amount: number, minutes: number): PixPayment => ({
  orderId,
  amount,
  dueDate: new Date(Date.UTC(2026, 10, 23, 12, minutes)).toISOString(),
  qrCodeImageUrl: 'data:image/png;base64,AAAA',
  pixCode: `00020126${amount}`,
})
const lines = (ids: readonly string[], cents: number[]) =>
  ids.map((orderId, at) => ({ orderId, amountCents: cents[at]! }))

describe('a cart', () => {
  it('is one recap with a total, one request and one card that lists its orders', async () => {
    const { recap, placed, conversationId, orders, ids } = await aCart()
    expect(recapIn(recap)).toMatchObject({ total: 80, note: 'Um único PIX paga tudo.', items: [{}, {}] })
    expect(placed.content).toContain('Gerando um PIX de R$ 80,00 para os 2 pedidos')
    expect(orders).toMatchObject([
      { quantity: 500, quotedCents: 4_500 },
      { quantity: 2_000, quotedCents: 3_500 },
    ])
    const issued = { orderId: ids[0], conversationId, pixPayment: pix(ids[0], 80, 0) }
    for (const _twice of [1, 2])
      await sendToChat('pix-issued', { ...issued, orders: lines(ids, [4_500, 3_500]) })
    await until(async () => cards()[0])
    await sendToChat('payment-confirmed', { orderId: ids[0], conversationId, version: 2, orderIds: [...ids] })
    await sendToChat('payment-confirmed', { orderId: ids[1], conversationId, version: 2, orderIds: [...ids] })
    await until(async () => {
      const orders = await chat.deps.db
        .selectFrom('chatOrders')
        .selectAll()
        .where('orderId', 'in', ids)
        .execute()
      return orders.every(({ status, paidAt }) => status === 'paid' && paidAt)
    })
    await until(async () => says('Pagamento confirmado')[0])
    expect(says('Pagamento confirmado')).toHaveLength(1)
    expect(cards()).toMatchObject([
      {
        content: expect.stringContaining('Um PIX de R$ 80,00 paga os 2 pedidos'),
        pixPayment: {
          amount: 80,
          orders: [
            {
              orderId: ids[0],
              amount: 45,
              description: '500 seguidores no Instagram para @padaria.estrela',
            },
            { orderId: ids[1], amount: 35 },
          ],
        },
      },
    ])
  })

  it('that lost an order gets another card, and the earlier one never comes after it', async () => {
    const { conversationId, ids } = await aCart()
    const [a, b] = ids
    const first = {
      orderId: a,
      conversationId,
      pixPayment: pix(a, 80, 0),
      orders: lines(ids, [4_500, 3_500]),
    }
    await sendToChat('pix-issued', first)
    await until(async () => cards()[0])
    await sendToChat('order-status-changed', {
      orderId: a,
      conversationId,
      version: 2,
      status: 'cancelled',
      remains: null,
    })
    await sendToChat('pix-issued', {
      orderId: b,
      conversationId,
      pixPayment: pix(b, 35, 1),
      orders: lines([b], [3_500]),
    })
    await until(async () => cards()[1])
    await sendToChat('pix-issued', first)
    await sendToChat('payment-expired', { orderId: b, conversationId, version: 2 })
    await until(async () => says('venceu').length === 1)
    expect(cards()).toHaveLength(2)
    expect(cards()[1]).toMatchObject({
      content: expect.stringContaining('fica no lugar'),
      pixPayment: { amount: 35, orders: [{ orderId: b }] },
    })
  })

  it('with a refused order comes back as a recap of the rest, which can be placed', async () => {
    const { conversationId, ids } = await aCart()
    const refused = { orderId: ids[1], conversationId, code: 'SERVICE_UNAVAILABLE' } as const
    await sendToChat('order-refused', { ...refused, orderIds: [...ids] })
    const [back] = await until(async () => says('Não gerei o PIX').length > 0 && says('Não gerei o PIX'))
    expect(back!.content).toContain('2.000 visualizações no YouTube')
    expect(back!.content).toContain('Nada foi cobrado, de nenhum dos pedidos.')
    expect(recapIn(back!)).toMatchObject({ total: 45, items: [{ amount: 45 }] })
    await place(back!)
    expect((await requests()).at(-1)!.payload).toMatchObject({ quantity: 500, quotedCents: 4_500 })
  })

  it('with a price that rose comes back whole with the new price', async () => {
    const { conversationId, ids } = await aCart()
    const rose = { code: 'PRICE_CHANGED', amountCents: 5_000 } as const
    await sendToChat('order-refused', { orderId: ids[0], conversationId, ...rose, orderIds: [...ids] })
    const [back] = await until(
      async () => says('mudou agora há pouco').length > 0 && says('mudou agora há pouco'),
    )
    expect(recapIn(back!)).toMatchObject({ total: 85, items: [{ amount: 50 }, { amount: 35 }] })
  })

  it('in review is announced once, for all its orders', async () => {
    const { conversationId, ids } = await aCart()
    const review = { orderId: ids[0], conversationId, reason: 'AMOUNT_MISMATCH' } as const
    await sendToChat('payment-needs-review', { ...review, orderIds: [...ids] })
    await until(async () => says('diferente do total').length === 1)
    const reviewed = await chat.deps.db
      .selectFrom('chatOrders')
      .select('reviewReason')
      .where('orderId', 'in', ids)
      .execute()
    expect(reviewed.map(({ reviewReason }) => reviewReason)).toEqual(['AMOUNT_MISMATCH', 'AMOUNT_MISMATCH'])
  })
})

it('an order alone is requested by the message that every release of orders knows', async () => {
  await place(await ask('500 seguidores instagram.com/padaria.estrela'))
  expect((await requests()).at(-1)!.name).toBe('place-order')
})

it('orders that are not announced to take carts are requested one by one', async () => {
  const before = await requests()
  const cautious = await openTestChat({ nextTurn, database: chat.database, redis: chat.redis })
  visitor.socket.terminate()
  visitor = await visit(cautious)
  await ask('500 seguidores instagram.com/padaria.estrela')
  const recap = await ask('e 2000 visualizações em youtube.com/watch?v=dQw4w9WgXcQ')
  expect(recapIn(recap).note).toBe('Cada pedido tem um PIX próprio.')
  await place(recap)
  const names = (await requests()).slice(before.length).map(({ name }) => name)
  expect(names).toEqual(['place-order', 'place-order'])
  await cautious.close()
})

it('the support of carts follows the announcement of orders', async () => {
  const { db, log } = chat.deps
  const redis = { ...chat.redis, namespace: `test-${randomUUID()}` }
  const own = startRelay({ db, redis, from: 'chat', log })
  const support = watchHandledMessages({ relay: own, log })
  expect([support.takesCarts(), support.takesTiers()]).toEqual([false, false])
  const handlers = { chat: { 'place-cart': async () => {} } }
  const orders = receive({ db, redis, me: 'orders', log, handlers })
  await until(async () => support.takesCarts())
  await orders.close()
  await until(async () => !support.takesCarts())
  support.close()
  await own.close()
  await emptyRedis(redis)
})
