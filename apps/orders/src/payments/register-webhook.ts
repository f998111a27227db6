import type { Deps } from '../deps.ts'

const everyMs = 2 * 60_000

/** Registers our webhook at the start and every few minutes: banks drop a registration without notice. */
export function registerWebhook({ bank, log }: Deps): () => Promise<void> {
  let nextAt = 0
  return async () => {
    if (!bank.capabilities.registerWebhook || Date.now() < nextAt) return
    try {
      await bank.registerWebhook()
      nextAt = Date.now() + everyMs
    } catch (err) {
      log.warn({ err }, 'the bank did not confirm the webhook registration')
    }
  }
}
