import { type RawBuilder, sql } from 'kysely'
import { openForThisFile, orders, sandbox } from '../testing/open-for-this-file.ts'
import { placeOrderMessage, type OutboxRow } from '../testing/open-orders.ts'

openForThisFile()

const several = () => Array.from({ length: 4 }, () => placeOrderMessage())
const placeAll = (requests: Array<ReturnType<typeof placeOrderMessage>>) =>
  Promise.all(requests.map((request) => orders.send('place-order', request)))
const cardsOf = (requests: Array<ReturnType<typeof placeOrderMessage>>) =>
  Promise.all(requests.map(({ orderId }) => orders.card(orderId)))
const pay = ({ pixCode }: NonNullable<OutboxRow['pixPayment']>) => sandbox.pay(pixCode)

/** Does `work` while somebody else has in hand what `hold` locks. */
async function whileHeld(hold: RawBuilder<unknown>, work: () => Promise<void>) {
  await orders.db.transaction().execute(async (trx) => {
    await hold.execute(trx)
    await work()
  })
}

describe('orders that are written together', () => {
  it('are placed although one of them cannot be stored', async () => {
    const [bad, ...good] = several()
    await placeAll([{ ...bad!, link: 'https://www.instagram.com/a\u0000b/' }, ...good])
    expect(await cardsOf(good)).toHaveLength(3)
    expect(await orders.order(bad!.orderId)).toBeUndefined()
  })

  it('are placed although one of them is the same as another, told by somebody else', async () => {
    const [first, ...rest] = several()
    const stolen = { ...placeOrderMessage(), orderId: first!.orderId }
    await placeAll([first!, stolen, ...rest])
    expect(await cardsOf([first!, ...rest])).toHaveLength(4)
    const placed = await orders.order(first!.orderId)
    expect([first!.conversationId, stolen.conversationId]).toContain(placed!.conversationId)
  })

  it('do not wait for one whose conversation is in other hands, and that one comes later', async () => {
    const [held, ...others] = several()
    const hold = sql`SELECT pg_advisory_xact_lock(hashtextextended(${held!.conversationId}, 0))`
    await whileHeld(hold, async () => {
      await placeAll([held!, ...others])
      expect(await cardsOf(others)).toHaveLength(3)
      expect(await orders.order(held!.orderId)).toBeUndefined()
    })
    expect(await cardsOf([held!])).toHaveLength(1)
  })

  it('are paid although one of them is in other hands, and that one is paid later', async () => {
    const requests = several()
    await placeAll(requests)
    const cards = await cardsOf(requests)
    const [held, ...others] = requests
    await whileHeld(sql`SELECT FROM orders WHERE id = ${held!.orderId} FOR UPDATE`, async () => {
      await Promise.all(cards.map(pay))
      for (const { orderId } of others) await orders.becomes(orderId, { fulfilment: 'sent' })
      expect(await orders.order(held!.orderId)).toMatchObject({ status: 'pending' })
    })
    await orders.becomes(held!.orderId, { fulfilment: 'sent' })
    expect(await orders.ledger(held!.orderId)).toHaveLength(2)
  })

  it('are told once to the bank and paid once, however often they are told at once', async () => {
    const requests = several()
    await placeAll(requests)
    const cards = await cardsOf(requests)
    await Promise.all(cards.map(({ pixCode }) => sandbox.pay(pixCode, { times: 5 })))
    for (const { orderId } of requests) await orders.becomes(orderId, { fulfilment: 'sent' })
    for (const { orderId } of requests) {
      expect((await orders.outbox(orderId)).filter(({ name }) => name === 'payment-confirmed')).toHaveLength(
        1,
      )
      expect(await orders.reviews(orderId)).toMatchObject([{ reason: 'SECOND_PAYMENT' }, {}, {}, {}])
    }
  })
})
