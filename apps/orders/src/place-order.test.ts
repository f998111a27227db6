import { openForThisFile, orders, sandbox } from './test-orders.ts'
import { until } from './test-sandbox.ts'
import { aPlaceOrder } from './testing.ts'

openForThisFile()

const names = async (orderId: string) => (await orders.outbox(orderId)).map(({ name }) => name)

describe('place-order', () => {
  it('keeps the order, asks the bank for the charge and sends the card', async () => {
    const request = aPlaceOrder()
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
    const request = aPlaceOrder()
    const eventId = await orders.send('place-order', request)
    await orders.card(request.orderId)
    await orders.send('place-order', request, eventId)
    await orders.send('place-order', request)
    await until(async () => (await names(request.orderId)).length === 2)
    expect(await names(request.orderId)).toEqual(['pix-issued', 'pix-issued'])
    const [first, second] = await orders.outbox(request.orderId)
    expect(second).toEqual(first)
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
    const request = aPlaceOrder(change)
    await orders.send('place-order', request)
    const [said] = await until(async () => {
      const all = await orders.outbox(request.orderId)
      return all.length > 0 && all
    })
    expect(said).toMatchObject({ name: 'order-refused', ...refusal })
    expect(await orders.order(request.orderId)).toBeUndefined()
  })

  it('charges the lower price when it fell', async () => {
    const request = aPlaceOrder({ quotedCents: 9_900 })
    await orders.send('place-order', request)
    expect(await orders.card(request.orderId)).toMatchObject({ amount: 45 })
  })

  it('refuses a fourth unpaid order of one conversation', async () => {
    const { conversationId } = aPlaceOrder()
    const requests = [1, 2, 3, 4].map(() => aPlaceOrder({ conversationId }))
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
    const request = aPlaceOrder()
    await orders.send('place-order', request)
    await until(async () => (await orders.payment(request.orderId))?.issueAttempts === 1)
    await orders.card(request.orderId)
    const { txid } = (await orders.payment(request.orderId))!
    expect((await sandbox.charges()).filter((charge) => charge.txid === txid)).toHaveLength(1)
  }, 40_000)

  it('asks for more charges than there is room for at once, each of them once', async () => {
    await sandbox.bank({ latencyMs: 300 })
    const requests = Array.from({ length: 40 }, () => aPlaceOrder())
    await Promise.all(requests.map((request) => orders.send('place-order', request)))
    await Promise.all(requests.map(({ orderId }) => orders.card(orderId)))
    await sandbox.bank({ latencyMs: 0 })
    const paid = await Promise.all(requests.map(({ orderId }) => orders.payment(orderId)))
    expect(paid.map((payment) => payment!.issueAttempts)).toEqual(requests.map(() => 0))
    for (const { orderId } of requests) expect(await names(orderId)).toEqual(['pix-issued'])
  })
})
