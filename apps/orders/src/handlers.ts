import type { Handlers } from '@smm/messaging/receive'
import { cancelOrder } from './cancel-order.ts'
import type { Deps } from './deps.ts'
import { placeOrder } from './place-order.ts'
import { requestRefill } from './request-refill.ts'
import type { Tables } from './tables.ts'
import { takeCatalogue } from './take-catalogue.ts'

/** What the others say to orders. */
export const handlers = (deps: Deps): Handlers<Tables> => ({
  'place-order': (trx, message) => placeOrder(deps, trx, message),
  'cancel-order': (trx, message) => cancelOrder(deps, trx, message),
  'request-refill': (trx, message) => requestRefill(deps, trx, message),
  'catalogue-changed': (trx, message) => takeCatalogue(deps, trx, message),
})
