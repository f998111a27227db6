import type { PixPayment } from '@smm/contracts/chat'
import { Redis } from 'ioredis'
import { queryDatabase } from '../storm/facts/query-database.ts'
import { bankCharges, controlSupplier, pay, supplierOrders } from './actors/outside-world.ts'
import { listOrders, signIn } from './actors/panel-api.ts'
import { eventually } from './eventually.ts'
import { useShop } from './fixtures.ts'
import { openVisitor, order } from './actors/visitor.ts'

const product = useShop({ CHAT_LIMITS: 'off' })

const statusOf = async ({ orderId }: PixPayment) =>
  (await listOrders(product, await signIn(product))).find(({ id }) => id === orderId)?.status

async function visitorWith(profile: string) {
  const visitor = await openVisitor(product)
  return { visitor, text: `Quero 500 seguidores para https://www.instagram.com/${profile}` }
}

async function cardFor(profile: string) {
  const { visitor, text } = await visitorWith(profile)
  await order(visitor, text)
  return { visitor, card: await visitor.card() }
}

/** Finished, with one charge at the bank and one order at the reseller. */
async function expectOneOfEach(card: PixPayment, profile: string) {
  await eventually('finished order', async () => (await statusOf(card)) === 'completed')
  const charges = await bankCharges(product)
  expect(charges.filter(({ pixCode }) => pixCode === card.pixCode)).toHaveLength(1)
  const received = await supplierOrders(product)
  expect(received.filter(({ link }) => link.endsWith(`/${profile}/`))).toHaveLength(1)
}

const publishedOrders = `SELECT 1 FROM outbox WHERE name IN ('place-order', 'place-cart') AND attempts > 0 AND delivered_at IS NULL`

it('delivers the PIX card late, not never, when orders is down while the visitor confirms', async () => {
  const { visitor, text } = await visitorWith('late.card')
  await product.halt('orders')
  const confirmation = await order(visitor, text)
  await visitor.acked(confirmation)
  await eventually('message that was published and not confirmed', async () => {
    const rows = await queryDatabase(product.databaseUrl('CHAT'), publishedOrders)
    return rows.length > 0
  })
  expect(visitor.frames.some(({ type }) => type === 'pix_payment')).toBe(false)
  await product.resume('orders')
  const card = await visitor.card()
  await pay(product, card.pixCode)
  await expectOneOfEach(card, 'late.card')
})

it('fulfils once when everything is killed after the payment, noticed by us or not', async () => {
  const noticed = await cardFor('noticed.payment')
  const unnoticed = await cardFor('unnoticed.payment')
  // Without funds nothing is sent upstream: the order waits, paid.
  await controlSupplier(product, { balance: 0 })
  await pay(product, noticed.card.pixCode)
  await eventually('paid order', async () => (await statusOf(noticed.card)) === 'paid')
  await product.halt('orders')
  await pay(product, unnoticed.card.pixCode)
  await product.killAll()
  await product.startAgain()
  await controlSupplier(product, { balance: 100_000 })
  await expectOneOfEach(noticed.card, 'noticed.payment')
  await expectOneOfEach(unnoticed.card, 'unnoticed.payment')
  await unnoticed.visitor.connect()
  await unnoticed.visitor.hearsOfDelivery()
})

it('fulfils once, without a restart, when Redis is emptied between payment and submission', async () => {
  const { visitor, card } = await cardFor('emptied.redis')
  await controlSupplier(product, { balance: 0 })
  await pay(product, card.pixCode)
  await eventually('paid order', async () => (await statusOf(card)) === 'paid')
  const redis = new Redis(product.redisUrl())
  await redis.flushall()
  await redis.quit()
  await controlSupplier(product, { balance: 100_000 })
  await expectOneOfEach(card, 'emptied.redis')
  await visitor.hearsOfDelivery()
})

it('brings a chat that died back with its conversation', async () => {
  const { visitor, card } = await cardFor('dead.chat')
  await product.halt('chat', 'SIGKILL')
  await pay(product, card.pixCode)
  await product.resume('chat')
  await visitor.connect()
  await visitor.hears(/Pagamento confirmado/)
  await expectOneOfEach(card, 'dead.chat')
})
