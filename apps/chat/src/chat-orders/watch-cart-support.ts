import type { MessageName } from '@smm/contracts/messages'
import type { MessagingLog } from '@smm/messaging/queue'
import type { Relay } from '@smm/messaging/relay'

const askEveryMs = 2_000
const needed: MessageName = 'place-cart'

type Watching = { relay: Pick<Relay, 'listHandled'>; log: MessagingLog }

/**
 * Follows whether the orders service announces that it takes a cart under one charge. Without an announcement, as of its
 * previous release, each order is sent alone.
 */
export function watchCartSupport({ relay, log }: Watching) {
  let isSupported = false
  async function ask() {
    try {
      isSupported = (await relay.listHandled('orders')).includes(needed)
    } catch (err) {
      isSupported = false
      log.warn({ err: String(err) }, 'the announcement of orders could not be read')
    }
  }
  const timer = setInterval(() => void ask(), askEveryMs)
  void ask()
  return { takesCarts: () => isSupported, close: () => clearInterval(timer) }
}
