import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { fetch as undiciFetch } from 'undici'
import { createLogger } from './create-logger.ts'
import { createService } from '../create-service.ts'
import { until } from '../test-until.ts'
import { openTestCollector } from './test-collector.ts'
import {
  inSpan,
  isTracing,
  recordSpan,
  outsideSpans,
  sendSpans,
  spanIdOf,
  startTracing,
  stopTracing,
  traceHeader,
  traceIdOf,
} from './trace.ts'

let collector: Awaited<ReturnType<typeof openTestCollector>>
beforeEach(async () => (collector = await openTestCollector()))
afterEach(async () => {
  await stopTracing()
  await collector.close()
})

const start = (settings = {}) =>
  startTracing('orders', { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url, ...settings })
const sent = async () => {
  await sendSpans()
  return collector.spans
}
const named = async (name: string) => (await sent()).find((span) => span.name === name)!

describe('without an endpoint', () => {
  it('work runs without spans', async () => {
    await startTracing('orders', {})
    expect(isTracing()).toBe(false)
    expect(inSpan({ name: 'work' }, () => traceHeader())).toEqual([])
    expect(outsideSpans(() => 7)).toBe(7)
    expect(await sent()).toEqual([])
  })
})

describe('with an endpoint', () => {
  it('work within work is one trace, with its times, its attributes and its failure', async () => {
    await start({ OTEL_EXPORTER_OTLP_HEADERS: 'authorization=Bearer%20abc, x-tenant=shop' })
    const work = inSpan({ name: 'outer', kind: 'server' }, async () => {
      await pause(20)
      recordSpan({ name: 'select', kind: 'client', startedAt: Date.now() - 5, endedAt: Date.now() })
      await inSpan({ name: 'inner', attributes: { place: 'here', times: 2 } }, async () => {
        throw new TypeError('broken')
      })
    })
    await expect(work).rejects.toThrow('broken')
    const [outer, inner, select] = [await named('outer'), await named('inner'), await named('select')]
    expect(inner).toMatchObject({ traceId: outer.traceId, parentSpanId: outer.spanId, service: 'orders' })
    expect(select).toMatchObject({ traceId: outer.traceId, parentSpanId: outer.spanId, kind: 3 })
    expect(inner.attributes).toEqual({ place: 'here', times: '2' })
    expect(inner.status).toEqual({ code: 2, message: 'TypeError: broken' })
    const lasted = BigInt(outer.endTimeUnixNano) - BigInt(outer.startTimeUnixNano)
    expect(Number(lasted) / 1e6).toBeGreaterThanOrEqual(19)
    expect(collector.headers[0]).toMatchObject({ authorization: 'Bearer abc', 'x-tenant': 'shop' })
  })

  it('work about an order is in its trace, whichever span is running', async () => {
    await start()
    const [orderId, eventId] = [randomUUID(), randomUUID()]
    const order = { traceId: traceIdOf(orderId) }
    inSpan({ name: 'of another order' }, () => {
      inSpan({ name: 'of the order', ...order, parentSpanId: spanIdOf(eventId) }, () => {})
      inSpan({ name: 'begun', ...order }, () => {})
      outsideSpans(() => recordSpan({ name: 'nobody asked', startedAt: 1, endedAt: 2 }))
    })
    expect(await named('of the order')).toMatchObject({ ...order, parentSpanId: spanIdOf(eventId) })
    expect(await named('begun')).not.toHaveProperty('parentSpanId')
    expect(await named('nobody asked')).toBeUndefined()
    expect((await named('of another order')).traceId).not.toBe(order.traceId)
  })

  it('samples whole traces by their share', async () => {
    await start({ OTEL_TRACES_SAMPLER_ARG: 0.25 })
    const work = (beginning: string) =>
      inSpan({ name: beginning, traceId: beginning + '0'.repeat(24) }, () => {
        inSpan({ name: `in ${beginning}` }, () => {})
        return traceHeader()[1]
      })
    expect(work('3ffffffe')).toMatch(/-01$/)
    expect(work('40000000')).toMatch(/-00$/)
    expect((await sent()).map(({ name }) => name).sort()).toEqual(['3ffffffe', 'in 3ffffffe'])
  })

  it('a request is a span under its caller, with its own calls under it', async () => {
    await start()
    const app = createService({ name: 'orders', log: createLogger('orders', 'silent') })
    app.get('/asks/:id', async () => {
      await undiciFetch(`${collector.url}/elsewhere?key=secret`)
      return { header: traceHeader() }
    })
    await app.listen({ port: 0, host: '127.0.0.1' })
    const { port } = app.server.address() as { port: number }
    const requestId = randomUUID()
    const ask = async (path: string, headers: Record<string, string>) =>
      (await fetch(`http://127.0.0.1:${port}${path}`, { headers })).text()
    await ask('/asks/1', { 'x-request-id': requestId })
    await ask('/asks/2', { traceparent: `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01` })
    await ask('/livez', {})
    await app.close()

    const spans = await until(async () => {
      const asked = (await sent()).filter(({ name }) => name === 'GET /asks/:id')
      return asked.length === 2 && asked
    })
    expect(spans.map(({ traceId, parentSpanId }) => [traceId, parentSpanId])).toEqual([
      [traceIdOf(requestId), undefined],
      ['a'.repeat(32), 'b'.repeat(16)],
    ])
    expect(spans[0]!.attributes).toMatchObject({ 'http.response.status_code': '200' })
    const calls = collector.spans.filter(({ kind }) => kind === 3)
    expect(calls.map(({ traceId }) => traceId)).toEqual(spans.map(({ traceId }) => traceId))
    expect(calls[0]!.attributes).toMatchObject({
      'url.path': '/elsewhere',
      'http.response.status_code': '404',
    })
    expect(collector.spans.map(({ name }) => name)).not.toContain('GET /livez')
  })

  it('a collector that is away delays nothing', async () => {
    await startTracing('orders', { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:1' })
    inSpan({ name: 'work' }, () => {})
    await sendSpans()
    expect(inSpan({ name: 'more work' }, () => 'done')).toBe('done')
  })
})
