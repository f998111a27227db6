import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { startSandbox } from '../testing/test-sandbox.ts'
import { aPaidOrder, aPlaceOrder, openOrders, settingsFor } from '../testing/open-orders.ts'
import type { ClassifiedAdd } from './classify-answer.ts'
import { smmApi } from './smm-api.ts'

const order = { serviceId: 101, link: 'https://www.instagram.com/loja/', quantity: 500 }

/** A supplier that sends `atOnce`, then one byte every 200 ms. */
async function aSlowSupplier(atOnce: string, then: string) {
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => {})
    socket.once('data', () => {
      socket.write(atOnce)
      const dripping = setInterval(() => socket.write(then), 200)
      socket.on('close', () => clearInterval(dripping))
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/v2`,
    close() {
      sockets.forEach((socket) => socket.destroy())
      server.close()
    },
  }
}

/** The outcome of one `add` with default settings, and its duration. */
async function addTo(atOnce: string, then = ''): Promise<ClassifiedAdd & { ms: number }> {
  const slow = await aSlowSupplier(atOnce, then)
  const supplier = smmApi(settingsFor('x', 'http://x', { SMM_API_URL: slow.url }))
  const began = performance.now()
  const answer = await supplier.add(order)
  const ms = performance.now() - began
  await supplier.close()
  slow.close()
  return { ...answer, ms }
}

const head = 'HTTP/1.1 200 OK\r\ncontent-type: application/json\r\n'

// Side by side with the order below: both take their whole time.
let answers: Promise<Array<Awaited<ReturnType<typeof addTo>>>>
beforeAll(() => {
  answers = Promise.all([
    addTo(''),
    addTo('HTTP/1.1 200 OK\r\n', 'x'),
    addTo(head, 'x-header: y\r\n'),
    addTo(`${head}content-length: 100000\r\n\r\n{"order":`, '1'),
    addTo(`${head}transfer-encoding: chunked\r\n\r\n`, '1\r\n \r\n'),
  ])
})

it('parks an unanswered submission within 25 s, and settles payments meanwhile', async () => {
  const sandbox = await startSandbox()
  const orders = await openOrders(sandbox)
  try {
    await sandbox.smm({ failNext: { action: 'add', mode: 'timeout-after' } })
    const { id, link } = await aPaidOrder(orders)
    const began = performance.now()
    await orders.becomes(id, { fulfilment: 'sending' })
    const request = aPlaceOrder()
    await orders.send('place-order', request)
    const { pixCode } = await orders.card(request.orderId)
    await sandbox.pay(pixCode)
    await orders.becomes(request.orderId, { status: 'paid', fulfilment: 'ready' })
    expect(await orders.order(id)).toMatchObject({ fulfilment: 'sending' })
    await orders.becomes(id, { fulfilment: 'unknown', status: 'paid' })
    expect(performance.now() - began).toBeLessThan(25_000)
    expect(await orders.reviews(id)).toMatchObject([{ reason: 'OUTCOME_UNKNOWN', closedAt: null }])
    await orders.becomes(request.orderId, { fulfilment: 'sent' })
    expect(await sandbox.ordersFor(link)).toHaveLength(1)
  } finally {
    await orders.close()
    await sandbox.stop()
  }
})

it('ends a submission within its limit, however slow the answer', async () => {
  for (const { outcome, ms } of await answers) {
    expect(outcome).toBe('unknown')
    expect(ms).toBeLessThan(25_000)
  }
})
