import type { FastifyBaseLogger } from 'fastify'

/**
 * Graceful shutdown: runs `close` once at SIGTERM, SIGINT or the end of the supervising parent, and exits; with 1 after
 * `graceMs` or at a second signal.
 */
export function closeOnSignal(log: FastifyBaseLogger, close: () => Promise<void>, graceMs = 20_000): void {
  let closing = false
  const exit = (code: number) => {
    // The parent of an orphan read its log: pino's flush at `exit` would repeat a write to a broken pipe for ever.
    if (process.send && !process.connected) process.kill(process.pid, 'SIGKILL')
    process.exit(code)
  }
  const stop = (cause: string) => {
    if (closing) {
      if (cause !== 'parent gone') exit(1)
      return
    }
    closing = true
    log.info({ cause }, 'closing')
    setTimeout(() => exit(1), graceMs).unref()
    close().then(
      () => exit(0),
      (err: unknown) => {
        log.error({ err }, 'closing failed')
        exit(1)
      },
    )
  }
  process.on('SIGTERM', () => stop('SIGTERM'))
  process.on('SIGINT', () => stop('SIGINT'))
  if (!process.send) return
  process.on('disconnect', () => stop('parent gone'))
  // It may be gone since before anybody listened.
  if (!process.connected) stop('parent gone')
}
