import { randomUUID } from 'node:crypto'
import type { Message, MessageName } from '@smm/contracts/messages'
import { readDialogue, storeDialogue } from '@smm/assistant/dialogue/stored-dialogue'
import type { Deps } from './deps.ts'
import { hashAddress } from './limits/hash-address.ts'
import { messageHandlers } from './message-handlers.ts'
import { seedBook } from '@smm/pricing/seed-book'
import { until } from '@smm/http-service/test-until'
import { type ChatWithQueues, openChatWithQueues } from './testing/open-chat-with-queues.ts'
import { type TestVisitor, visit } from './testing/visit.ts'
import { openTestChat } from './testing/open-test-chat.ts'

const wanted = {
  platform: 'instagram',
  serviceType: 'followers',
  quantity: 500,
  link: 'https://www.instagram.com/fulano/',
  quotedCents: 4500,
} as const

/** Decides the intent that one word names. */
const intentByWord: Deps['nextTurn'] = ({ state, message, orders }) => {
  const orderId = orders.at(-1)?.orderId ?? ''
  const intents = {
    pedir: [{ type: 'place-orders' as const, orders: [wanted], isOnePix: false }],
    cancelar: [{ type: 'cancel-order' as const, orderId }],
    repor: [{ type: 'request-refill' as const, orderId }],
  }[message]
  return {
    state: storeDialogue(readDialogue(state)),
    replies: [{ content: orders.map(({ status }) => status).join() || 'nada' }],
    intents: intents ?? [],
  }
}

let chat: ChatWithQueues
let visitor: TestVisitor

beforeAll(async () => {
  chat = await openChatWithQueues({ nextTurn: intentByWord })
})
beforeEach(async () => {
  visitor = await visit(chat)
})
afterEach(() => visitor.socket.terminate())
afterAll(() => chat.close())

const sendToChat: ChatWithQueues['sendToChat'] = (name, message) => chat.sendToChat(name, message)
/** As the queue of the catalogue is read. */
async function takeCatalogue(message: Message<'catalogue-changed'>) {
  const handle = messageHandlers(chat.deps).catalogue['catalogue-changed']!
  const origin = { eventId: randomUUID(), from: 'catalogue', correlationId: null } as const
  await chat.deps.db.transaction().execute((trx) => handle(trx, message, origin))
}
const listHandled = (name: MessageName) =>
  chat.deps.db.selectFrom('inbox').selectAll().where('name', '=', name).execute()

async function placeOrder() {
  const id = visitor.say('pedir')
  await visitor.see(({ type }) => type === 'message_ack')
  return chat.deps.db
    .selectFrom('messages')
    .innerJoin('chatOrders', 'chatOrders.conversationId', 'messages.conversationId')
    .selectAll('chatOrders')
    .where('clientId', '=', id)
    .executeTakeFirstOrThrow()
}
const listEnqueued = (orderId: string, name: MessageName) =>
  chat.deps.db
    .selectFrom('outbox')
    .selectAll()
    .where('receiver', '=', 'orders')
    .where('name', '=', name)
    .execute()
    .then((rows) => rows.filter(({ payload }) => (payload as { orderId: string }).orderId === orderId))
const findOrder = (orderId: string) =>
  chat.deps.db.selectFrom('chatOrders').selectAll().where('orderId', '=', orderId).executeTakeFirstOrThrow()
const cardOf = (orderId: string) => ({
  orderId,
  amount: 45,
  dueDate: '2026-11-21T15:00:00.000Z',
  qrCodeImageUrl: 'data:image/png;base64,AAAA',
  pixCode: '00020126',
})
const about = (text: string) => (frame: { type: string; content?: string }) =>
  frame.type === 'chat_response' && frame.content!.includes(text)

