import { counter, timing } from './metrics.ts'
import { type Figure, type Measure, serveMetrics } from './serve-metrics.ts'

const log = { warn: () => {} }
const open = (measures: Measure[]) => serveMetrics({ port: 0, host: '127.0.0.1', measures, log })
const read = async (port: number | undefined) => (await fetch(`http://127.0.0.1:${port}/metrics`)).text()

const waiting = (value: number, state: string): Figure => ({
  name: 'jobs_waiting',
  help: 'Jobs waiting.',
  value,
  labels: { state },
})

test('serves nothing without a port', async () => {
  const metrics = await serveMetrics({ port: undefined, host: '127.0.0.1', measures: [], log })
  expect(metrics.port).toBeUndefined()
  await metrics.close()
})

test('serves counters, fresh measures and the default metrics of the process', async () => {
  let figures = [waiting(3, 'paid'), waiting(1, 'pending')]
  const countCall = counter('calls_total', 'Calls.', ['result'])
  const timeCall = timing('call_seconds', 'Calls.', [0.1, 1])
  countCall({ result: 'sent' })
  countCall({ result: 'sent' })
  timeCall(0.5)
  const metrics = await open([() => figures])
  const first = await read(metrics.port)
  figures = [waiting(2, 'paid')]
  const second = await read(metrics.port)
  await metrics.close()

  expect(first).toContain('# TYPE jobs_waiting gauge')
  expect(first).toContain('jobs_waiting{state="paid"} 3')
  expect(first).toContain('jobs_waiting{state="pending"} 1')
  expect(first).toContain('calls_total{result="sent"} 2')
  expect(first).toContain('call_seconds_bucket{le="1"} 1')
  expect(first).toMatch(/process_resident_memory_bytes \d{7,}/)
  expect(first).toMatch(/nodejs_eventloop_lag_p99_seconds \d/)
  expect(first).toMatch(/process_cpu_seconds_total \d/)
  expect(first).toContain('measures_failed 0')
  expect(second).toContain('jobs_waiting{state="paid"} 2')
  expect(second).not.toContain('pending')
})

test('a measure that fails leaves the others alone', async () => {
  const away = () => Promise.reject(new Error('the database is away'))
  const metrics = await open([away, () => [waiting(7, 'paid')]])
  const text = await read(metrics.port)
  await metrics.close()
  expect(text).toContain('jobs_waiting{state="paid"} 7')
  expect(text).toContain('measures_failed 1')
})

test('another path is a 404', async () => {
  const metrics = await open([])
  const other = await fetch(`http://127.0.0.1:${metrics.port}/`)
  await metrics.close()
  expect(other.status).toBe(404)
})
