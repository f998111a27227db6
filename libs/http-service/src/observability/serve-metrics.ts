import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { collectDefaultMetrics, Gauge, Registry } from 'prom-client'
import { registry } from './metrics.ts'

/** A gauge that is measured at each scrape. Figures of the same name differ by their labels. */
export type Figure = { name: string; help: string; value: number; labels?: Record<string, string> }
export type Measure = () => Promise<Figure[]> | Figure[]

export type MetricsOptions = {
  /** Nothing is served without one. */
  port: number | undefined
  host: string
  measures: Measure[]
  log: { warn: (details: object, message: string) => void }
}

/**
 * Serves `GET /metrics` on a port of its own: the counters of the code, prom-client's metrics of the process, and `measures`
 * taken at each scrape. A measure that fails (its store is away) only raises `measures_failed`.
 */
export async function serveMetrics({ port, host, measures, log }: MetricsOptions) {
  if (port === undefined) return { port: undefined, close: async () => {} }
  const ofProcess = new Registry()
  collectDefaultMetrics({ register: ofProcess })

  async function scrape(): Promise<string> {
    const measured = await Promise.allSettled(measures.map(async (measure) => measure()))
    const failed = measured.filter((one) => one.status === 'rejected')
    for (const { reason } of failed) log.warn({ err: reason }, 'a figure could not be measured')
    const figures = measured.flatMap((one) => (one.status === 'fulfilled' ? one.value : []))
    const registries = [registry, ofProcess, gaugesOf([...figures, measuresFailed(failed.length)])]
    return (await Promise.all(registries.map((one) => one.metrics()))).join('\n')
  }

  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') return void response.writeHead(404).end()
    scrape().then(
      (text) => response.writeHead(200, { 'content-type': registry.contentType }).end(text),
      (err: unknown) => {
        log.warn({ err }, 'metrics could not be served')
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
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

/** A registry of one scrape: labels that are gone since the last one do not linger. */
function gaugesOf(figures: Figure[]): Registry {
  const scraped = new Registry()
  const gauges = new Map<string, Gauge>()
  for (const { name, help, value, labels = {} } of figures) {
    const gauge =
      gauges.get(name) ?? new Gauge({ name, help, labelNames: Object.keys(labels), registers: [scraped] })
    gauges.set(name, gauge)
    gauge.set(labels, value)
  }
  return scraped
}

const measuresFailed = (value: number): Figure => ({
  name: 'measures_failed',
  help: 'Groups of figures that could not be measured this time.',
  value,
})
