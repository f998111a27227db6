import type { Migrations } from '@smm/database/migrate'
import * as createMessaging from '../migrations/20261121T090000Z-create-messaging.ts'
import * as createOrders from '../migrations/20261121T090100Z-create-orders.ts'
import * as createPayments from '../migrations/20261121T090200Z-create-payments.ts'
import * as createStaff from '../migrations/20261121T090300Z-create-staff.ts'
import * as letBanksNameCharges from '../migrations/20261121T090400Z-let-banks-name-charges.ts'
import * as letSessionsBeNamed from '../migrations/20261121T111000Z-let-sessions-be-named.ts'
import * as refundChosenAmounts from '../migrations/20261121T111100Z-refund-chosen-amounts.ts'
import * as keepCorrelationIds from '../migrations/20261121T111200Z-keep-correlation-ids.ts'
import * as followCompletedOrders from '../migrations/20261121T111300Z-follow-completed-orders.ts'
import * as findOrdersByWords from '../migrations/20261121T111400Z-find-orders-by-words.ts'
import * as letStaffBeSeveral from '../migrations/20261121T112000Z-let-staff-be-several.ts'
import * as findRefunds from '../migrations/20261121T113000Z-find-refunds.ts'
import * as keepCosts from '../migrations/20261121T140000Z-keep-costs.ts'
import * as askRefillsOnce from '../migrations/20261121T235100Z-ask-refills-once.ts'
import * as noteSilence from '../migrations/20261121T235200Z-note-silence.ts'
import * as keepReceivedAmounts from '../migrations/20261121T235300Z-keep-received-amounts.ts'
import * as fenceSubmissions from '../migrations/20261122T200000Z-fence-submissions.ts'
import * as countCharges from '../migrations/20261122T201000Z-count-charges.ts'
import * as dateFirstRefundAttempts from '../migrations/20261123T090000Z-date-first-refund-attempts.ts'
import * as indexDeliveries from '../migrations/20261123T091000Z-index-deliveries.ts'
import * as chargeSeveralOrders from '../migrations/20261123T110000Z-charge-several-orders.ts'
import * as stopDeliveries from '../migrations/20261123T113500Z-stop-deliveries.ts'
import * as linkOrders from '../migrations/20261123T115000Z-link-orders.ts'
import * as giveStaffRoles from '../migrations/20261123T120000Z-give-staff-roles.ts'
import * as notifyStaff from '../migrations/20261123T121000Z-notify-staff.ts'
import * as countPaidCharges from '../migrations/20261123T122000Z-count-paid-charges.ts'
import * as mailNotices from '../migrations/20261123T130000Z-mail-notices.ts'
import * as withdrawOrders from '../migrations/20261123T132000Z-withdraw-orders.ts'
import * as forgetVisitors from '../migrations/20261123T132200Z-forget-visitors.ts'
import * as keepPriceBook from '../migrations/20261123T133000Z-keep-price-book.ts'
import * as routeOrders from '../migrations/20261123T150600Z-route-orders.ts'
import * as sumDays from '../migrations/20261123T160700Z-sum-days.ts'
import * as giveCoupons from '../migrations/20261123T161000Z-give-coupons.ts'
import * as alertOwners from '../migrations/20261123T181500Z-alert-owners.ts'
import * as listOrdersByProduct from '../migrations/20261123T181500Z-list-orders-by-product.ts'
import * as showLostMemory from '../migrations/20261123T190700Z-show-lost-memory.ts'
import * as sumRefundsOfAMember from '../migrations/20261123T230600Z-sum-refunds-of-a-member.ts'
import * as sellTiers from '../migrations/20261127T200000Z-sell-tiers.ts'
import * as settleAlerts from '../migrations/20261128T010000Z-settle-alerts.ts'

/** By the names of their files. Imported one by one: the service ships as one file, with no folder to read. */
export const migrations: Migrations = {
  '20261121T090000Z-create-messaging': createMessaging,
  '20261121T090100Z-create-orders': createOrders,
  '20261121T090200Z-create-payments': createPayments,
  '20261121T090300Z-create-staff': createStaff,
  '20261121T090400Z-let-banks-name-charges': letBanksNameCharges,
  '20261121T111000Z-let-sessions-be-named': letSessionsBeNamed,
  '20261121T111100Z-refund-chosen-amounts': refundChosenAmounts,
  '20261121T111200Z-keep-correlation-ids': keepCorrelationIds,
  '20261121T111300Z-follow-completed-orders': followCompletedOrders,
  '20261121T111400Z-find-orders-by-words': findOrdersByWords,
  '20261121T112000Z-let-staff-be-several': letStaffBeSeveral,
  '20261121T113000Z-find-refunds': findRefunds,
  '20261121T140000Z-keep-costs': keepCosts,
  '20261121T235100Z-ask-refills-once': askRefillsOnce,
  '20261121T235200Z-note-silence': noteSilence,
  '20261121T235300Z-keep-received-amounts': keepReceivedAmounts,
  '20261122T200000Z-fence-submissions': fenceSubmissions,
  '20261122T201000Z-count-charges': countCharges,
  '20261123T090000Z-date-first-refund-attempts': dateFirstRefundAttempts,
  '20261123T091000Z-index-deliveries': indexDeliveries,
  '20261123T110000Z-charge-several-orders': chargeSeveralOrders,
  '20261123T113500Z-stop-deliveries': stopDeliveries,
  '20261123T115000Z-link-orders': linkOrders,
  '20261123T120000Z-give-staff-roles': giveStaffRoles,
  '20261123T121000Z-notify-staff': notifyStaff,
  '20261123T122000Z-count-paid-charges': countPaidCharges,
  '20261123T130000Z-mail-notices': mailNotices,
  '20261123T132000Z-withdraw-orders': withdrawOrders,
  '20261123T132200Z-forget-visitors': forgetVisitors,
  '20261123T133000Z-keep-price-book': keepPriceBook,
  '20261123T150600Z-route-orders': routeOrders,
  '20261123T160700Z-sum-days': sumDays,
  '20261123T161000Z-give-coupons': giveCoupons,
  '20261123T181500Z-alert-owners': alertOwners,
  '20261123T181500Z-list-orders-by-product': listOrdersByProduct,
  '20261123T190700Z-show-lost-memory': showLostMemory,
  '20261123T230600Z-sum-refunds-of-a-member': sumRefundsOfAMember,
  '20261127T200000Z-sell-tiers': sellTiers,
  '20261128T010000Z-settle-alerts': settleAlerts,
}
