import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import { withTimeout } from '@smm/http-service/with-timeout'

const closeTimeoutMs = 5_000
const failedPauseMs = 1_000

export type BackgroundLoop = { close: () => Promise<void> }

/** Repeats `step` from boot to close, after the pause in milliseconds that it resolves with, and after one that fails too. */
export function startBackgroundLoop(
  { log }: { log: Pick<FastifyBaseLogger, 'warn'> },
  step: () => Promise<number>,
): BackgroundLoop {
  const closing = new AbortController()
  const { signal } = closing
  async function pauseOf() {
    try {
      return await step()
    } catch (err) {
      log.warn({ err }, 'a step in the background failed')
      return failedPauseMs
    }
  }
  async function run() {
    while (!signal.aborted) await wait(await pauseOf(), undefined, { signal }).catch(() => {})
  }
  const loop = run()
  return {
    async close() {
      closing.abort()
      await withTimeout(closeTimeoutMs, loop).catch(() => {})
    },
  }
}
