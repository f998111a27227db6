import type { Handlers } from '@smm/messaging/receive'
import { storeCatalogue } from './catalogue/store-catalogue.ts'
import { storeCoupons } from './catalogue/store-coupons.ts'
import type { Deps } from './deps.ts'
import { notifyCancelAnswer } from './orders/notify-cancel-answer.ts'
import { notifyOrderRefused } from './orders/notify-order-refused.ts'
import { notifyOrderStatus } from './orders/notify-order-status.ts'
import { notifyPaymentConfirmed } from './orders/notify-payment-confirmed.ts'
import { notifyPaymentExpired } from './orders/notify-payment-expired.ts'
import { notifyPaymentReview } from './orders/notify-payment-review.ts'
import { notifyRefillAnswer } from './orders/notify-refill-answer.ts'
import { notifyRefillDecision } from './orders/notify-refill-decision.ts'
import { notifyRefund } from './orders/notify-refund.ts'
import { showPixCard } from './orders/show-pix-card.ts'
import { forgetAgain } from './rights/forget-conversation.ts'
import { endedStaffSessions } from './staff-guard.ts'
import type { Tables } from './tables.ts'

/** The messages that the chat receives, by the service that may send them. */
export const messageHandlers = (deps: Deps) =>
  ({ orders: fromOrders(deps), catalogue: fromCatalogue }) as const

const fromCatalogue: Handlers<Tables> = { 'catalogue-changed': storeCatalogue }

const fromOrders = (deps: Deps): Handlers<Tables> => ({
  'pix-issued': (trx, message) => showPixCard(deps, trx, message),
  'order-refused': (trx, message) => notifyOrderRefused(deps, trx, message),
  'payment-confirmed': (trx, message) => notifyPaymentConfirmed(deps, trx, message),
  'payment-expired': (trx, message) => notifyPaymentExpired(deps, trx, message),
  'payment-needs-review': (trx, message) => notifyPaymentReview(deps, trx, message),
  'order-status-changed': (trx, message) => notifyOrderStatus(deps, trx, message),
  'cancel-answered': (trx, message) => notifyCancelAnswer(deps, trx, message),
  'refill-answered': (trx, message) => notifyRefillAnswer(deps, trx, message),
  'refill-decided': (trx, message) => notifyRefillDecision(deps, trx, message),
  'refund-changed': (trx, message) => notifyRefund(deps, trx, message),
  'forget-conversation': forgetAgain,
  'coupons-changed': storeCoupons,
  'staff-session-ended': endedStaffSessions.remember,
})
