import type { FastifyBaseLogger } from 'fastify'

/**
 * Graceful shutdown: on SIGTERM, SIGINT or the end of the supervising parent it runs `close` once and exits. It exits
 * with 1 after `graceMs`, or at a second signal. An orphan ends by SIGKILL: its parent read the log, and pino's flush at
 * `exit` repeats a write to a broken pipe for ever.
 */
export function closeOnSignal(log: FastifyBaseLogger, close: () => Promise<void>, graceMs = 20_000): void {
  let closing = false
  const exit = (code: number) => {
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
  if (process.send) process.on('disconnect', () => stop('parent gone'))
}
