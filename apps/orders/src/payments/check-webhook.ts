import type { Deps } from '../deps.ts'

const everyMs = 2 * 60_000

/** Makes sure, at the start and every few minutes, that the bank calls us: banks drop an address without a word. */
export function checkWebhook({ bank, log }: Deps): () => Promise<void> {
  let nextCheckAt = 0
  return async () => {
    if (!bank.can.register || Date.now() < nextCheckAt) return
    try {
      await bank.registerWebhook()
      nextCheckAt = Date.now() + everyMs
    } catch (err) {
      log.warn({ err }, 'the bank does not confirm that it will call us')
    }
  }
}
