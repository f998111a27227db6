import { until } from '@smm/http-service/test-until'
import { openForThisFile, orders, sandbox } from '../testing/open-for-this-file.ts'
import { placeCartMessage, placeOrderMessage } from '../testing/open-orders.ts'

openForThisFile()

const names = async (orderId: string) => (await orders.outbox(orderId)).map(({ name }) => name)

describe('place-order', () => {
  it('keeps the order, asks the bank for the charge and sends the card', async () => {
    const request = placeOrderMessage()
    await orders.send('place-order', request)
    const card = await orders.card(request.orderId)
    expect(card).toMatchObject({ amount: 45, pixCode: expect.stringMatching(/^000201/) })
    expect(card.qrCodeImageUrl).toMatch(/^data:image\/png;base64,/)
    const payment = await orders.payment(request.orderId)
    expect(payment).toMatchObject({ state: 'pending', amountCents: 4_500 })
    expect(await sandbox.charges()).toContainEqual(
      expect.objectContaining({
        txid: payment!.txid,
        status: 'ATIVA',
        valor: expect.objectContaining({ original: '45.00' }),
      }),
    )
    expect(await orders.order(request.orderId)).toMatchObject({ status: 'pending', fulfilment: 'waiting' })
  })

  it('counts the same message once, and the same order once', async () => {
    const request = placeOrderMessage()
    const eventId = await orders.send('place-order', request)
    await orders.card(request.orderId)
    await orders.send('place-order', request, eventId)
    await orders.send('place-order', request)
    await until(async () => (await names(request.orderId)).length === 2)
    expect(await names(request.orderId)).toEqual(['pix-issued', 'pix-issued'])
    const [first, second] = await orders.outbox(request.orderId)
    expect(second).toEqual(first)
  })

  it('takes an order with a field of the next release', async () => {
    const request = { ...placeOrderMessage(), giftNote: 'x', status: 'paid' }
    await orders.send('place-order', request)
    await orders.card(request.orderId)
    expect(await orders.order(request.orderId)).toMatchObject({ link: request.link, status: 'pending' })
  })

  it.each([
    ['a price that rose', { quotedCents: 4_000 }, { code: 'PRICE_CHANGED', amountCents: 4_500 }],
    [
      'what is not sold',
      { platform: 'youtube', serviceType: 'shares' } as const,
      { code: 'SERVICE_UNAVAILABLE' },
    ],
    ['too many at once', { quantity: 5_000_000 }, { code: 'QUANTITY_OUT_OF_RANGE' }],
  ])('refuses %s', async (_name, change, refusal) => {
    const request = placeOrderMessage(change)
    await orders.send('place-order', request)
    const [said] = await until(async () => {
      const all = await orders.outbox(request.orderId)
      return all.length > 0 && all
    })
    expect(said).toMatchObject({ name: 'order-refused', ...refusal })
    expect(await orders.order(request.orderId)).toBeUndefined()
  })

  it('charges the lower price when it fell', async () => {
    const request = placeOrderMessage({ quotedCents: 9_900 })
    await orders.send('place-order', request)
    expect(await orders.card(request.orderId)).toMatchObject({ amount: 45 })
  })

  it('refuses a fourth unpaid order of one conversation', async () => {
    const { conversationId } = placeOrderMessage()
    const requests = [1, 2, 3, 4].map(() => placeOrderMessage({ conversationId }))
    for (const request of requests) await orders.send('place-order', request)
    const said = await until(async () => {
      const all = (await Promise.all(requests.map(({ orderId }) => orders.outbox(orderId)))).flat()
      return all.length === 4 && all
    })
    expect(said.filter(({ code }) => code === 'TOO_MANY_UNPAID')).toHaveLength(1)
  })

  it('issues the charge when the bank is back, with one charge per order', async () => {
    await sandbox.bank({ failNext: { action: 'put-cob', mode: 'reset-after', times: 1 } })
    await sandbox.bank({ failNext: { action: 'put-cob', mode: '503', times: 2 } })
    const request = placeOrderMessage()
    await orders.send('place-order', request)
    await until(async () => (await orders.payment(request.orderId))?.issueAttempts === 1)
    await orders.card(request.orderId)
    const { txid } = (await orders.payment(request.orderId))!
    expect((await sandbox.charges()).filter((charge) => charge.txid === txid)).toHaveLength(1)
  })

  it('asks for more charges than there is room for at once, each of them once', async () => {
    await sandbox.bank({ latencyMs: 300 })
    const requests = Array.from({ length: 40 }, () => placeOrderMessage())
    await Promise.all(requests.map((request) => orders.send('place-order', request)))
    await Promise.all(requests.map(({ orderId }) => orders.card(orderId)))
    await sandbox.bank({ latencyMs: 0 })
    const paid = await Promise.all(requests.map(({ orderId }) => orders.payment(orderId)))
    expect(paid.map((payment) => payment!.issueAttempts)).toEqual(requests.map(() => 0))
    for (const { orderId } of requests) expect(await names(orderId)).toEqual(['pix-issued'])
  })
})

