import { traceIdOf } from '@smm/http-service/observability/trace'
import { openTestCollector } from '@smm/http-service/observability/test-collector'
import { pay } from './actors/outside-world.ts'
import { eventually } from './eventually.ts'
import { type Product, startProduct } from './product/start-product.ts'
import { openVisitor, order } from './actors/visitor.ts'

let product: Product
let collector: Awaited<ReturnType<typeof openTestCollector>>

beforeAll(async () => {
  collector = await openTestCollector()
  product = await startProduct({ CHAT_LIMITS: 'off', OTEL_EXPORTER_OTLP_ENDPOINT: collector.url })
})
afterAll(async () => {
  await product?.stop()
  await collector?.close()
})

const wanted = [
  ['chat', /^send place-(order|cart)$/],
  ['orders', /^process place-(order|cart)$/],
  ['orders', /^issue charge$/],
  ['orders', /^PUT 127/],
  ['orders', /^send pix-issued$/],
  ['chat', /^process pix-issued$/],
  ['chat', /^process payment-confirmed$/],
  ['orders', /^ask bank$/],
  ['orders', /^submit order$/],
  ['orders', /^POST 127/],
  ['orders', /^with$/],
  ['chat', /^update$/],
  ['chat', /^publish$/],
] as const

const spanOf = (traceId: string, service: string, name: RegExp) =>
  collector.spans.find((span) => span.traceId === traceId && span.service === service && name.test(span.name))

/** Each process sends its spans when it likes; the failure names those that never came. */
async function traceOfAnOrder(): Promise<string> {
  const visitor = await openVisitor(product)
  await order(visitor, 'Quero 500 seguidores para https://www.instagram.com/one.trace')
  const card = await visitor.card()
  await pay(product, card.pixCode)
  await visitor.hearsOfDelivery()
  visitor.close()
  const traceId = traceIdOf(card.orderId)
  const missing = () => wanted.filter(([service, name]) => !spanOf(traceId, service, name))
  await eventually('whole trace', async () => missing().length === 0).catch(() =>
    expect(missing()).toEqual([]),
  )
  return traceId
}

it('one order is one trace, through every service, the queues, the stores, the bank and the reseller', async () => {
  const traceId = await traceOfAnOrder()
  const find = (service: string, name: RegExp) => spanOf(traceId, service, name)
  // The processing span is a child of the sending span of another process.
  expect(find('orders', /^process place-(order|cart)$/)!.parentSpanId).toBe(
    find('chat', /^send place-(order|cart)$/)!.spanId,
  )
  const charge = find('orders', /^issue charge$/)!
  expect(find('orders', /^PUT 127/)!.parentSpanId).toBe(charge.spanId)
  // A request to the door and to the service behind it are one trace too.
  const webhookAt = (name: string) =>
    eventually(`webhook span of ${name}`, async () =>
      collector.spans.find(
        ({ service, attributes }) =>
          service === name && attributes['http.route']?.startsWith('/api/webhooks'),
      ),
    )
  const [atDoor, behind] = [await webhookAt('gateway'), await webhookAt('orders')]
  expect(behind).toMatchObject({ traceId: atDoor.traceId, parentSpanId: atDoor.spanId })
})
