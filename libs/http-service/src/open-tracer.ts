import { AsyncLocalStorage } from 'node:async_hooks'
import { randomBytes } from 'node:crypto'
import { sendToCollector } from './send-to-collector.ts'
import type { PastSpan, SpanStart } from './trace.ts'
import { watchClients } from './watch-clients.ts'

export type Tracer = {
  inSpan: <T>(start: SpanStart, work: () => T) => T
  note: (span: PastSpan) => void
  outside: <T>(work: () => T) => T
  header: () => string[]
  flush: () => Promise<void>
  close: () => Promise<void>
}

type Place = { traceId: string; spanId: string }

/**
 * Spans without the SDK of OpenTelemetry, whose instruments hook into `require` and see nothing of the packages inside a
 * service's single file. Sent to a collector in its own format, OTLP.
 */
export function openTracer(options: {
  service: string
  endpoint: string
  headers: string
  share: number
}): Tracer {
  const places = new AsyncLocalStorage<Place | undefined>()
  const collector = sendToCollector(options)

  // The same answer in every process: the beginning of the id decides.
  const isKept = (traceId: string) => parseInt(traceId.slice(0, 8), 16) < options.share * 2 ** 32

  function place({ traceId, spanId, parentSpanId }: SpanStart) {
    const around = places.getStore()
    const isInside = around !== undefined && (traceId === undefined || traceId === around.traceId)
    return {
      traceId: traceId ?? around?.traceId ?? randomBytes(16).toString('hex'),
      spanId: spanId ?? randomBytes(8).toString('hex'),
      parentSpanId: parentSpanId ?? (isInside ? around.spanId : undefined),
    }
  }

  function record(start: SpanStart, at: ReturnType<typeof place>, times: Omit<PastSpan, keyof SpanStart>) {
    if (isKept(at.traceId)) collector.add({ ...start, ...at, ...times })
  }

  function note(span: PastSpan) {
    if (span.traceId === undefined && !places.getStore()) return
    record(span, place(span), span)
  }

  function inSpan<T>(start: SpanStart, work: () => T): T {
    const at = place(start)
    const startedAt = Date.now()
    const end = (err?: unknown) =>
      record(start, at, { startedAt, endedAt: Date.now(), ...(err !== undefined && { error: wordsOf(err) }) })
    return places.run(at, () => {
      try {
        const result = work()
        if (result instanceof Promise) result.then(() => end(), end)
        else end()
        return result
      } catch (err) {
        end(err)
        throw err
      }
    })
  }

  /** An answer may come in the middle of something else: what is asked now belongs to what runs now. */
  function noteLater() {
    const around = places.getStore()
    return around && ((span: PastSpan) => places.run(around, () => note(span)))
  }

  const stopWatching = watchClients(noteLater)
  return {
    inSpan,
    note,
    outside: (work) => places.exit(work),
    header() {
      const around = places.getStore()
      if (!around) return []
      const flags = isKept(around.traceId) ? '01' : '00'
      return ['Traceparent', `00-${around.traceId}-${around.spanId}-${flags}`]
    },
    flush: () => places.exit(() => collector.flush()),
    async close() {
      stopWatching()
      await places.exit(() => collector.close())
    },
  }
}

const wordsOf = (err: unknown) =>
  (err instanceof Error ? `${err.name}: ${err.message}` : String(err)).slice(0, 300)
