import type { FastifyBaseLogger } from 'fastify'

/**
 * Runs `close` once, on SIGTERM, SIGINT or when the parent that supervises this process is gone, and exits. A close that
 * takes longer than `graceMs` is cut off; a second signal exits at once.
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
