import type { Handlers, HandlersOfMany } from '@smm/messaging/take-in'
import { cancelOrder } from './cancel-order.ts'
import type { Deps } from './deps.ts'
import { placeOrders } from './place-order.ts'
import { requestRefill } from './fulfilment/request-refill.ts'
import { writeAudit } from './staff/write-audit.ts'
import type { Tables } from './tables.ts'
import { takeCatalogue } from './take-catalogue.ts'

/** What the others say to orders. */
export const handlers = (deps: Deps): Handlers<Tables> => ({
  'cancel-order': (trx, message, origin) => cancelOrder(deps, trx, message, origin),
  'request-refill': (trx, message, origin) => requestRefill(deps, trx, message, origin),
  'staff-acted': (trx, { actor, action, details }) => writeAudit(trx, actor, action, details),
  'catalogue-changed': (trx, message) => takeCatalogue(deps, trx, message),
})

export const handlersOfMany = (deps: Deps): HandlersOfMany<Tables> => ({
  'place-order': {
    wordOf: ({ conversationId }) => conversationId,
    take: (trx, wanted) => placeOrders(deps, trx, wanted),
  },
})
