import { createMessagingTables } from '@smm/messaging/tables'
import type { Migrations } from '@smm/database/migrate'
import * as createConversations from '../migrations/20261121T091500Z-create-conversations.ts'
import * as createChatOrders from '../migrations/20261121T092000Z-create-chat-orders.ts'
import * as createTickets from '../migrations/20261121T092500Z-create-tickets.ts'
import * as createCatalogueCopy from '../migrations/20261121T093000Z-create-catalogue-copy.ts'
import * as answerTickets from '../migrations/20261121T180000Z-answer-tickets.ts'
import * as knowRefunds from '../migrations/20261121T200000Z-know-refunds.ts'
import * as findOpenTickets from '../migrations/20261121T201000Z-find-open-tickets.ts'
import * as keepOddMoney from '../migrations/20261121T202000Z-keep-odd-money.ts'
import * as keepTalkOfOrders from '../migrations/20261121T204000Z-keep-talk-of-orders.ts'
import * as storeMessageParts from '../migrations/20261123T023000Z-store-message-parts.ts'
import * as indexDeliveries from '../migrations/20261123T024100Z-index-deliveries.ts'
import * as continueElsewhere from '../migrations/20261123T113000Z-continue-elsewhere.ts'
import * as followOrders from '../migrations/20261123T113500Z-follow-orders.ts'
import * as groupCarts from '../migrations/20261123T114000Z-group-carts.ts'
import * as withdrawOrders from '../migrations/20261123T132000Z-withdraw-orders.ts'
import * as hearDataRequests from '../migrations/20261123T132100Z-hear-data-requests.ts'
import * as forgetVisitors from '../migrations/20261123T132200Z-forget-visitors.ts'
import * as recordAccess from '../migrations/20261123T132300Z-record-access.ts'
import * as keepPriceBook from '../migrations/20261123T133000Z-keep-price-book.ts'
import * as showRefills from '../migrations/20261123T133500Z-show-refills.ts'
import * as knowCoupons from '../migrations/20261123T160000Z-know-coupons.ts'
import * as assignTickets from '../migrations/20261123T182000Z-assign-tickets.ts'
import * as takeOver from '../migrations/20261123T183000Z-take-over.ts'
import * as countConversion from '../migrations/20261123T184000Z-count-conversion.ts'
import * as sellTiers from '../migrations/20261127T200000Z-sell-tiers.ts'

export const migrations: Migrations = {
  '20261121T090000Z-create-messaging-tables': createMessagingTables,
  '20261121T091500Z-create-conversations': createConversations,
  '20261121T092000Z-create-chat-orders': createChatOrders,
  '20261121T092500Z-create-tickets': createTickets,
  '20261121T093000Z-create-catalogue-copy': createCatalogueCopy,
  '20261121T180000Z-answer-tickets': answerTickets,
  '20261121T200000Z-know-refunds': knowRefunds,
  '20261121T201000Z-find-open-tickets': findOpenTickets,
  '20261121T202000Z-keep-odd-money': keepOddMoney,
  '20261121T204000Z-keep-talk-of-orders': keepTalkOfOrders,
  '20261123T023000Z-store-message-parts': storeMessageParts,
  '20261123T024100Z-index-deliveries': indexDeliveries,
  '20261123T113000Z-continue-elsewhere': continueElsewhere,
  '20261123T113500Z-follow-orders': followOrders,
  '20261123T114000Z-group-carts': groupCarts,
  '20261123T132000Z-withdraw-orders': withdrawOrders,
  '20261123T132100Z-hear-data-requests': hearDataRequests,
  '20261123T132200Z-forget-visitors': forgetVisitors,
  '20261123T132300Z-record-access': recordAccess,
  '20261123T133000Z-keep-price-book': keepPriceBook,
  '20261123T133500Z-show-refills': showRefills,
  '20261123T160000Z-know-coupons': knowCoupons,
  '20261123T182000Z-assign-tickets': assignTickets,
  '20261123T183000Z-take-over': takeOver,
  '20261123T184000Z-count-conversion': countConversion,
  '20261127T200000Z-sell-tiers': sellTiers,
}
