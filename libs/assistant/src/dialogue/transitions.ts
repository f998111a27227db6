import { actsWith } from '../understanding/act-traits.ts'
import { askHowToHelp } from './complaints/ask-how-to-help.ts'
import { awaitTicket } from './complaints/at-staff/await-ticket.ts'
import { addsToTicket, bringsFactsOfTicket, followUpTicket } from './complaints/at-staff/follow-up-ticket.ts'
import { greetAgain } from './complaints/at-staff/greet-again.ts'
import { keepTicket } from './complaints/at-staff/keep-ticket.ts'
import { orderBesideTicket, wantsOrderBesideTicket } from './complaints/at-staff/order-beside-ticket.ts'
import { tellTopicOrFollowUp } from './complaints/at-staff/tell-topic-or-follow-up.ts'
import { dropComplaint, readAsNoComplaint } from './complaints/drop-complaint.ts'
import { addsToComplaint, followUpComplaint } from './complaints/follow-up-complaint.ts'
import { forwardMessage } from './complaints/forward-message.ts'
import { handleComplaint } from './complaints/handle-complaint.ts'
import { isComplaintMeant } from './complaints/is-complaint-meant.ts'
import { leaveComplaint } from './complaints/leave-complaint.ts'
import { offerPerson } from './complaints/offer-person.ts'
import { asksTicket, tellTickets } from './complaints/tickets/tell-tickets.ts'
import { awaitsPage, ticketAnswered } from './complaints/tickets/tickets.ts'
import { ordersWithoutTicket, withdrawTicket } from './complaints/tickets/withdraw-ticket.ts'
import { asksAlone, isAnswerable, isRuleAsked } from './is-answerable.ts'
import {
  bringsFacts,
  isNewOrder,
  namesQuantity,
  namesSupposed,
  wantsOther,
  wantsToBuy,
} from './names-order.ts'
import { asAgreed } from './ordering/placing/as-agreed.ts'
import { askBeforePix } from './ordering/placing/ask-before-pix.ts'
import { askChange, orderToChange } from './ordering/changing/ask-change.ts'
import { askForWhom, namesOnlyWhom } from './ordering/changing/ask-for-whom.ts'
import { askPlacedChange, placedToChange } from './ordering/changing/ask-placed-change.ts'
import { askWhatToChange } from './ordering/changing/ask-what-to-change.ts'
import { asksToGoOn, goOn } from './ordering/go-on.ts'
import { isOrderedOutright, placeOutright } from './ordering/placing/place-outright.ts'
import { placeRecap } from './ordering/placing/place-recap.ts'
import { removeOrders, removesOrders } from './ordering/changing/remove-orders.ts'
import { asksOfCart, showCart } from './ordering/show-cart.ts'
import { startOrder, startsOrder } from './ordering/start-order.ts'
import { pairToSwap, swapOrders } from './ordering/changing/swap-orders.ts'
import { couponNamed, takeCoupon } from './ordering/take-coupon.ts'
import { takeFacts } from './ordering/take-facts.ts'
import { asksToCompare, comparePrices } from './prices/compare-prices.ts'
import { confirmPrice } from './prices/confirm-price.ts'
import { budgetNamed, fitBudget } from './prices/fit-budget.ts'
import { asksOtherPrice, keepPrice } from './prices/keep-price.ts'
import { asksAlternatives, offerAlternatives } from './prices/offer-alternatives.ts'
import { quoteSupposed, supposes } from './prices/quote-supposed.ts'
import { asksLimits, tellLimits } from './prices/tell-limits.ts'
import { packageAsked, tellPackage } from './prices/tell-package.ts'
import { asksPrices, tellPrices } from './prices/tell-prices.ts'
import { turnDownAsked, unsoldAsked } from './prices/turn-down-asked.ts'
import { describesProblem, purchaseDescribed } from './purchase-described.ts'
import { asksFell, askWhatFell } from './purchases/ask-what-fell.ts'
import { asksMoneyBack, cancelOrders, wantsCancel } from './purchases/cancel-orders.ts'
import { cancelPlaced, choosesPlaced } from './purchases/cancel-placed.ts'
import { correctPlaced, placedCorrected } from './purchases/correct-placed.ts'
import { findOrder } from './purchases/find-order.ts'
import { keepPlaced } from './purchases/keep-placed.ts'
import { repeatPix } from './purchases/repeat-pix.ts'
import { orderToRepeat, repeatPlaced } from './purchases/repeat-placed.ts'
import { asksPayment, saysPaid, tellPayment } from './purchases/tell-payment.ts'
import { asksNotedRefund, asksRefundRule, tellRefund } from './purchases/tell-refund.ts'
import { asksApproval, asksStatus, tellStatus } from './purchases/tell-status.ts'
import { purchaseDescribedAlone, welcomeBack } from './purchases/welcome-back.ts'
import { openDataRequest } from './rights/open-data-request.ts'
import { paidToWithdraw, withdrawOrder } from './rights/withdraw-order.ts'
import { hasAct, type Row, row } from './row.ts'
import { acceptDecline, declinesOneOfSeveral } from './talk/accept-decline.ts'
import { advise, speaksOfPriceBesideRecap } from './talk/advise.ts'
import { askHandle } from './talk/ask-handle.ts'
import { asksChargeLater, chargeLater } from './talk/charge-later.ts'
import { explainPage, unusablePage } from './talk/explain-page.ts'
import { pause } from './talk/pause.ts'
import { asksUnknownPrice, paysAfter, postpone } from './talk/postpone.ts'
import { insists, intrudes, resistTrick } from './talk/refusals/resist-trick.ts'
import { returnCourtesy } from './talk/return-courtesy.ts'
import { chats, isKind, returnKindness } from './talk/return-kindness.ts'
import { takeNo } from './talk/take-no.ts'
import { asksTopic, tellAboutTopics } from './talk/tell-about-topics.ts'
import { makesCondition, tellConditions } from './talk/refusals/tell-conditions.ts'
import { asksIfAllowed, turnDownOutOfScope } from './talk/refusals/turn-down-out-of-scope.ts'
import { turnDownPassword } from './talk/refusals/turn-down-password.ts'
import { turnDownUnsold, unsoldAlone } from './talk/refusals/turn-down-unsold.ts'

