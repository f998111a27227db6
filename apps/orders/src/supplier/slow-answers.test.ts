import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { until } from '@smm/http-service/test-until'
import { aReseller } from '../testing/fake-reseller.ts'
import { startSandbox } from '../testing/start-sandbox.ts'
import { aPaidOrder, placeOrderMessage, openOrders, configFor } from '../testing/open-orders.ts'
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

/** The outcome of one `add` that waits a second; the supplier never comes to an end. */
async function addTo(atOnce: string, then = ''): Promise<ClassifiedAdd> {
  const slow = await aSlowSupplier(atOnce, then)
  const limit = { SMM_API_URL: slow.url, SMM_ADD_TIMEOUT_MS: '1000' }
  const supplier = smmApi(configFor('x', 'http://x', limit))
  const answer = await supplier.add(order)
  await supplier.close()
  slow.close()
  return answer
}

const head = 'HTTP/1.1 200 OK\r\ncontent-type: application/json\r\n'

it('settles payments while a submission is unanswered', async () => {
  const sandbox = await startSandbox()
  const reseller = await aReseller()
  await reseller.open()
  const release = reseller.holdAnswers()
  const orders = await openOrders(sandbox, { SMM_API_URL: reseller.url, SMM_ADD_TIMEOUT_MS: '60000' })
  try {
    const { id, link } = await aPaidOrder(orders)
    await until(() => reseller.adds.has(link))
    const request = placeOrderMessage()
    await orders.send('place-order', request)
    const { pixCode } = await orders.card(request.orderId)
    await sandbox.pay(pixCode)
    await orders.becomes(request.orderId, { status: 'paid', fulfilment: 'ready' })
    expect(await orders.order(id)).toMatchObject({ fulfilment: 'sending' })
    release()
    await orders.becomes(id, { fulfilment: 'sent' })
    await orders.becomes(request.orderId, { fulfilment: 'sent' })
    expect(reseller.adds.get(link)).toBe(1)
  } finally {
    await orders.close()
    reseller.close()
    await sandbox.stop()
  }
})

it('ends a submission at its limit, which is below 25 s, however slow the answer', async () => {
  expect(configFor('x', 'http://x').SMM_ADD_TIMEOUT_MS).toBeLessThan(25_000)
  const answers = await Promise.all([
    addTo(''),
    addTo('HTTP/1.1 200 OK\r\n', 'x'),
    addTo(head, 'x-header: y\r\n'),
    addTo(`${head}content-length: 100000\r\n\r\n{"order":`, '1'),
    addTo(`${head}transfer-encoding: chunked\r\n\r\n`, '1\r\n \r\n'),
  ])
  expect(answers.map(({ outcome }) => outcome)).toEqual(Array(5).fill('unknown'))
})
