import { counter } from './metrics.ts'
import type { PastSpan, SpanKind } from './trace.ts'

type Span = PastSpan & { traceId: string; spanId: string }

const everyMs = 1_000
const batchSize = 512
/** What a collector that is away may cost in memory. */
const mostWaiting = 4_096
const patienceMs = 5_000

const kinds: Record<SpanKind, number> = { internal: 1, server: 2, client: 3, producer: 4, consumer: 5 }
const failed = 2

const countLost = counter('trace_spans_lost_total', 'Spans that no collector took.', [])

/** Sends spans as OTLP in JSON, many at a time. A collector that is away costs spans, never a request. */
export function sendToCollector({
  service,
  endpoint,
  headers,
}: {
  service: string
  endpoint: string
  headers: string
}) {
  const url = `${endpoint.replace(/\/+$/, '')}/v1/traces`
  let waiting: Span[] = []
  let sending: Promise<void> | undefined

  async function sendAll() {
    while (waiting.length > 0) {
      const batch = waiting.splice(0, batchSize)
      const isTaken = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...readHeaders(headers) },
        body: JSON.stringify(toOtlp(service, batch)),
        signal: AbortSignal.timeout(patienceMs),
      }).then(
        async (answer) => {
          await answer.body?.cancel()
          return answer.ok
        },
        () => false,
      )
      if (isTaken) continue
      batch.forEach(() => countLost({}))
      return
    }
  }
  const flush = () => (sending ??= sendAll().finally(() => (sending = undefined)))

  const timer = setInterval(() => void flush(), everyMs).unref()
  return {
    add(span: Span) {
      if (waiting.length < mostWaiting) waiting.push(span)
      else countLost({})
    },
    flush,
    async close() {
      clearInterval(timer)
      await flush()
      waiting = []
    },
  }
}

const readHeaders = (text: string) =>
  Object.fromEntries(
    text.split(',').flatMap((pair) => {
      const at = pair.indexOf('=')
      return at > 0 ? [[pair.slice(0, at).trim(), decodeURIComponent(pair.slice(at + 1).trim())]] : []
    }),
  ) as Record<string, string>

const toOtlp = (service: string, spans: Span[]) => ({
  resourceSpans: [
    {
      resource: { attributes: toAttributes({ 'service.name': service, 'service.namespace': 'smm' }) },
      scopeSpans: [{ scope: { name: '@smm/http-service' }, spans: spans.map(toSpan) }],
    },
  ],
})

const toSpan = (span: Span) => ({
  traceId: span.traceId,
  spanId: span.spanId,
  ...(span.parentSpanId && { parentSpanId: span.parentSpanId }),
  name: span.name,
  kind: kinds[span.kind ?? 'internal'],
  startTimeUnixNano: nanoseconds(span.startedAt),
  endTimeUnixNano: nanoseconds(span.endedAt),
  attributes: toAttributes(span.attributes ?? {}),
  status: span.error === undefined ? {} : { code: failed, message: span.error },
})

const nanoseconds = (ms: number) => String(BigInt(Math.round(ms * 1_000)) * 1_000n)

const toAttributes = (attributes: NonNullable<PastSpan['attributes']>) =>
  Object.entries(attributes).flatMap(([key, value]) =>
    value === undefined
      ? []
      : [{ key, value: typeof value === 'number' ? { intValue: String(value) } : { stringValue: value } }],
  )
