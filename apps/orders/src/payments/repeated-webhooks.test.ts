import { sql } from 'kysely'
import { until } from '@smm/http-service/test-until'
import { openForThisFile, orders, sandbox } from '../testing/open-for-this-file.ts'
import { placeOrderMessage, webhookPath } from '../testing/open-orders.ts'

openForThisFile()

const copies = 50
type Notice = { txid?: string; status?: number }
const answersAbout = async (txid: string) =>
  ((await sandbox.notices()) as Notice[]).filter((notice) => notice.txid === txid).map(({ status }) => status)

it(`told ${copies} times at once, and ${copies} times more two days later, a payment counts once`, async () => {
  await sandbox.bank({ webhooks: 'duplicate', copies })
  const request = placeOrderMessage()
  await orders.send('place-order', request)
  const { pixCode } = await orders.card(request.orderId)
  const { txid, id: paymentId } = (await orders.payment(request.orderId))!
  await sandbox.pay(pixCode)
  await orders.becomes(request.orderId, { fulfilment: 'sent' })
  await until(async () => (await answersAbout(txid)).length === copies)
  expect(await answersAbout(txid)).toEqual(Array(copies).fill(200))

  // Two days go by: everything about it is two days older.
  for (const [table, column] of [
    ['webhook_hints', 'received_at'],
    ['pix_receipts', 'paid_at'],
    ['payments', 'confirmed_at'],
    ['payments', 'due_at'],
    ['orders', 'paid_at'],
  ] as const)
    await sql`UPDATE ${sql.table(table)} SET ${sql.ref(column)} = ${sql.ref(column)} - interval '2 days'`.execute(
      orders.db,
    )
  const [paid] = (await sandbox.charges()).filter((charge) => charge.txid === txid) as unknown as [
    { pix: object[] },
  ]
  const tell = () =>
    fetch(`http://127.0.0.1:${orders.port}${webhookPath}/pix?hmac=${'w'.repeat(24)}&ignorar=`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ pix: paid.pix }),
    })
  const again = await Promise.all(Array.from({ length: copies }, tell))
  expect(again.map(({ status }) => status)).toEqual(Array(copies).fill(200))

  const receipts = await orders.db
    .selectFrom('pixReceipts')
    .selectAll()
    .where('paymentId', '=', paymentId)
    .execute()
  expect(receipts).toHaveLength(1)
  expect((await orders.ledger(request.orderId)).map(({ account }) => account).sort()).toEqual([
    'bank',
    'sales',
  ])
  expect(
    (await orders.outbox(request.orderId)).filter(({ name }) => name === 'payment-confirmed'),
  ).toHaveLength(1)
  expect(await orders.reviews(request.orderId)).toEqual([])
  expect(await sandbox.ordersFor(request.link)).toHaveLength(1)
})
