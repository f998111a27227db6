import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { nextTurn } from '@smm/assistant/next-turn'
import type { PixPayment, ServerFrame } from '@smm/contracts/chat'
import type { Message, MessageName } from '@smm/contracts/messages'
import type { OrderView } from '@smm/contracts/orders/order-view'
import { orderPagePath } from '@smm/http-service/order-page/order-link'
import type { Handler } from '@smm/messaging/receive'
import { until } from '@smm/http-service/test-until'
import { messageHandlers } from '../message-handlers.ts'
import type { Tables } from '../tables.ts'
import { type TestVisitor, visit } from '../testing/visit.ts'
import { openTestChat, type TestChat } from '../testing/open-test-chat.ts'

let chat: TestChat
let visitor: TestVisitor
beforeAll(async () => {
  chat = await openTestChat({ nextTurn })
})
beforeEach(async () => {
  visitor = await visit(chat)
})
afterEach(() => visitor.socket.terminate())
afterAll(async () => {
  await chat.close()
  await chat.database.drop()
})

/** Handles a message as the queue would, and delivers what it stored. */
async function handle<Name extends MessageName>(name: Name, message: Message<Name>) {
  const origin = { eventId: randomUUID(), from: 'orders', correlationId: null } as const
  const handler = messageHandlers(chat.deps).orders[name] as Handler<Tables, Name>
  const afterCommit = await chat.deps.db.transaction().execute((trx) => handler(trx, message, origin))
  afterCommit?.()
}

const pixOf = (orderId: string): PixPayment => ({
  orderId,
  amount: 45,
  dueDate: new Date(Date.now() + 3_600_000).toISOString(),
  qrCodeImageUrl: 'data:image/png;base64,AAAA',
  pixCode: `00020126${orderId}`,
})

async function ask(words: string, action?: object) {
  const before = visitor.frames.length
  visitor.send({
    id: randomUUID(),
    type: 'chat_message',
    content: words,
    timestamp: 1,
    ...(action && { action }),
  })
  const isAnswer = (frame: ServerFrame) =>
    frame.type === 'chat_response' && visitor.frames.indexOf(frame) >= before
  return visitor.see(isAnswer)
}

async function anIssuedOrder() {
  await ask('500 seguidores instagram.com/padaria.estrela')
  await ask('pode gerar o pix')
  const { orderId, conversationId } = await until(() =>
    chat.deps.db.selectFrom('chatOrders').selectAll().orderBy('createdAt', 'desc').executeTakeFirst(),
  )
  await handle('pix-issued', { orderId, conversationId, pixPayment: pixOf(orderId) })
  return { orderId, conversationId }
}

/** The newest view of an order, as a page keeps it. */
const viewsOf = (orderId: string): OrderView[] =>
  visitor.frames.flatMap((frame) =>
    frame.type !== 'chat_response'
      ? []
      : (frame.parts ?? []).flatMap((it) =>
          it.type === 'order' && it.order.id === orderId ? [it.order] : [],
        ),
  )
const sees = (orderId: string, state: string) =>
  until(async () => viewsOf(orderId).at(-1)?.state === state && viewsOf(orderId).at(-1))
const cards = () => visitor.frames.filter(({ type }) => type === 'pix_payment')

it('an order is followed from its payment to its delivery, in news that are words as well', async () => {
  const about = await anIssuedOrder()
  const { orderId } = about
  const sendsAt = new Date(Date.now() + 60_000).toISOString()
  await handle('payment-confirmed', { ...about, version: 2, sendsAt })
  expect(await sees(orderId, 'paid')).toMatchObject({ version: 2, sendsAt, amount: 45 })
  const news = { ...about, version: 3, status: 'processing' } as const
  await handle('order-status-changed', { ...news, remains: null })
  await sees(orderId, 'queued')
  const startedAt = new Date().toISOString()
  await handle('order-status-changed', { ...news, remains: 375, startedAt })
  expect(await sees(orderId, 'in-progress')).toMatchObject({ version: 3, delivered: 125 })
  await handle('order-status-changed', { ...news, remains: 250, startedAt })
  await until(async () => viewsOf(orderId).at(-1)?.delivered === 250)
  await handle('order-status-changed', { ...about, version: 4, status: 'completed', remains: 0 })
  const { steps, guaranteeUntil } = (await sees(orderId, 'delivered'))!
  expect(steps.map(({ state, at }) => [state, typeof at])).toEqual(
    ['awaiting-payment', 'paid', 'queued', 'in-progress', 'delivered'].map((state) => [state, 'string']),
  )
  expect(guaranteeUntil).toBeDefined()
  expect(visitor.texts().slice(-5)).toEqual([
    expect.stringContaining('Pagamento confirmado'),
    expect.stringContaining('Aviso aqui quando ela começar'),
    expect.stringContaining('Faltam 375'),
    expect.stringContaining('Faltam 250'),
    expect.stringContaining('concluído'),
  ])
})

