import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { Gauge } from 'prom-client'
import { registry } from './metrics.ts'

/** What is measured when somebody asks. The same name with other labels is another line of the same figure. */
export type Figure = { name: string; help: string; value: number; labels?: Record<string, string> }
export type Measure = () => Promise<Figure[]> | Figure[]

export type MetricsOptions = {
  /** Nothing is served without one. */
  port: number | undefined
  host: string
  measures: Measure[]
  log: { warn: (details: object, message: string) => void }
}

const restMs = 50

/**
 * `GET /metrics` on a port of its own, in the Prometheus format: what the code counted, what `measures` find at that
 * moment, the event loop's lag since the last look, memory and processor. A measure that fails (its store is away) is
 * told by `measures_failed` and takes nothing else along.
 */
export async function serveMetrics({ port, host, measures, log }: MetricsOptions) {
  if (port === undefined) return { port: undefined, close: async () => {} }
  const lag = monitorEventLoopDelay({ resolution: restMs })
  lag.enable()
  const gauges = new Map<string, Gauge>()

  async function look(): Promise<string> {
    const found = await Promise.allSettled(measures.map(async (measure) => measure()))
    const failed = found.filter((one) => one.status === 'rejected')
    for (const { reason } of failed) log.warn({ err: reason }, 'a figure could not be measured')
    for (const gauge of gauges.values()) gauge.reset()
    const figures = found.flatMap((one) => (one.status === 'fulfilled' ? one.value : []))
    for (const figure of [...figures, ...ofProcess(lag), failures(failed.length)]) set(gauges, figure)
    lag.reset()
    return registry.metrics()
  }

  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') return void response.writeHead(404).end()
    look().then(
      (text) => response.writeHead(200, { 'content-type': registry.contentType }).end(text),
      (err: unknown) => {
        log.warn({ err }, 'metrics could not be shown')
        response.writeHead(500).end()
      },
    )
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, resolve)
  })
  return {
    port: (server.address() as AddressInfo).port,
    async close() {
      lag.disable()
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
      for (const name of gauges.keys()) registry.removeSingleMetric(name)
    },
  }
}

function set(gauges: Map<string, Gauge>, { name, help, value, labels = {} }: Figure) {
  const gauge =
    gauges.get(name) ?? new Gauge({ name, help, labelNames: Object.keys(labels), registers: [registry] })
  gauges.set(name, gauge)
  gauge.set(labels, value)
}

const failures = (value: number): Figure => ({
  name: 'measures_failed',
  help: 'Groups of figures that could not be measured this time.',
  value,
})

function ofProcess(lag: ReturnType<typeof monitorEventLoopDelay>): Figure[] {
  const { user, system } = process.cpuUsage()
  const nanoseconds = 1e9
  return [
    {
      name: 'nodejs_eventloop_lag_p99_seconds',
      help: 'Delay of the event loop since the last look, 99th percentile.',
      // What it measures is from one rest to the next.
      value: Math.max(0, lag.percentile(99) / nanoseconds - restMs / 1000),
    },
    {
      name: 'process_resident_memory_bytes',
      help: 'Memory of the process.',
      value: process.memoryUsage.rss(),
    },
    {
      name: 'process_cpu_seconds',
      help: 'Processor time used so far.',
      value: (user + system) / 1e6,
    },
    { name: 'process_uptime_seconds', help: 'Age of the process.', value: process.uptime() },
  ]
}
