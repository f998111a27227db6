import { fieldsOf } from '@smm/http-service/json-fields'
import { retry } from '@smm/http-service/retry'

type Log = { warn: (details: object, message: string) => void }

/**
 * Stores an answer from outside although the connection was lost meanwhile, with exponential backoff of up to a second.
 * `write` may run twice, so it must be idempotent; errors other than a lost connection are thrown.
 */
export const retryOnConnectionLoss = <T>({ log }: { log: Log }, write: () => Promise<T>): Promise<T> =>
  retry(write, {
    attempts: 10,
    pauseMs: (attempt) => Math.min(1_000, 100 * 2 ** attempt),
    shouldRetry: isConnectionLost,
    onRetry: (err) => log.warn({ err }, 'the database connection is lost; the write is retried'),
  })

/**
 * SQLSTATE class 08 (connection), 57P (shutdown, startup, admin) and 25006 (the server is a standby now), or an error of the
 * socket or the pool.
 */
function isConnectionLost(err: unknown): boolean {
  const { code, message } = fieldsOf(err)
  if (/^(08|57P|25006|ECONN|EPIPE)/.test(String(code))) return true
  return /^Connection terminated|^timeout exceeded when trying to connect|not queryable/.test(String(message))
}
