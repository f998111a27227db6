import type { Handlers } from '@smm/messaging/take-in'
import type { Deps } from './deps.ts'
import { endedStaffSessions } from './ended-staff-sessions.ts'
import { keepOffers } from './keep-offers.ts'
import { showPixCard } from './show-pix-card.ts'
import type { Tables } from './tables.ts'
import { tellCancelAnswer, tellRefillAnswer, tellRefillDecision } from './tell-answers.ts'
import { tellOrderRefused } from './tell-order-refused.ts'
import { tellOrderStatus } from './tell-order-status.ts'
import { tellPaymentConfirmed, tellPaymentExpired, tellPaymentNeedsReview } from './tell-payment.ts'
import { tellRefund } from './tell-refund.ts'

/** What the chat hears from the other services, and what it does about it. */
export const messageHandlers = (deps: Deps): Handlers<Tables> => ({
  'pix-issued': (trx, message) => showPixCard(deps, trx, message),
  'order-refused': (trx, message) => tellOrderRefused(deps, trx, message),
  'payment-confirmed': (trx, message) => tellPaymentConfirmed(deps, trx, message),
  'payment-expired': (trx, message) => tellPaymentExpired(deps, trx, message),
  'payment-needs-review': (trx, message) => tellPaymentNeedsReview(deps, trx, message),
  'order-status-changed': (trx, message) => tellOrderStatus(deps, trx, message),
  'cancel-answered': (trx, message) => tellCancelAnswer(deps, trx, message),
  'refill-answered': (trx, message) => tellRefillAnswer(deps, trx, message),
  'refill-decided': (trx, message) => tellRefillDecision(deps, trx, message),
  'refund-changed': (trx, message) => tellRefund(deps, trx, message),
  'catalogue-changed': keepOffers,
  'staff-session-ended': endedStaffSessions.remember,
})