describe('an order', () => {
  it('is requested with its quoted amount, in the turn that decided it', async () => {
    const order = await placeOrder()
    expect(order).toMatchObject({ status: 'requested', version: 0, amountCents: 4500, quantity: 500 })
    const { orderId, conversationId } = order
    const [request, ...more] = await listEnqueued(orderId, 'place-order')
    const addressHashes = hashAddress(chat.deps.config.STAFF_SESSION_SECRET, '127.0.0.1', new Date())
    expect(request!.payload).toEqual({ orderId, conversationId, ...wanted, addressHashes })
    expect(more).toEqual([])
  })

  it('is requested without the address where limits are off', async () => {
    const unlimited = await openTestChat({
      database: chat.database,
      nextTurn: intentByWord,
      settings: { CHAT_LIMITS: 'off' },
    })
    visitor.socket.terminate()
    visitor = await visit(unlimited)
    const { orderId } = await placeOrder()
    expect((await listEnqueued(orderId, 'place-order'))[0]!.payload).not.toHaveProperty('addressHashes')
    await unlimited.close()
  })

  it('gets its PIX card once when the charge is announced twice', async () => {
    const { orderId, conversationId } = await placeOrder()
    const issued = { orderId, conversationId, pixPayment: cardOf(orderId) }
    await sendToChat('pix-issued', issued)
    const card = await visitor.see(({ type }) => type === 'pix_payment')
    expect(card).toMatchObject({ pixPayment: cardOf(orderId) })
    await sendToChat('pix-issued', issued)
    await sendToChat('payment-confirmed', { orderId, conversationId, version: 2 })
    await visitor.see(about('Pagamento confirmado'))
    expect(visitor.frames.filter(({ type }) => type === 'pix_payment')).toHaveLength(1)
    expect(await findOrder(orderId)).toMatchObject({ status: 'paid', version: 2, pixCode: '00020126' })
  })

  it('notifies its visitor of each status, and ignores stale versions', async () => {
    const { orderId, conversationId } = await placeOrder()
    const status = (version: number, status: 'processing' | 'completed', remains: number | null) =>
      sendToChat('order-status-changed', { orderId, conversationId, version, status, remains })
    await status(4, 'completed', 0)
    await until(async () => (await findOrder(orderId)).status === 'completed')
    await status(3, 'processing', 200)
    await sendToChat('payment-needs-review', { orderId, conversationId, reason: 'SECOND_PAYMENT' })
    await until(async () => visitor.texts().length === 4)
    expect(await findOrder(orderId)).toMatchObject({ status: 'completed', version: 4, remains: 0 })
    expect((await findOrder(orderId)).completedAt).toBeInstanceOf(Date)
  })

  it('is confirmed once, before its second payment is announced', async () => {
    const { orderId, conversationId } = await placeOrder()
    await sendToChat('payment-needs-review', { orderId, conversationId, reason: 'SECOND_PAYMENT' })
    await until(async () => visitor.texts().length === 3)
    await sendToChat('payment-confirmed', { orderId, conversationId, version: 2 })
    await until(async () => (await findOrder(orderId)).version === 2)
    await sendToChat('order-status-changed', {
      orderId,
      conversationId,
      version: 3,
      status: 'processing',
      remains: 500,
    })
    await until(async () => visitor.texts().length === 4)
    expect(visitor.texts().slice(1)).toEqual([
      expect.stringContaining('Pagamento confirmado'),
      expect.stringContaining('mais de uma vez'),
      expect.stringContaining('enviado para a entrega'),
    ])
  })

  it('is announced as expired once, before its late payment is announced', async () => {
    const { orderId, conversationId } = await placeOrder()
    await sendToChat('payment-needs-review', { orderId, conversationId, reason: 'PAID_AFTER_EXPIRY' })
    await until(async () => visitor.texts().length === 3)
    await sendToChat('payment-expired', { orderId, conversationId, version: 2 })
    await until(async () => (await findOrder(orderId)).version === 2)
    visitor.say('e agora?')
    await until(async () => visitor.texts().length === 4)
    expect(visitor.texts().slice(1)).toEqual([
      expect.stringContaining('venceu'),
      expect.stringContaining('depois do vencimento'),
      'cancelled',
    ])
  })

  it('that was refused is announced, and no card follows', async () => {
    const { orderId, conversationId } = await placeOrder()
    await sendToChat('order-refused', { orderId, conversationId, code: 'SERVICE_UNAVAILABLE' })
    await until(async () => visitor.texts().length === 2)
    await sendToChat('pix-issued', { orderId, conversationId, pixPayment: cardOf(orderId) })
    visitor.say('e agora?')
    await visitor.see(about('refused'))
    expect(visitor.frames.some(({ type }) => type === 'pix_payment')).toBe(false)
  })

  it('that was refused for a pause is announced with its minutes', async () => {
    const { orderId, conversationId } = await placeOrder()
    const refused = { code: 'TOO_MANY_UNPAID', retryAfterMinutes: 25 } as const
    await sendToChat('order-refused', { orderId, conversationId, ...refused })
    await visitor.see(about('Daqui a 25 minutos'))
    expect(await findOrder(orderId)).toMatchObject({ status: 'refused' })
  })

  it('that expired is announced once', async () => {
    const { orderId, conversationId } = await placeOrder()
    await sendToChat('payment-expired', { orderId, conversationId, version: 2 })
    await until(async () => visitor.texts().length === 2)
    expect(await findOrder(orderId)).toMatchObject({ status: 'cancelled', version: 2 })
  })

  it('cancelled by its visitor is announced by the answer alone', async () => {
    const { orderId, conversationId } = await placeOrder()
    visitor.say('cancelar')
    await until(async () => (await listEnqueued(orderId, 'cancel-order')).length === 1)
    const change = { orderId, conversationId, version: 2, status: 'cancelled', remains: null } as const
    await sendToChat('order-status-changed', change)
    await until(async () => (await findOrder(orderId)).status === 'cancelled')
    await sendToChat('cancel-answered', { orderId, conversationId, outcome: 'cancelled' })
    await until(async () => visitor.texts().length === 3)
  })

  it('with a refill request gets the answer and the decision', async () => {
    const { orderId, conversationId } = await placeOrder()
    visitor.say('repor')
    await until(async () => (await listEnqueued(orderId, 'request-refill')).length === 1)
    await sendToChat('refill-answered', { orderId, conversationId, outcome: 'requested' })
    await until(async () => visitor.texts().length === 3)
    await sendToChat('refill-decided', { orderId, conversationId, outcome: 'refused' })
    await visitor.see(about('não foi aceita'))
    expect(await findOrder(orderId)).toMatchObject({
      refillState: 'refused',
      refillAskedAt: expect.any(Date),
    })
  })

  it('gets its PIX card after the chat was reset', async () => {
    const { orderId, conversationId } = await placeOrder()
    visitor.send({ id: randomUUID(), type: 'reset_chat', content: '' })
    await visitor.see(({ type }) => type === 'chat_reset_confirmed')
    await sendToChat('pix-issued', { orderId, conversationId, pixPayment: cardOf(orderId) })
    await visitor.see(({ type }) => type === 'pix_payment')
  })

  it('that is unknown is ignored without a dead letter', async () => {
    const before = await listHandled('refill-answered')
    const unknown = { orderId: randomUUID(), conversationId: randomUUID() }
    await sendToChat('refill-answered', { ...unknown, outcome: 'requested' })
    await until(async () => (await listHandled('refill-answered')).length > before.length)
    expect(await chat.deps.db.selectFrom('deadLetters').selectAll().execute()).toEqual([])
  })
})

