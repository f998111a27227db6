import type { MessageName } from '@smm/contracts/messages'
import type { MessagingLog } from '@smm/messaging/queue'
import type { Relay } from '@smm/messaging/relay'

const askEveryMs = 2_000

type Watching = { relay: Pick<Relay, 'listHandled'>; log: MessagingLog }

/**
 * Follows whether the orders service announces that it takes a cart under one charge, and orders of tiers. Without an
 * announcement, as of its previous release, each order is sent alone, and no tiers are shown.
 */
export function watchHandledMessages({ relay, log }: Watching) {
  let handled: string[] = []
  async function ask() {
    try {
      handled = await relay.listHandled('orders')
    } catch (err) {
      handled = []
      log.warn({ err: String(err) }, 'the announcement of orders could not be read')
    }
  }
  const timer = setInterval(() => void ask(), askEveryMs)
  void ask()
  const takes = (name: MessageName) => handled.includes(name)
  return {
    takesCarts: () => takes('place-cart'),
    takesTiers: () => takes('place-tiers'),
    close: () => clearInterval(timer),
  }
}
