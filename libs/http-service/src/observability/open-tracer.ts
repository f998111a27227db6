import {
  type Context,
  context,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
  TraceFlags,
} from '@opentelemetry/api'
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks'
import { resourceFromAttributes } from '@opentelemetry/resources'
import {
  BasicTracerProvider,
  BatchSpanProcessor,
  type IdGenerator,
  RandomIdGenerator,
  TraceIdRatioBasedSampler,
} from '@opentelemetry/sdk-trace-base'
import { type CollectorOptions, openCollectorExporter } from './collector-exporter.ts'
import type { PastSpan, SetAttributes, SpanStart } from './span.ts'
import { watchClients } from './watch-clients.ts'
import { withTimeout } from '../with-timeout.ts'

export type Tracer = {
  inSpan: <T>(start: SpanStart, work: (setAttributes: SetAttributes) => T) => T
  record: (span: PastSpan) => void
  outside: <T>(work: () => T) => T
  header: () => string[]
  flush: () => Promise<void>
  close: () => Promise<void>
}

/** Memory that a collector which is away may cost. */
const maxQueueSize = 4_096
const flushMs = 2_000

type TracerOptions = CollectorOptions & { service: string; share: number }

/** Manual spans over OpenTelemetry's SDK: its instrumentations patch `require` and see nothing inside a bundled service. */
export function openTracer({ service, share, ...collector }: TracerOptions): Tracer {
  let given: SpanStart
  const processor = new BatchSpanProcessor(openCollectorExporter(collector), {
    scheduledDelayMillis: 1_000,
    maxQueueSize,
  })
  const provider = new BasicTracerProvider({
    resource: resourceFromAttributes({ 'service.name': service, 'service.namespace': 'smm' }),
    // The trace id alone decides, so all processes keep the same traces.
    sampler: new TraceIdRatioBasedSampler(share),
    idGenerator: givenIds(() => given),
    spanProcessors: [processor],
  })
  const tracer = provider.getTracer('@smm/http-service')
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable())

  function startSpan(start: SpanStart, startedAt?: number): Span {
    given = start
    const kind = SpanKind[upperCase(start.kind ?? 'internal')]
    const attributes = defined(start.attributes)
    return tracer.startSpan(start.name, { kind, attributes, startTime: startedAt }, parentOf(start))
  }

  function inSpan<T>(start: SpanStart, work: (setAttributes: SetAttributes) => T): T {
    const span = startSpan(start)
    const fail = (err: unknown) => endSpan(span, textOf(err))
    return context.with(trace.setSpan(context.active(), span), () => {
      try {
        const result = work((attributes) => void span.setAttributes(defined(attributes)))
        if (result instanceof Promise) result.then(() => span.end(), fail)
        else span.end()
        return result
      } catch (err) {
        fail(err)
        throw err
      }
    })
  }

  const flush = () => withTimeout(flushMs, processor.forceFlush()).catch(() => {})
  const stopWatching = watchClients((start) => (trace.getActiveSpan() ? startSpan(start) : undefined))
  return {
    inSpan,
    record(span) {
      if (span.traceId === undefined && !trace.getActiveSpan()) return
      endSpan(startSpan(span, span.startedAt), span.error, span.endedAt)
    },
    outside: (work) => context.with(ROOT_CONTEXT, work),
    header: () => traceparentOf(trace.getActiveSpan()),
    flush,
    async close() {
      stopWatching()
      await flush()
      context.disable()
    },
  }
}

/** The ids of the span that is about to start; random ones where it has none. */
function givenIds(given: () => SpanStart): IdGenerator {
  const random = new RandomIdGenerator()
  return {
    generateTraceId: () => given().traceId ?? random.generateTraceId(),
    generateSpanId: () => given().spanId ?? random.generateSpanId(),
  }
}

/** The context a span starts in: under the parent it names, under the running span of its trace, or at the root. */
function parentOf({ traceId, parentSpanId }: SpanStart): Context {
  const active = context.active()
  const running = trace.getSpanContext(active)
  const ofTrace = traceId ?? running?.traceId
  if (parentSpanId && ofTrace) {
    const parent = { traceId: ofTrace, spanId: parentSpanId, traceFlags: TraceFlags.SAMPLED }
    return trace.setSpanContext(active, parent)
  }
  return ofTrace === running?.traceId ? active : trace.deleteSpan(active)
}

function endSpan(span: Span, error?: string, endedAt?: number): void {
  if (error !== undefined) span.setStatus({ code: SpanStatusCode.ERROR, message: error })
  span.end(endedAt)
}

function traceparentOf(span: Span | undefined): string[] {
  if (!span) return []
  const { traceId, spanId, traceFlags } = span.spanContext()
  return ['Traceparent', `00-${traceId}-${spanId}-0${traceFlags}`]
}

const textOf = (err: unknown) =>
  (err instanceof Error ? `${err.name}: ${err.message}` : String(err)).slice(0, 300)

const upperCase = <Text extends string>(text: Text) => text.toUpperCase() as Uppercase<Text>

const defined = (attributes: SpanStart['attributes'] = {}) =>
  Object.fromEntries(Object.entries(attributes).filter(([, value]) => value !== undefined))
