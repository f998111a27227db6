import type { Handlers } from '@smm/messaging/receive'
import { cancelOrder } from './order/cancel-order.ts'
import { storeCatalogue } from './store-catalogue.ts'
import type { Deps } from './deps.ts'
import { requestRefill } from './fulfilment/request-refill.ts'
import { placeCart } from './order/place-cart.ts'
import { forgetConversation } from './rights/forget-conversation.ts'
import { writeAudit } from './staff/write-audit.ts'
import type { Tables } from './tables.ts'

/** The messages that orders receives, by the service that may send them. */
export const messageHandlers = (deps: Deps) =>
  ({ chat: fromChat(deps), catalogue: fromCatalogue(deps), orders: fromStaff }) as const

/** Every service reports what staff did in it to the audit, this one the retry of a dead letter. */
const fromStaff: Handlers<Tables> = {
  'staff-acted': (trx, { actor, action, details }) => writeAudit(trx, actor, action, details),
}

const fromCatalogue = (deps: Deps): Handlers<Tables> => ({
  ...fromStaff,
  'catalogue-changed': (trx, message) => storeCatalogue(deps, trx, message),
})

const fromChat = (deps: Deps): Handlers<Tables> => ({
  ...fromStaff,
  // `place-tiers` says all that the other two say. The chat sends those while a release of orders before 27 November 2026 may come
  // back, and they go two releases after that.
  'place-cart': (trx, message, metadata) => placeCart(deps, trx, message, metadata),
  'place-tiers': (trx, message, metadata) => placeCart(deps, trx, message, metadata),
  'place-order': (trx, message, metadata) =>
    placeCart(deps, trx, { ...message, orders: [message] }, metadata),
  'cancel-order': (trx, message, metadata) => cancelOrder(deps, trx, message, metadata),
  'request-refill': (trx, message, metadata) => requestRefill(deps, trx, message, metadata),
  'forget-conversation': (trx, message) => forgetConversation(deps, trx, message),
})