describe('place-cart', () => {
  const idsOf = ({ orders }: ReturnType<typeof placeCartMessage>) => orders.map(({ orderId }) => orderId)
  const chargeOf = async (orderId: string) => (await orders.payment(orderId))!.txid

  it('puts orders for two networks under one PIX; paid once, each is delivered', async () => {
    const cart = placeCartMessage()
    const [first, ...others] = idsOf(cart)
    await orders.send('place-cart', cart)
    const { pixCode, amount } = await orders.card(first!)
    expect(amount).toBe(88)
    expect((await orders.outbox(first!))[0]!.orders).toEqual(
      [4_500, 800, 3_500].map((amountCents, at) => ({ orderId: idsOf(cart)[at], amountCents })),
    )
    for (const orderId of others) expect(await orders.outbox(orderId)).toEqual([])
    const txid = await chargeOf(first!)
    expect((await sandbox.charges()).filter((charge) => charge.txid === txid)).toMatchObject([
      { valor: { original: '88.00' } },
    ])
    await sandbox.pay(pixCode)
    for (const { orderId, link, quantity } of cart.orders) {
      await orders.becomes(orderId, { status: 'completed' })
      expect(await sandbox.ordersFor(link)).toMatchObject([{ quantity }])
      expect((await names(orderId)).filter((name) => name === 'payment-confirmed')).toHaveLength(1)
      expect(await orders.reviews(orderId)).toEqual([])
    }
    const sales = await Promise.all(idsOf(cart).map((orderId) => orders.ledger(orderId)))
    expect(sales.map(([, bank]) => bank!.amountCents)).toEqual([4_500, 800, 3_500])
  })

  it('places once, however often its message comes', async () => {
    const cart = placeCartMessage()
    const [first] = idsOf(cart)
    const eventId = await orders.send('place-cart', cart)
    await orders.card(first!)
    await orders.send('place-cart', cart, eventId)
    await orders.send('place-cart', cart)
    await until(async () => (await names(first!)).length === 2)
    const [card, again] = await orders.outbox(first!)
    expect(again).toEqual(card)
    expect(new Set(await Promise.all(idsOf(cart).map(chargeOf))).size).toBe(1)
  })

  it('charges nothing for a cart with an order that is refused, and names it', async () => {
    const cart = placeCartMessage()
    cart.orders[1]!.quotedCents = 700
    await orders.send('place-cart', cart)
    const [first, second, third] = idsOf(cart)
    const [said] = await until(async () => {
      const all = await orders.outbox(second!)
      return all.length > 0 && all
    })
    expect(said).toMatchObject({ name: 'order-refused', code: 'PRICE_CHANGED', amountCents: 800 })
    expect(said!.orderIds).toEqual([first, second, third])
    for (const orderId of idsOf(cart)) expect(await orders.order(orderId)).toBeUndefined()
  })

  it('counts as one unpaid charge', async () => {
    const { conversationId } = placeCartMessage()
    for (const { orders: wanted } of [1, 2, 3].map(placeCartMessage)) {
      await orders.send('place-cart', { conversationId, orders: wanted })
      await orders.card(wanted[0]!.orderId)
    }
    const fourth = { ...placeCartMessage(), conversationId }
    await orders.send('place-cart', fourth)
    const refused = await until(async () => (await orders.outbox(idsOf(fourth)[0]!))[0])
    expect(refused).toMatchObject({ name: 'order-refused', code: 'TOO_MANY_UNPAID' })
  })
})
