import { randomUUID } from 'node:crypto'
import { until } from '@smm/http-service/test-until'
import { openForThisFile, orders, sandbox } from './testing/open-for-this-file.ts'
import { placeOrderMessage } from './testing/open-orders.ts'

openForThisFile()

const correlationsOf = async (orderId: string) => {
  const rows = await orders.db
    .selectFrom('outbox')
    .select(['name', 'payload', 'correlationId'])
    .orderBy('position')
    .execute()
  return rows
    .filter(({ payload }) => (payload as { orderId?: string }).orderId === orderId)
    .map(({ name, correlationId }) => [name, correlationId])
}

it('carries the id that an order came with to all that is said and logged, and not to the supplier', async () => {
  const logged = jest.spyOn(orders.service.deps.log, 'info')
  const request = placeOrderMessage()
  const { orderId, conversationId, link } = request
  const id = `turn-${randomUUID()}`
  await orders.send('place-order', request, undefined, id)
  await sandbox.pay((await orders.card(orderId)).pixCode)
  await orders.becomes(orderId, { status: 'completed' })
  await orders.send('request-refill', { orderId, conversationId }, undefined, 'another turn')
  const told = await until(async () => {
    const all = await correlationsOf(orderId)
    return all.at(-1)?.[0] === 'refill-decided' && all
  })
  expect(new Set(told.map(([name]) => name))).toEqual(
    new Set(['pix-issued', 'payment-confirmed', 'order-status-changed', 'refill-answered', 'refill-decided']),
  )
  expect(new Set(told.map(([, correlationId]) => correlationId))).toEqual(new Set([id]))
  const lines = logged.mock.calls.filter(([details]) => (details as { orderId?: string }).orderId === orderId)
  expect(lines.map(([, text]) => text)).toEqual(['order placed', 'money arrived', 'order submitted'])
  for (const [details] of lines) expect(details).toMatchObject({ correlationId: id })
  expect(JSON.stringify(await sandbox.ordersFor(link))).not.toContain(id)
})

it('says nothing of one order under the id of somebody else’s', async () => {
  const request = placeOrderMessage()
  await orders.send('place-order', request, undefined, 'theirs')
  await orders.card(request.orderId)
  const stranger = { orderId: request.orderId, conversationId: randomUUID() }
  await orders.send('cancel-order', stranger, undefined, 'a stranger')
  await until(async () => (await correlationsOf(request.orderId)).length === 2)
  expect(await correlationsOf(request.orderId)).toEqual([
    ['pix-issued', 'theirs'],
    ['cancel-answered', 'a stranger'],
  ])
})
