import { AsyncLocalStorage } from 'node:async_hooks'
import Type, { type Static } from 'typebox'
import type { Tracer } from './open-tracer.ts'

/** Where spans go: an OpenTelemetry collector that takes OTLP over HTTP. Nothing is traced without an endpoint. */
export const tracingSettings = {
  OTEL_EXPORTER_OTLP_ENDPOINT: Type.Optional(Type.String({ pattern: '^https?://' })),
  /** What the collector wants to know of us: `name=value`, by commas. */
  OTEL_EXPORTER_OTLP_HEADERS: Type.Optional(Type.String()),
  /** The share of traces that is kept, from 0 to 1. */
  OTEL_TRACES_SAMPLER_ARG: Type.Optional(Type.Number({ minimum: 0, maximum: 1 })),
}
const schema = Type.Object(tracingSettings)
export type TracingSettings = Static<typeof schema>

export type SpanKind = 'internal' | 'server' | 'client' | 'producer' | 'consumer'
export type Attributes = Record<string, string | number | undefined>

/** `traceId` and `spanId` are given where both sides of a process border can tell them from what they know anyway. */
export type SpanStart = {
  name: string
  kind?: SpanKind
  traceId?: string
  spanId?: string
  parentSpanId?: string
  attributes?: Attributes
}
/** Something that is over already. Times are milliseconds since 1970. */
export type PastSpan = SpanStart & { startedAt: number; endedAt: number; error?: string }

let tracer: Tracer | undefined

/** Loads what traces only when there is somewhere to send spans to. Call it before anything is opened. */
export async function startTracing(service: string, settings: TracingSettings): Promise<void> {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint } = settings
  if (!endpoint || tracer) return
  const { openTracer } = await import('./open-tracer.ts')
  tracer = openTracer({
    ...{ service, endpoint },
    headers: settings.OTEL_EXPORTER_OTLP_HEADERS ?? '',
    share: settings.OTEL_TRACES_SAMPLER_ARG ?? 1,
  })
}

export const isTracing = (): boolean => tracer !== undefined

/** Does `work` inside a span, or just does it when nothing is traced. */
export const inSpan = <T>(start: SpanStart, work: () => T): T =>
  tracer ? tracer.inSpan(start, work) : work()

/** Notes what is over. Without `traceId` it belongs to the span that is running, or to none and is forgotten. */
export const noteSpan = (span: PastSpan): void => tracer?.note(span)

/** Does `work` outside the span that happens to run: it belongs to whatever it is about. */
export const outsideSpans = <T>(work: () => T): T => (tracer ? tracer.outside(work) : work())

/** `traceparent: …` of the span that is running, as name and value in turn; empty when nothing is traced. */
export const traceHeader = (): string[] => tracer?.header() ?? []

/** Carries out `work` later as a part of the span that is running now. */
export const inThisSpan = (): (<T>(work: () => T) => T) =>
  tracer ? AsyncLocalStorage.snapshot() : (work) => work()

export const sendSpans = (): Promise<void> => tracer?.flush() ?? Promise.resolve()

/** Ends tracing; for tests. */
export async function stopTracing(): Promise<void> {
  await tracer?.close()
  tracer = undefined
}

/**
 * A UUID is as long as a trace's id, and random: what concerns an order is one trace, whoever does it and whenever, and
 * neither rows nor messages have to carry more than they do.
 */
export const traceIdOf = (uuid: string): string => uuid.replaceAll('-', '').toLowerCase()
export const spanIdOf = (uuid: string): string => traceIdOf(uuid).slice(0, 16)
