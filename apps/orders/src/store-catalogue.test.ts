import { seedBook } from '@smm/pricing/seed-book'
import { placeCartMessage, placeOrderMessage, offers } from './testing/open-orders.ts'
import { openForThisFile, orders } from './testing/open-for-this-file.ts'
import { until } from '@smm/http-service/test-until'

openForThisFile()

const bookDearerBy = (cents: number) =>
  seedBook.map((it) => ({
    ...it,
    packages: it.packages.map((one) => ({ ...one, priceCents: one.priceCents + cents })),
  }))
const copy = () => orders.db.selectFrom('catalogueCopy').selectAll().executeTakeFirstOrThrow()

async function publish(version: number, cents: number, catalogueVersion = version) {
  const priceBook = { version, products: bookDearerBy(cents) }
  await orders.send('catalogue-changed', { version: catalogueVersion, offers, priceBook })
}
const firstAnswer = (orderId: string) =>
  until(async () => {
    const [first] = await orders.outbox(orderId)
    return first
  })

describe('the price book', () => {
  it('decides what an order costs, whatever it was quoted at', async () => {
    await publish(1, 300)
    await until(async () => (await copy()).bookVersion === 1)
    const [rose, fell, same] = [4_500, 9_900, 4_800].map((quotedCents) => placeOrderMessage({ quotedCents }))
    for (const request of [rose!, fell!, same!]) await orders.send('place-order', request)
    expect(await firstAnswer(rose!.orderId)).toMatchObject({
      name: 'order-refused',
      code: 'PRICE_CHANGED',
      amountCents: 4_800,
    })
    expect(await orders.card(fell!.orderId)).toMatchObject({ amount: 48 })
    expect(await orders.card(same!.orderId)).toMatchObject({ amount: 48 })
  })

  it('refuses a cart of which one price rose', async () => {
    await publish(2, 300)
    await until(async () => (await copy()).bookVersion === 2)
    const cart = placeCartMessage()
    await orders.send('place-cart', cart)
    expect(await firstAnswer(cart.orders[0]!.orderId)).toMatchObject({
      name: 'order-refused',
      code: 'PRICE_CHANGED',
    })
  })

  it('charges a cart less where a price fell, and names the one that rose beside it', async () => {
    await publish(2, 300)
    await until(async () => (await copy()).bookVersion === 2)
    const cart = placeCartMessage()
    const [first] = cart.orders
    const fallen = cart.orders.map((it) => ({ ...it, quotedCents: it.quotedCents + 900 }))
    await orders.send('place-cart', { ...cart, orders: fallen })
    expect(await orders.card(first!.orderId)).toMatchObject({ amount: 97 })
    const mixed = placeCartMessage()
    const [one, other] = mixed.orders
    const told = mixed.orders.map((it) => ({ ...it, quotedCents: it.quotedCents + (it === other ? 0 : 900) }))
    await orders.send('place-cart', { ...mixed, orders: told })
    expect(await firstAnswer(other!.orderId)).toMatchObject({
      name: 'order-refused',
      code: 'PRICE_CHANGED',
      orderId: other!.orderId,
      amountCents: other!.quotedCents + 300,
    })
    expect(await orders.order(one!.orderId)).toBeUndefined()
  })

  it('is the newest one, whatever the version of the offers', async () => {
    await publish(5, 500, 20)
    await until(async () => (await copy()).bookVersion === 5)
    // The previous release raises the version without a book.
    await orders.send('catalogue-changed', { version: 22, offers })
    await publish(6, 600, 21)
    await until(async () => (await copy()).bookVersion === 6)
    await publish(4, 400, 23)
    await until(async () => (await copy()).version === 23)
    expect(await copy()).toMatchObject({ bookVersion: 6, book: bookDearerBy(600) })
  })
})
