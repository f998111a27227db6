import { Redis } from 'ioredis'
import { bankCharges, controlSupplier, listOrders, pay, signIn, supplierOrders } from './outside-world.ts'
import { eventually, type Product, startProduct } from './product.ts'
import { openVisitor, order } from './visitor.ts'

let product: Product

beforeEach(async () => {
  product = await startProduct({ CHAT_LIMITS: 'off' })
})
afterEach(async () => {
  await product.stop()
})

const statusOf = async (orderId: string) => {
  const cookie = await signIn(product)
  return (await listOrders(product, cookie)).find(({ id }) => id === orderId)?.status
}

/** Everything there is exactly one of when an order went well. */
async function expectOneOfEach(orderId: string) {
  await eventually('finished order', async () => (await statusOf(orderId)) === 'completed', 60_000)
  expect(await bankCharges(product)).toHaveLength(1)
  expect(await supplierOrders(product)).toHaveLength(1)
}

it('delivers the PIX card late, not never, when orders is down while the visitor confirms', async () => {
  const visitor = await openVisitor(product)
  await product.halt('orders')
  const confirmation = await order(visitor)
  await visitor.acked(confirmation)
  await new Promise((resolve) => setTimeout(resolve, 10_000))
  expect(visitor.frames.some(({ type }) => type === 'pix_payment')).toBe(false)
  await product.resume('orders')
  const card = await visitor.card()
  await pay(product, card.pixCode)
  await expectOneOfEach(card.orderId)
})

it('fulfils once when everything is killed right after the payment', async () => {
  const visitor = await openVisitor(product)
  await order(visitor)
  const card = await visitor.card()
  // The reseller is slow enough for the order to be still on its way when the lights go out.
  await product.halt('orders')
  await pay(product, card.pixCode)
  await product.killAll()
  await product.startAgain()
  await expectOneOfEach(card.orderId)
  await visitor.connect()
  await visitor.hears(/conclu[ií]d/i)
})

it('fulfils once, without a restart, when Redis is emptied between payment and submission', async () => {
  const visitor = await openVisitor(product)
  await order(visitor)
  const card = await visitor.card()
  // Without funds nothing is sent upstream: the order waits, paid.
  await controlSupplier(product, { balance: 0 })
  await pay(product, card.pixCode)
  await eventually('paid order', async () => (await statusOf(card.orderId)) === 'paid')
  const redis = new Redis(product.redisUrl())
  await redis.flushall()
  await redis.quit()
  await controlSupplier(product, { balance: 100_000 })
  await expectOneOfEach(card.orderId)
  await visitor.hears(/conclu[ií]d/i)
})

it('brings a chat that died back with its conversation', async () => {
  const visitor = await openVisitor(product)
  await order(visitor)
  const card = await visitor.card()
  await product.halt('chat', 'SIGKILL')
  await pay(product, card.pixCode)
  await product.resume('chat')
  await visitor.connect()
  await visitor.hears(/pagamento (foi )?(confirmado|recebido)/i)
  await expectOneOfEach(card.orderId)
})
