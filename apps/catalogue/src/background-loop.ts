import { setTimeout as wait } from 'node:timers/promises'
import { withTimeout } from '@smm/http-service/with-timeout'

const closeTimeoutMs = 5_000

export type BackgroundLoop = { close: () => Promise<void> }

/** Repeats `step` from boot to close, after the pause in milliseconds that it resolves with. */
export function startBackgroundLoop(step: () => Promise<number>): BackgroundLoop {
  const closing = new AbortController()
  const { signal } = closing
  async function run() {
    while (!signal.aborted) await wait(await step(), undefined, { signal }).catch(() => {})
  }
  const loop = run()
  return {
    async close() {
      closing.abort()
      await withTimeout(closeTimeoutMs, loop).catch(() => {})
    },
  }
}
