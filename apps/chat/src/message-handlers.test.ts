import { randomUUID } from 'node:crypto'
import type { Message, MessageName } from '@smm/contracts/messages'
import { say } from '@smm/messaging/outbox'
import { receive } from '@smm/messaging/receive'
import { type Relay, startRelay } from '@smm/messaging/relay'
import { readDialogue } from '@smm/assistant/dialogue'
import type { Deps } from './deps.ts'
import { messageHandlers } from './message-handlers.ts'
import { emptyRedis, openTestChat, type TestChat, type TestVisitor, until, visit } from './testing.ts'

const orderId8 = (id: string) => id.slice(0, 8)
const wanted = {
  platform: 'instagram',
  serviceType: 'followers',
  quantity: 500,
  link: 'https://www.instagram.com/fulano/',
  quotedCents: 4500,
} as const

/** Understands one word and does what it says. */
const obey: Deps['nextTurn'] = ({ state, message, orders }) => {
  const orderId = orders.at(-1)?.orderId ?? ''
  const intents = {
    pedir: [{ type: 'place-order' as const, ...wanted }],
    cancelar: [{ type: 'cancel-order' as const, orderId }],
    repor: [{ type: 'request-refill' as const, orderId }],
  }[message]
  return {
    state: readDialogue(state),
    replies: [{ content: orders.map(({ status }) => status).join() || 'nada' }],
    intents: intents ?? [],
  }
}

let chat: TestChat
let visitor: TestVisitor
let relay: Relay
let inbox: { close: () => Promise<void> }

beforeAll(async () => {
  chat = await openTestChat({ nextTurn: obey })
  const { deps, redis } = chat
  relay = startRelay({ db: deps.db, redis, from: 'orders', log: deps.log })
  inbox = receive({ db: deps.db, redis, me: 'chat', handlers: messageHandlers(deps), log: deps.log })
})
beforeEach(async () => {
  visitor = await visit(chat)
})
afterEach(() => visitor.socket.terminate())
afterAll(async () => {
  await relay.close()
  await inbox.close()
  await chat.close()
  await emptyRedis(chat.redis)
  await chat.database.drop()
})

/** As the orders service would: into the queue of the chat. */
async function tell<Name extends MessageName>(name: Name, message: Message<Name>) {
  await chat.deps.db.transaction().execute((trx) => say(trx, 'chat', name, message))
  relay.nudge()
}
const takenIn = (name: MessageName) =>
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
const said = (orderId: string, name: MessageName) =>
  chat.deps.db
    .selectFrom('outbox')
    .selectAll()
    .where('receiver', '=', 'orders')
    .where('name', '=', name)
    .execute()
    .then((rows) => rows.filter(({ payload }) => (payload as { orderId: string }).orderId === orderId))
