import Type, { type Static } from 'typebox'
import type { Tracer } from './open-tracer.ts'
import type { PastSpan, SetAttributes, SpanStart } from './span.ts'

/** The OpenTelemetry collector that gets spans as OTLP over HTTP. Nothing is traced without an endpoint. */
export const tracingSettings = {
  OTEL_EXPORTER_OTLP_ENDPOINT: Type.Optional(Type.String({ pattern: '^https?://' })),
  /** Headers the collector asks for: `name=value`, separated by commas. */
  OTEL_EXPORTER_OTLP_HEADERS: Type.Optional(Type.String()),
  /** The share of traces that is kept, from 0 to 1. */
  OTEL_TRACES_SAMPLER_ARG: Type.Optional(Type.Number({ minimum: 0, maximum: 1 })),
}
const schema = Type.Object(tracingSettings)
export type TracingSettings = Static<typeof schema>

let tracer: Tracer | undefined

/** Loads OpenTelemetry only when there is an endpoint. Call it before any client or server is opened. */
export async function startTracing(service: string, settings: TracingSettings): Promise<void> {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint } = settings
  if (!endpoint || tracer) return
  const { openTracer } = await import('./open-tracer.ts')
  tracer = openTracer({
    service,
    endpoint,
    headers: settings.OTEL_EXPORTER_OTLP_HEADERS ?? '',
    share: settings.OTEL_TRACES_SAMPLER_ARG ?? 1,
  })
}

export const isTracing = (): boolean => tracer !== undefined

/** Does `work` inside a span, or just does it when nothing is traced. A rejection marks the span as failed. */
export const inSpan = <T>(start: SpanStart, work: (setAttributes: SetAttributes) => T): T =>
  tracer ? tracer.inSpan(start, work) : work(() => {})

/** Records a span that is over. Without `traceId` it belongs to the running span; without both it is dropped. */
export const recordSpan = (span: PastSpan): void => tracer?.record(span)

/** Does `work` outside the running span, because it concerns something else. */
export const outsideSpans = <T>(work: () => T): T => (tracer ? tracer.outside(work) : work())

/** The `traceparent` header of the running span, as name and value in turn; empty when nothing is traced. */
export const traceHeader = (): string[] => tracer?.header() ?? []

/** Waits until the recorded spans are sent, or for two seconds. */
export const sendSpans = (): Promise<void> => tracer?.flush() ?? Promise.resolve()

/** Ends tracing; for tests. */
export async function stopTracing(): Promise<void> {
  await tracer?.close()
  tracer = undefined
}

/** A UUID is as long as a trace id and random: all services derive an order's trace from its id, and no row carries it. */
export const traceIdOf = (uuid: string): string => uuid.replaceAll('-', '').toLowerCase()
export const spanIdOf = (uuid: string): string => traceIdOf(uuid).slice(0, 16)

/** Does `work` in the trace of an order, whichever job or message started it. */
export const traceOrder = <T>(name: string, orderId: string, work: () => T): T =>
  inSpan({ name, traceId: traceIdOf(orderId), attributes: { 'smm.order_id': orderId } }, work)