it('the card leads to the order’s page by its newest link, which is stored nowhere', async () => {
  const about = await anIssuedOrder()
  const { orderId } = about
  await handle('payment-confirmed', { ...about, version: 2 })
  const linkOf = (linkVersion: number) =>
    orderPagePath(chat.deps.config.ORDER_LINK_SECRET, { id: orderId, linkVersion })
  expect((await sees(orderId, 'paid'))!.pagePath).toBe(linkOf(1))
  const renewed = { ...about, version: 2, status: 'paid', remains: null, linkVersion: 2 } as const
  for (const news of [renewed, renewed, { ...renewed, linkVersion: 1 }])
    await handle('order-status-changed', news)
  await until(async () => viewsOf(orderId).at(-1)!.pagePath === linkOf(2))
  expect(visitor.texts().filter((it) => it.includes('foi trocado'))).toHaveLength(1)
  const { rows } = await sql<{ row: string }>`SELECT m::text AS row FROM messages m`.execute(chat.deps.db)
  expect(rows.filter(({ row }) => row.includes('/pedido#'))).toEqual([])
})

it('progress that comes before its beginning, twice or too late changes nothing wrongly', async () => {
  const about = await anIssuedOrder()
  const { orderId } = about
  await handle('payment-confirmed', { ...about, version: 2 })
  const startedAt = new Date().toISOString()
  const news = { ...about, version: 3, status: 'processing' } as const
  await handle('order-status-changed', { ...news, remains: 250, startedAt })
  await sees(orderId, 'in-progress')
  const before = viewsOf(orderId).length
  await handle('order-status-changed', { ...news, remains: 375, startedAt })
  await handle('order-status-changed', { ...news, remains: null })
  await handle('order-status-changed', { ...about, version: 4, status: 'completed', remains: 0 })
  await sees(orderId, 'delivered')
  await handle('order-status-changed', { ...news, remains: 100, startedAt })
  expect(viewsOf(orderId)).toHaveLength(before + 1)
})

it('its action cancels the order, and the card says what came of it', async () => {
  const about = await anIssuedOrder()
  const { orderId } = about
  await handle('payment-confirmed', { ...about, version: 2 })
  await sees(orderId, 'paid')
  await ask('qualquer coisa', { type: 'cancel-order', orderId })
  const requests = await chat.deps.db
    .selectFrom('outbox')
    .select('payload')
    .where('name', '=', 'cancel-order')
    .execute()
  expect(requests.map(({ payload }) => payload)).toContainEqual(about)
  await handle('cancel-answered', { ...about, outcome: 'already-started', isStopping: true })
  await until(async () => viewsOf(orderId).at(-1)?.notice !== undefined)
  expect(
    viewsOf(orderId)
      .at(-1)!
      .actions.map(({ name }) => name),
  ).toEqual(['receipt'])
})

it('the PIX is shown again as a card, never as a code, after a reset as well', async () => {
  const { orderId } = await anIssuedOrder()
  await visitor.see(({ type }) => type === 'pix_payment')
  for (const isReset of [false, true]) {
    const before = cards().length
    if (isReset) {
      visitor.send({ id: randomUUID(), type: 'reset_chat', content: '' })
      await visitor.see(({ type }) => type === 'chat_reset_confirmed')
    }
    const answer = await ask('cadê meu pix?')
    expect(answer).not.toMatchObject({ content: expect.stringContaining('00020126') })
    await until(async () => cards().length > before)
    expect(cards().at(-1)).toMatchObject({
      pixPayment: { orderId, qrCodeImageUrl: 'data:image/png;base64,AAAA' },
    })
  }
})
