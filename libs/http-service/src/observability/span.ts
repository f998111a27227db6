type SpanKind = 'internal' | 'server' | 'client' | 'producer' | 'consumer'
export type Attributes = Record<string, string | number | undefined>

/** Ids are given where both sides of a process border derive them from the same UUID; otherwise they are random. */
export type SpanStart = {
  name: string
  kind?: SpanKind
  traceId?: string
  spanId?: string
  parentSpanId?: string
  attributes?: Attributes
}

/** A span that is over already. Times are milliseconds since 1970. */
export type PastSpan = SpanStart & { startedAt: number; endedAt: number; error?: string }

/** Adds attributes to a running span. */
export type SetAttributes = (attributes: Attributes) => void