const knownOrder = (orderId: string) =>
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
    const [asked, ...more] = await said(orderId, 'place-order')
    expect(asked!.payload).toEqual({ orderId, conversationId, ...wanted })
    expect(more).toEqual([])
  })

  it('gets its PIX card once, however often it is announced', async () => {
    const { orderId, conversationId } = await placeOrder()
    const issued = { orderId, conversationId, pixPayment: cardOf(orderId) }
    await tell('pix-issued', issued)
    const card = await visitor.see(({ type }) => type === 'pix_payment')
    expect(card).toMatchObject({ pixPayment: cardOf(orderId) })
    await tell('pix-issued', issued)
    await tell('payment-confirmed', { orderId, conversationId, version: 2 })
    await visitor.see(about(orderId8(orderId)))
    expect(visitor.frames.filter(({ type }) => type === 'pix_payment')).toHaveLength(1)
    expect(await knownOrder(orderId)).toMatchObject({ status: 'paid', version: 2, pixCode: '00020126' })
  })

  it('is told through its life, and old news moves nothing', async () => {
    const { orderId, conversationId } = await placeOrder()
    const status = (version: number, status: 'processing' | 'completed', remains: number | null) =>
      tell('order-status-changed', { orderId, conversationId, version, status, remains })
    await status(4, 'completed', 0)
    await until(async () => (await knownOrder(orderId)).status === 'completed')
    await status(3, 'processing', 200)
    await tell('payment-needs-review', { orderId, conversationId, reason: 'SECOND_PAYMENT' })
    await until(async () => visitor.texts().length === 4)
    expect(await knownOrder(orderId)).toMatchObject({ status: 'completed', version: 4, remains: 0 })
    expect((await knownOrder(orderId)).completedAt).toBeInstanceOf(Date)
  })

  it('is told as paid before anything is said of a second payment, and only once', async () => {
    const { orderId, conversationId } = await placeOrder()
    await tell('payment-needs-review', { orderId, conversationId, reason: 'SECOND_PAYMENT' })
    await until(async () => visitor.texts().length === 3)
    await tell('payment-confirmed', { orderId, conversationId, version: 2 })
    await until(async () => (await knownOrder(orderId)).version === 2)
    await tell('order-status-changed', {
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
      expect.stringContaining('Processando'),
    ])
  })

  it('is told as expired before anything is said of a late payment, and only once', async () => {
    const { orderId, conversationId } = await placeOrder()
    await tell('payment-needs-review', { orderId, conversationId, reason: 'PAID_AFTER_EXPIRY' })
    await until(async () => visitor.texts().length === 3)
    await tell('payment-expired', { orderId, conversationId, version: 2 })
    await until(async () => (await knownOrder(orderId)).version === 2)
    visitor.say('e agora?')
    await until(async () => visitor.texts().length === 4)
    expect(visitor.texts().slice(1)).toEqual([
      expect.stringContaining('venceu'),
      expect.stringContaining('depois do vencimento'),
      'cancelled',
    ])
  })

  it('that was refused is said so, and no card follows', async () => {
    const { orderId, conversationId } = await placeOrder()
    await tell('order-refused', { orderId, conversationId, code: 'SERVICE_UNAVAILABLE' })
    await until(async () => visitor.texts().length === 2)
    await tell('pix-issued', { orderId, conversationId, pixPayment: cardOf(orderId) })
    visitor.say('e agora?')
    await visitor.see(about('refused'))
    expect(visitor.frames.some(({ type }) => type === 'pix_payment')).toBe(false)
  })

  it('that expired is told once', async () => {
    const { orderId, conversationId } = await placeOrder()
    await tell('payment-expired', { orderId, conversationId, version: 2 })
    await until(async () => visitor.texts().length === 2)
    expect(await knownOrder(orderId)).toMatchObject({ status: 'cancelled', version: 2 })
  })

  it('cancelled by its visitor is told by the answer alone', async () => {
    const { orderId, conversationId } = await placeOrder()
    visitor.say('cancelar')
    await until(async () => (await said(orderId, 'cancel-order')).length === 1)
    const change = { orderId, conversationId, version: 2, status: 'cancelled', remains: null } as const
    await tell('order-status-changed', change)
    await until(async () => (await knownOrder(orderId)).status === 'cancelled')
    await tell('cancel-answered', { orderId, conversationId, outcome: 'cancelled' })
    await until(async () => visitor.texts().length === 3)
  })

  it('asked to be filled up again gets the answer', async () => {
    const { orderId, conversationId } = await placeOrder()
    visitor.say('repor')
    await until(async () => (await said(orderId, 'request-refill')).length === 1)
    await tell('refill-answered', { orderId, conversationId, outcome: 'requested' })
    await until(async () => visitor.texts().length === 3)
    await tell('refill-decided', { orderId, conversationId, outcome: 'refused' })
    await visitor.see(about('não foi aceita'))
  })

  it('goes on after the chat was reset', async () => {
    const { orderId, conversationId } = await placeOrder()
    visitor.send({ id: randomUUID(), type: 'reset_chat', content: '' })
    await visitor.see(({ type }) => type === 'chat_reset_confirmed')
    await tell('pix-issued', { orderId, conversationId, pixPayment: cardOf(orderId) })
    await visitor.see(({ type }) => type === 'pix_payment')
  })

  it('of nobody we know is let go', async () => {
    const before = await takenIn('refill-answered')
    const nobody = { orderId: randomUUID(), conversationId: randomUUID() }
    await tell('refill-answered', { ...nobody, outcome: 'requested' })
    await until(async () => (await takenIn('refill-answered')).length > before.length)
    expect(await chat.deps.db.selectFrom('deadLetters').selectAll().execute()).toEqual([])
  })
})

it('keeps the newest offers only', async () => {
  const copy = () => chat.deps.db.selectFrom('catalogueCopy').selectAll().executeTakeFirst()
  await tell('catalogue-changed', { version: 7, offers: [] })
  await until(async () => (await copy())?.version === 7)
  await tell('catalogue-changed', { version: 6, offers: [] })
  await tell('catalogue-changed', { version: 8, offers: [] })
  await until(async () => (await copy())?.version === 8)
})
