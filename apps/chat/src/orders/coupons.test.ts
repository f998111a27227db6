import { randomUUID } from 'node:crypto'
import { nextTurn } from '@smm/assistant/next-turn'
import type { ServerFrame } from '@smm/contracts/chat'
import type { Coupon } from '@smm/contracts/orders/coupons'
import type { Message } from '@smm/contracts/messages'
import { until } from '@smm/http-service/test-until'
import { noSharedLimits } from '../limits/shared-limits.ts'
import { type ChatWithQueues, openChatWithQueues } from '../testing/open-chat-with-queues.ts'
import { type TestVisitor, visit } from '../testing/visit.ts'

let chat: ChatWithQueues
let visitor: TestVisitor
/** Whether the address has no guesses left. */
let isSpent = false

beforeAll(async () => {
  chat = await openChatWithQueues({
    nextTurn,
    takesCarts: () => true,
    sharedLimits: { ...noSharedLimits, allowCoupon: async () => !isSpent },
  })
})
beforeEach(async () => {
  visitor = await visit(chat)
})
afterEach(() => visitor.socket.terminate())
afterAll(() => chat.close())

const sendToChat: ChatWithQueues['sendToChat'] = (name, message) => chat.sendToChat(name, message)
const ten: Coupon = {
  code: 'VERAO10',
  discount: { kind: 'percent', percent: 10 },
  minimumCents: 0,
  products: null,
}
const storedVersion = async () => {
  const copy = await chat.deps.db.selectFrom('catalogueCopy').select('couponsVersion').executeTakeFirst()
  return copy?.couponsVersion ?? 0
}
let version = 0
async function publish(coupons: Coupon[]) {
  version += 1
  await sendToChat('coupons-changed', { version, coupons })
  await until(async () => (await storedVersion()) === version)
}
type Answer = Extract<ServerFrame, { type: 'chat_response' }>
const answers = () => visitor.frames.filter((frame): frame is Answer => frame.type === 'chat_response')
async function ask(content: string): Promise<Answer> {
  const before = answers().length
  visitor.send({ id: randomUUID(), type: 'chat_message', content, timestamp: 1 })
  return until(async () => answers()[before])
}
const newestOrder = async () => {
  const { payload } = await chat.deps.db
    .selectFrom('outbox')
    .select('payload')
    .where('receiver', '=', 'orders')
    .orderBy('position', 'desc')
    .executeTakeFirstOrThrow()
  return payload as Message<'place-order'>
}
const order = '500 seguidores instagram.com/padaria.estrela'

it('knows a coupon in the next turn, and asks for its orders less the discount', async () => {
  await publish([ten])
  await ask(order)
  expect((await ask('tenho o cupom verão10')).content).toContain('Cupom VERAO10: − R$ 4,50')
  await ask('sim')
  const request = await newestOrder()
  expect(request).toMatchObject({ coupon: 'VERAO10', quotedCents: 4_050, discountCents: 450 })
  const { conversationId, orderId } = request
  const pixPayment = {
    ...{ orderId, amount: 40.5, coupon: { code: 'VERAO10', discount: 4.5 }, pixCode: '00020126' },
    ...{ dueDate: '2099-01-01T12:00:00Z', qrCodeImageUrl: 'data:image/png;base64,AAAA' },
  }
  const line = { orderId, amountCents: 4_050, discountCents: 450 }
  await sendToChat('pix-issued', { orderId, conversationId, pixPayment, orders: [line] })
  const card = await until(async () => visitor.frames.find((frame) => frame.type === 'pix_payment'))
  expect(card).toMatchObject({ pixPayment: { coupon: { code: 'VERAO10', discount: 4.5 } } })
  await sendToChat('payment-confirmed', { orderId, conversationId, version: 2 })
  const news = await until(async () => answers().find(({ content }) => content.includes('confirmado')))
  expect(news.parts).toContainEqual(
    expect.objectContaining({
      order: expect.objectContaining({ coupon: { code: 'VERAO10', discount: 4.5 } }),
    }),
  )
})

it('shows the recap without a coupon that somebody else has used up meanwhile', async () => {
  await publish([ten])
  await ask(`${order}, cupom VERAO10`)
  await ask('sim')
  const { conversationId, orderId } = await newestOrder()
  const before = answers().length
  const refused = { orderId, conversationId, code: 'PRICE_CHANGED', amountCents: 4_500 } as const
  await sendToChat('order-refused', { ...refused, coupon: 'used-up' })
  const again = await until(async () => answers()[before])
  expect(again.content).toContain('O cupom VERAO10 acabou de ser usado até o fim. Nada foi cobrado.')
  expect(again.content).toContain('Total: R$ 45,00')
  await ask('sim')
  expect(await newestOrder()).toMatchObject({ quotedCents: 4_500 })
  expect(await newestOrder()).not.toHaveProperty('coupon')
})

describe('an address that guesses codes', () => {
  afterEach(() => {
    isSpent = false
  })

  it('learns of no code any more whether it is a coupon’s', async () => {
    await publish([ten])
    await ask(order)
    isSpent = true
    const [wrong, right] = [await ask('tenho o cupom NATAL77'), await ask('tenho o cupom VERAO10')]
    expect(right.content).toContain('Espere um minuto')
    expect(right.content).toBe(wrong.content)
    isSpent = false
    expect((await ask('tenho o cupom VERAO10')).content).toContain('Cupom VERAO10: − R$ 4,50')
  })
})

it('ignores an older list that comes late', async () => {
  await publish([ten])
  await sendToChat('coupons-changed', { version: version - 1, coupons: [] })
  await publish([{ ...ten, code: 'OUTRO20' }])
  const { coupons } = await chat.deps.db
    .selectFrom('catalogueCopy')
    .select('coupons')
    .executeTakeFirstOrThrow()
  expect(coupons?.map(({ code }) => code)).toEqual(['OUTRO20'])
})
