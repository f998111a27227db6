import { randomUUID } from 'node:crypto'
import { nextTurn } from '@smm/assistant/next-turn'
import type { ServerFrame } from '@smm/contracts/chat'
import type { RecapPart } from '@smm/contracts/message-parts'
import type { Message } from '@smm/contracts/messages'
import { until } from '@smm/http-service/test-until'
import { premium, premiumOffer, twoTierBook } from '@smm/pricing/test-two-tiers'
import { openCatalogueCache } from '../catalogue/catalogue-cache.ts'
import { storeCatalogue } from '../catalogue/store-catalogue.ts'
import { type ChatWithQueues, openChatWithQueues } from '../testing/open-chat-with-queues.ts'
import { type TestVisitor, visit } from '../testing/visit.ts'

let chat: ChatWithQueues
let visitor: TestVisitor
let takesTiers = true
const tier = premium.name

const storeMessage = (message: Message<'catalogue-changed'>) =>
  chat.deps.db
    .transaction()
    .execute((trx) =>
      storeCatalogue(trx, message, { eventId: randomUUID(), from: 'catalogue', correlationId: null }),
    )

beforeAll(async () => {
  chat = await openChatWithQueues({
    nextTurn,
    takesCarts: () => true,
    loadCatalogue: openCatalogueCache(() => takesTiers),
  })
  const priceBook = { version: 1, products: [...twoTierBook] }
  const tiers = { version: 2, offers: [premiumOffer()] }
  await storeMessage({ version: 1, offers: [], priceBook, tiers })
  // Older news of tiers come last.
  await storeMessage({ version: 2, offers: [], tiers: { version: 1, offers: [] } })
})
beforeEach(async () => {
  takesTiers = true
  visitor = await visit(chat)
})
afterEach(() => visitor.socket.terminate())
afterAll(() => chat.close())

type Answer = Extract<ServerFrame, { type: 'chat_response' }>
const answers = () => visitor.frames.filter((frame): frame is Answer => frame.type === 'chat_response')
async function ask(content: string, action?: object): Promise<Answer> {
  const before = answers().length
  visitor.send({ id: randomUUID(), type: 'chat_message', content, timestamp: 1, ...(action && { action }) })
  return until(async () => answers()[before])
}
const recapIn = ({ parts = [] }: Answer) => parts.find((part): part is RecapPart => part.type === 'recap')!
const place = (answer: Answer) => ask('Gerar PIX', recapIn(answer).actions[0]!.action)
const lastRequest = async () => {
  const rows = await chat.deps.db.selectFrom('outbox').selectAll().where('receiver', '=', 'orders').execute()
  const { name, payload } = rows.toSorted((a, b) => a.position - b.position).at(-1)!
  return { name, payload, orders: (payload as Message<'place-tiers'>).orders }
}

describe('an order of a tier', () => {
  it('is requested by a message of its own, and named on its card', async () => {
    await place(await ask('500 seguidores premium instagram.com/loja.x'))
    const { name, orders } = await lastRequest()
    expect(name).toBe('place-tiers')
    expect(orders).toMatchObject([{ tier, quantity: 500, quotedCents: 9_000 }])
    const { orderId } = orders[0]!
    const { conversationId } = await chat.deps.db
      .selectFrom('chatOrders')
      .select('conversationId')
      .where('orderId', '=', orderId)
      .executeTakeFirstOrThrow()
    const pixPayment = {
      ...{ orderId, amount: 90, pixCode: '0002', qrCodeImageUrl: 'data:image/png;base64,AAAA' },
      dueDate: new Date(Date.now() + 600_000).toISOString(),
    }
    await chat.sendToChat('pix-issued', { orderId, conversationId, pixPayment })
    const card = await until(async () => visitor.frames.find((frame) => frame.type === 'pix_payment'))
    expect(card).toMatchObject({
      pixPayment: { orders: [{ description: `500 seguidores no Instagram (${tier}) para @loja.x` }] },
    })
  })

  it('of the standard one is requested as ever', async () => {
    await place(await ask('500 seguidores instagram.com/loja.x'))
    const { name, payload } = await lastRequest()
    expect(name).toBe('place-order')
    expect(payload).not.toHaveProperty('tier')
  })

  it('is shown by no word while orders takes none', async () => {
    takesTiers = false
    const { content, parts } = await ask('quero seguidores premium instagram.com/loja.x')
    expect(content).not.toContain(tier)
    expect(JSON.stringify(parts)).not.toContain('ier"')
  })
})