/** The first row that finds something in a message, and gives way to nothing else in it, answers. */
export const transitions: Readonly<Record<string, Row>> = {
  /** Harm and tricks come before all that they may be wrapped in; kind words alone are told before a purchase is read into them. */
  intrusion: row(intrudes, { any: resistTrick }),
  'offer-password': row(hasAct('offer-password'), { any: turnDownPassword }),
  despair: row(({ reading }) => reading.topics.includes('despair'), { any: tellAboutTopics }),
  trick: row(hasAct('trick'), { any: resistTrick }, { 'a problem': describesProblem }),
  insistence: row(insists, { any: resistTrick }),
  'want-data': row(hasAct('want-data', 'want-deletion'), { any: openDataRequest }),
  'out-of-scope': row(
    hasAct('out-of-scope'),
    { any: turnDownOutOfScope },
    { 'whether it is allowed': asksIfAllowed },
  ),
  kindness: row(isKind, { any: returnKindness, confirming: 'skip' }),

  /** Purchases made: a ticket, a payment or a loss is not sold over; what names it most exactly is above `complaint`. */
  'withdraw-ticket': row(
    hasAct('withdraw-ticket'),
    { any: withdrawTicket },
    { 'an order, and no ticket': ordersWithoutTicket },
  ),
  'ask-ticket': row(asksTicket, { any: tellTickets }),
  'correct-placed': row(placedCorrected, { idle: correctPlaced, 'awaiting-payment': correctPlaced }),
  'ask-refund': row(asksNotedRefund, { any: tellRefund }, { 'a ticket asked for': hasAct('want-ticket') }),
  'say-paid': row(
    saysPaid,
    { 'complaint-at-staff': followUpTicket, 'complaint-open': followUpComplaint },
    { 'a cancellation': wantsCancel, 'a problem': describesProblem },
  ),
  'ask-payment': row(
    asksPayment,
    { any: tellPayment },
    { 'a cancellation': wantsCancel, 'a problem': describesProblem },
  ),
  'ask-fell': row(asksFell, { any: askWhatFell }),
  'withdraw-order': row(paidToWithdraw, { any: withdrawOrder }, { 'a rule asked': isRuleAsked }),
  'no-complaint': row(readAsNoComplaint, { 'complaint-open': dropComplaint }),
  complaint: row(isComplaintMeant, { any: handleComplaint }),

  /** Cancellations, halts and conditions: each is heard beside a yes, so that nothing is placed against it. */
  'choose-placed': row(choosesPlaced, { cancelling: cancelPlaced }),
  'want-cancel': row(
    wantsCancel,
    {
      any: cancelOrders,
      'complaint-open': leaveComplaint,
      'complaint-at-staff': followUpTicket,
      cancelling: cancelPlaced,
    },
    { 'a rule asked': isRuleAsked, 'money back': asksMoneyBack },
  ),
  'want-refund': row(
    hasAct('want-refund'),
    { any: tellRefund },
    { 'the rule for goods or a purchase': asksRefundRule },
  ),
  'want-person': row(
    hasAct('want-person', 'want-person-here'),
    { any: offerPerson },
    { 'a quantity': namesQuantity },
  ),
  'ask-help': row(hasAct('ask-help'), {
    'complaint-open': followUpComplaint,
    'complaint-at-staff': keepTicket,
  }),
  decline: row(
    hasAct('refuse'),
    {
      any: acceptDecline,
      'complaint-open': leaveComplaint,
      'complaint-at-staff': keepTicket,
      cancelling: keepPlaced,
    },
    {
      'a question': isAnswerable,
      'another order': wantsOther,
      'a hypothesis': namesSupposed,
      'one of several': declinesOneOfSeveral,
    },
  ),
  'charge-later': row(
    asksChargeLater,
    { confirming: chargeLater },
    { 'a hypothesis': namesSupposed, 'an order': bringsFacts, 'a question alone': asksAlone },
  ),
  postpone: row(
    hasAct('postpone'),
    { any: postpone, 'complaint-at-staff': awaitTicket },
    {
      'another order': wantsOther,
      'a question alone': asksAlone,
      'a price to tell': asksUnknownPrice,
      'payment afterwards': paysAfter,
    },
  ),
  pause: row(hasAct('pause'), { any: pause }, { 'an order': bringsFacts, 'a question alone': asksAlone }),
  coupon: row(couponNamed, { any: takeCoupon }),
  condition: row(
    makesCondition,
    { any: tellConditions, 'complaint-open': 'skip' },
    { 'a question alone': asksAlone },
  ),
  'ask-price-back': row(({ asksPriceBack }) => asksPriceBack, { any: confirmPrice }),

  /** A yes, what changes the cart by a word, and questions: each leaves to `facts` what orders besides. */
  'order-beside-ticket': row(wantsOrderBesideTicket, { 'complaint-at-staff': orderBesideTicket }),
  /** A yes to the recap, or to a ticket that is offered; `agree` below is a yes to anything else, `go-on` one that asks for the next question, `order-outright` an order that needs none. */
  agreement: row(asAgreed, { confirming: placeRecap, 'complaint-open': followUpComplaint }),
  swap: row(pairToSwap, { any: swapOrders }),
  'remove-item': row(removesOrders, { any: removeOrders }),
  'ask-pix': row(
    hasAct('ask-pix-again'),
    { any: repeatPix },
    {
      'an order': bringsFacts,
      'a question, and no order placed': (turn) => asksAlone(turn) && turn.orders.length === 0,
    },
  ),
  'ask-status': row(
    asksStatus,
    { any: tellStatus },
    {
      'a new order': (turn) => isNewOrder(turn) && turn.reading.past?.state !== 'bought',
      'how fast a PIX is confirmed': asksApproval,
    },
  ),
  'order-number': row(({ reading }) => reading.orderRef, { any: tellStatus }, { 'an order': bringsFacts }),
  'add-to-complaint': row(addsToComplaint, { 'complaint-open': followUpComplaint }),
  'not-in-catalogue': row(unsoldAlone, { any: turnDownUnsold }),
  'unsold-goods': row(unsoldAsked, { any: turnDownAsked }, { 'what the ticket gets': addsToTicket }),
  compare: row(asksToCompare, { any: comparePrices }),
  supposed: row(supposes, { any: quoteSupposed }),
  alternatives: row(asksAlternatives, { any: offerAlternatives }),
  hedge: row(
    hasAct('hedge'),
    { confirming: pause, choosing: advise, collecting: advise },
    {
      'an order': bringsFacts,
      'a question': isAnswerable,
      "somebody else's page": ({ reading }) => reading.isForOther,
      'a price': speaksOfPriceBesideRecap,
    },
  ),
  'unusable-page': row(unusablePage, { any: explainPage }),
  topic: row(asksTopic, { any: tellAboutTopics, 'complaint-at-staff': tellTopicOrFollowUp }),
  'add-to-ticket': row(addsToTicket, { 'complaint-at-staff': followUpTicket }),
  purchase: row(purchaseDescribed, { 'complaint-open': followUpComplaint }),
  'purchase-alone': row(purchaseDescribedAlone, { any: welcomeBack }),
  'ask-cart': row(asksOfCart, { any: showCart }, { 'an order': bringsFacts }),
  budget: row(budgetNamed, { any: fitBudget }),
  'other-price': row(asksOtherPrice, { any: keepPrice }),
  'ask-package': row(packageAsked, { any: tellPackage }),
  'ask-limits': row(asksLimits, { any: tellLimits }),
  'ask-price': row(asksPrices, { any: tellPrices }),

  /** Orders, by what they tell: all of it, parts, a change that lacks its part, a wish; then words that only go on. */
  'repeat-order': row(orderToRepeat, { any: repeatPlaced }),
  'order-outright': row(isOrderedOutright, { any: placeOutright }),
  'facts-of-ticket': row(bringsFactsOfTicket, {
    'complaint-at-staff': followUpTicket,
    'complaint-answered': askHowToHelp,
  }),
  facts: row(bringsFacts, { any: takeFacts, tracking: findOrder }, { "only somebody's page": namesOnlyWhom }),
  change: row(orderToChange, { any: askChange }),
  'change-placed': row(placedToChange, { any: askPlacedChange }),
  'change-recap': row(
    hasAct('change', 'change-service', 'correct'),
    { confirming: askWhatToChange },
    { "only somebody's page": namesOnlyWhom },
  ),
  'type-handle': row(hasAct('type-handle'), { any: askHandle }),
  'promise-link': row(hasAct('promise-link'), { any: postpone }),
  'for-other': row(({ reading }) => reading.isForOther, { confirming: askForWhom }),
  order: row(startsOrder, { any: startOrder }),
  agree: row(hasAct('agree', 'command', 'partial-yes'), {
    'complaint-open': followUpComplaint,
    'complaint-at-staff': awaitTicket,
    confirming: askBeforePix,
    cancelling: cancelPlaced,
  }),
  'go-on': row(asksToGoOn, { any: goOn }),
  deny: row(hasAct('deny'), {
    any: takeNo,
    confirming: askWhatToChange,
    cancelling: keepPlaced,
    'complaint-open': leaveComplaint,
    'complaint-at-staff': keepTicket,
  }),
  courtesy: row(hasAct(...actsWith('courtesy'), 'check-presence', 'ask-help', 'acknowledge'), {
    any: returnCourtesy,
    'complaint-at-staff': greetAgain,
  }),
  chat: row(chats, { idle: returnKindness, collecting: returnKindness, choosing: returnKindness }),

  /** Anything else belongs to a complaint. */
  'page-awaited': row(awaitsPage, { 'complaint-open': followUpComplaint }),
  'staff-awaited': row((turn) => !wantsToBuy(turn), { 'complaint-at-staff': followUpTicket }),
  'staff-answered': row(ticketAnswered, { any: forwardMessage, 'complaint-at-staff': 'skip' }),
}
