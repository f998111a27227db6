import type { FastifyBaseLogger } from 'fastify'

/**
 * Graceful shutdown: on SIGTERM, SIGINT or the end of the supervising parent it runs `close` once and exits. It exits
 * with 1 after `graceMs`, or at a second signal.
 */
export function closeOnSignal(log: FastifyBaseLogger, close: () => Promise<void>, graceMs = 20_000): void {
  let closing = false
  const stop = (cause: string) => {
    if (closing) {
      if (cause !== 'parent gone') process.exit(1)
      return
    }
    closing = true
    log.info({ cause }, 'closing')
    setTimeout(() => process.exit(1), graceMs).unref()
    close().then(
      () => process.exit(0),
      (err: unknown) => {
        log.error({ err }, 'closing failed')
        process.exit(1)
      },
    )
  }
  process.on('SIGTERM', () => stop('SIGTERM'))
  process.on('SIGINT', () => stop('SIGINT'))
  if (process.send) process.on('disconnect', () => stop('parent gone'))
}
