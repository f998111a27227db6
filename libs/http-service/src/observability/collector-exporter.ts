import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import type { SpanExporter } from '@opentelemetry/sdk-trace-base'
import { counter } from './metrics.ts'

export type CollectorOptions = { endpoint: string; headers: string }

const timeoutMillis = 5_000

const countLost = counter('trace_spans_lost_total', 'Spans that no collector took.', [])

/** Sends spans as OTLP in JSON. A collector that is away costs spans, never a request; the lost ones are counted. */
export function openCollectorExporter({ endpoint, headers }: CollectorOptions): SpanExporter {
  const url = `${endpoint.replace(/\/+$/, '')}/v1/traces`
  const exporter = new OTLPTraceExporter({ url, headers: readHeaders(headers), timeoutMillis })
  return {
    export(spans, done) {
      exporter.export(spans, (result) => {
        if (result.error) spans.forEach(() => countLost({}))
        done(result)
      })
    },
    shutdown: () => exporter.shutdown(),
  }
}

/** `name=value` pairs between commas, values percent-encoded, as OpenTelemetry defines the setting. */
const readHeaders = (text: string): Record<string, string> =>
  Object.fromEntries(
    text.split(',').flatMap((pair) => {
      const at = pair.indexOf('=')
      return at > 0 ? [[pair.slice(0, at).trim(), decodeURIComponent(pair.slice(at + 1).trim())]] : []
    }),
  )
