import { isObject } from '@smm/http-service/json-fields'

/** A JSON object, with or without a byte order mark; undefined for anything else. */
export function parseObject(body: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(body.replace(/^\uFEFF/, '').trim())
    return isObject(value) && !Array.isArray(value) ? value : undefined
  } catch {
    return undefined
  }
}

/** The error of an answer; undefined without one. Some suppliers write `error: false` beside a placed order. */
export function readError(fields: Record<string, unknown>): unknown {
  const { error, status, message, msg } = fields
  if (error !== undefined && error !== false && error !== null) return error
  const isError = typeof status === 'string' && /^(error|fail|failed)$/i.test(status)
  return isError ? (message ?? msg ?? status) : undefined
}