it('stores the newest offers only', async () => {
  const findCopy = () => chat.deps.db.selectFrom('catalogueCopy').selectAll().executeTakeFirst()
  await takeCatalogue({ version: 7, offers: [] })
  await until(async () => (await findCopy())?.version === 7)
  await takeCatalogue({ version: 6, offers: [] })
  await takeCatalogue({ version: 8, offers: [] })
  await until(async () => (await findCopy())?.version === 8)
})

it('stores the newest price book only, whatever the version of the offers', async () => {
  const findCopy = () => chat.deps.db.selectFrom('catalogueCopy').selectAll().executeTakeFirst()
  const bookAt = (version: number) => ({ priceBook: { version, products: [...seedBook] } })
  await takeCatalogue({ version: 20, offers: [], ...bookAt(2) })
  await until(async () => (await findCopy())?.bookVersion === 2)
  // The previous release raises the version without a book.
  await takeCatalogue({ version: 22, offers: [] })
  await takeCatalogue({ version: 21, offers: [], ...bookAt(3) })
  await until(async () => (await findCopy())?.bookVersion === 3)
  await takeCatalogue({ version: 23, offers: [], ...bookAt(1) })
  await until(async () => (await findCopy())?.version === 23)
  expect(await findCopy()).toMatchObject({ bookVersion: 3, book: seedBook })
})
