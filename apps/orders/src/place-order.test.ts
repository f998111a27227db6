import { openForThisFile, orders, sandbox } from './test-orders.ts'
import { until } from './test-sandbox.ts'
import { aWish } from './testing.ts'

openForThisFile()

const names = async (orderId: string) => (await orders.said(orderId)).map(({ name }) => name)

describe('place-order', () => {
  it('keeps the order, asks the bank for the charge and sends the card', async () => {
    const wish = aWish()
    await orders.say('place-order', wish)
    const card = await orders.card(wish.orderId)
    expect(card).toMatchObject({ amount: 45, pixCode: expect.stringMatching(/^000201/) })
    expect(card.qrCodeImageUrl).toMatch(/^data:image\/png;base64,/)
    const payment = await orders.payment(wish.orderId)
    expect(payment).toMatchObject({ state: 'pending', amountCents: 4_500 })
    expect(await sandbox.charges()).toContainEqual(
      expect.objectContaining({
        txid: payment!.txid,
        status: 'ATIVA',
        valor: expect.objectContaining({ original: '45.00' }),
      }),
    )
    expect(await orders.order(wish.orderId)).toMatchObject({ status: 'pending', fulfilment: 'waiting' })
  })

  it('counts the same message once, and the same order once', async () => {
    const wish = aWish()
    const eventId = await orders.say('place-order', wish)
    await orders.card(wish.orderId)
    await orders.say('place-order', wish, eventId)
    await orders.say('place-order', wish)
    await until(async () => (await names(wish.orderId)).length === 2)
    expect(await names(wish.orderId)).toEqual(['pix-issued', 'pix-issued'])
    const [first, second] = await orders.said(wish.orderId)
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
    const wish = aWish(change)
    await orders.say('place-order', wish)
    const [said] = await until(async () => {
      const all = await orders.said(wish.orderId)
      return all.length > 0 && all
    })
    expect(said).toMatchObject({ name: 'order-refused', ...refusal })
    expect(await orders.order(wish.orderId)).toBeUndefined()
  })

  it('charges the lower price when it fell', async () => {
    const wish = aWish({ quotedCents: 9_900 })
    await orders.say('place-order', wish)
    expect(await orders.card(wish.orderId)).toMatchObject({ amount: 45 })
  })

  it('refuses a fourth unpaid order of one conversation', async () => {
    const { conversationId } = aWish()
    const wishes = [1, 2, 3, 4].map(() => aWish({ conversationId }))
    for (const wish of wishes) await orders.say('place-order', wish)
    const said = await until(async () => {
      const all = (await Promise.all(wishes.map(({ orderId }) => orders.said(orderId)))).flat()
      return all.length === 4 && all
    })
    expect(said.filter(({ code }) => code === 'TOO_MANY_UNPAID')).toHaveLength(1)
  })

  it('issues the charge when the bank is back, with one charge per order', async () => {
    await sandbox.bank({ failNext: { action: 'put-cob', mode: 'reset-after', times: 1 } })
    await sandbox.bank({ failNext: { action: 'put-cob', mode: '503', times: 2 } })
    const wish = aWish()
    await orders.say('place-order', wish)
    await until(async () => (await orders.payment(wish.orderId))?.issueAttempts === 1)
    await orders.card(wish.orderId)
    const { txid } = (await orders.payment(wish.orderId))!
    expect((await sandbox.charges()).filter((charge) => charge.txid === txid)).toHaveLength(1)
  }, 40_000)

  it('asks for more charges than there is room for at once, each of them once', async () => {
    await sandbox.bank({ latencyMs: 300 })
    const wishes = Array.from({ length: 40 }, () => aWish())
    await Promise.all(wishes.map((wish) => orders.say('place-order', wish)))
    await Promise.all(wishes.map(({ orderId }) => orders.card(orderId)))
    await sandbox.bank({ latencyMs: 0 })
    const paid = await Promise.all(wishes.map(({ orderId }) => orders.payment(orderId)))
    expect(paid.map((payment) => payment!.issueAttempts)).toEqual(wishes.map(() => 0))
    for (const { orderId } of wishes) expect(await names(orderId)).toEqual(['pix-issued'])
  })
})
