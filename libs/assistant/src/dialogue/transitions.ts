import type { Act } from '../understanding/acts.ts'
import { agreeToTicket, hearComplaint } from './complaints/agree-to-ticket.ts'
import { offerPerson, wantsPerson } from './complaints/call-staff.ts'
import { dropComplaint, tellsNoProblem } from './complaints/drop-complaint.ts'
import { handleTrouble } from './complaints/handle-trouble.ts'
import { isTrouble } from './complaints/is-trouble.ts'
import { orderBesideTicket, wantsOrderBesideTicket } from './complaints/order-instead.ts'
import * as staff from './complaints/tell-more.ts'
import { asksTicket, tellTickets } from './complaints/tell-tickets.ts'
import { leaveComplaint, withdrawsTicket, withdrawTicket } from './complaints/withdraw-ticket.ts'
import { askBeforePix } from './ordering/ask-before-pix.ts'
import { askChange, askForWhom, asksChange, askWhatToChange } from './ordering/change-order.ts'
import { asksOfCart, goOn, hasNext, showCart, startOrder, startsOrder } from './ordering/go-on.ts'
import { isAgreement } from './ordering/is-agreement.ts'
import { isOrderedOutright, placeOutright, placeRecap } from './ordering/place-orders.ts'
import { cancelOrders, removeOrders, removesOrders } from './ordering/remove-orders.ts'
import { swapOrders, swapsOrders } from './ordering/swap-orders.ts'
import { namesCoupon, takeCoupon } from './ordering/take-coupon.ts'
import { takeFacts } from './ordering/take-facts.ts'
import { asksAlternatives, asksToCompare, comparePrices, offerAlternatives } from './prices/compare-prices.ts'
import { fitBudget, fitsBudget } from './prices/fit-budget.ts'
import { asksOtherPrice, keepPrice } from './prices/keep-price.ts'
import { quoteSupposed, supposes } from './prices/quote-supposed.ts'
import { asksLimits, tellLimits } from './prices/tell-limits.ts'
import { asksWhichPackage, tellPackage } from './prices/tell-package.ts'
import { asksPriceBack, asksPrices, confirmPrice, tellPrices } from './prices/tell-prices.ts'
import { cancelPlaced, choosesPlaced, keepPlaced, wantsCancel } from './purchases/cancel-placed.ts'
import { correctPlaced, correctsPlaced } from './purchases/correct-placed.ts'
import { repeatPlaced, repeatsPlaced } from './purchases/repeat-order.ts'
import { asksPix, repeatPix } from './purchases/repeat-pix.ts'
import { asksFell, asksPayment, askWhatFell, saysPaid, tellPayment } from './purchases/tell-payment.ts'
import { asksNotedRefund, tellRefund, wantsRefund } from './purchases/tell-refund.ts'
import * as status from './purchases/tell-status.ts'
import { tellsPurchase, tellsPurchaseAlone, welcomeBack } from './purchases/welcome-back.ts'
import { wantsWithdrawal, withdraw } from './purchases/withdraw.ts'
import type { StateName } from './state.ts'
import { acceptRefusal, refuses, takeNo } from './talk/accept-refusal.ts'
import { answerTopics, asksTopic } from './talk/answer-topics.ts'
import { askHandle, explainPage, namesRefusedPage } from './talk/explain-page.ts'
import * as later from './talk/postpone.ts'
import * as refusal from './talk/refuse-wish.ts'
import { hearDataRequest } from './talk/request-data.ts'
import { chats, isKind, returnKindness } from './talk/return-kindness.ts'
import { returnCourtesy } from './talk/return-courtesy.ts'
import { makesCondition, sayConditions } from './talk/say-conditions.ts'
import { bringsFacts, does, type Move, type Turn } from './turn.ts'

/** A state; of a complaint that was told, `reported` while it is with the staff, and `answered` then. */
type Stage = StateName | 'reported' | 'answered' | 'any'

/** A feature of a message, and the move that it leads to: in any state, or by state. Null: it says nothing there. */
type Transition = readonly [when: (turn: Turn) => boolean, moves: Partial<Record<Stage, Move | null>>]

const told =
  (...acts: Act[]) =>
  (turn: Turn) =>
    does(turn, ...acts)

/**
 * Features that decide on the next move, the most weighty first: harm before trouble, trouble before sales, a refusal before a
 * yes, a yes before a question, a question before a fact, and courtesies last.
 */
export const transitions: Record<string, Transition> = {
  intrusion: [refusal.intrudes, { any: refusal.resistTrick }],
  password: [told('offer-password'), { any: refusal.refusePassword }],
  despair: [({ reading }) => reading.topics.includes('despair'), { any: answerTopics }],
  trick: [refusal.isTrick, { any: refusal.resistTrick }],
  'data-request': [told('want-data', 'want-deletion'), { any: hearDataRequest }],
  opposite: [refusal.isOpposite, { any: refusal.refuseOpposite }],
  kindness: [isKind, { any: returnKindness, confirming: null }],

  'withdraw-ticket': [withdrawsTicket, { any: withdrawTicket }],
  'ask-ticket': [asksTicket, { any: tellTickets }],
  'correct-placed': [correctsPlaced, { idle: correctPlaced, 'awaiting-payment': correctPlaced }],
  'refund-noted': [asksNotedRefund, { any: tellRefund }],
  'say-paid': [saysPaid, { reported: staff.tellMore }],
  'ask-payment': [asksPayment, { any: tellPayment }],
  'ask-fell': [asksFell, { any: askWhatFell }],
  withdraw: [wantsWithdrawal, { any: withdraw }],
  'no-complaint': [tellsNoProblem, { complaining: dropComplaint }],
  trouble: [isTrouble, { any: handleTrouble }],

  'which-to-cancel': [choosesPlaced, { cancelling: cancelPlaced }],
  'want-cancel': [
    wantsCancel,
    { any: cancelOrders, complaining: leaveComplaint, reported: staff.tellMore, cancelling: cancelPlaced },
  ],
  'want-refund': [wantsRefund, { any: tellRefund }],
  'want-person': [wantsPerson, { any: offerPerson }],
  'number-unknown': [told('ask-help'), { complaining: agreeToTicket, reported: staff.keepTicket }],
  refuse: [
    refuses,
    { any: acceptRefusal, complaining: leaveComplaint, reported: staff.keepTicket, cancelling: keepPlaced },
  ],
  'charge-later': [later.asksChargeLater, { confirming: later.chargeLater }],
  postpone: [later.postpones, { any: later.postpone, reported: staff.awaitTicket }],
  pause: [later.pauses, { any: later.pause }],
  coupon: [namesCoupon, { any: takeCoupon }],
  condition: [makesCondition, { any: sayConditions }],
  'price-asked-back': [asksPriceBack, { any: confirmPrice }],

  'order-beside-ticket': [wantsOrderBesideTicket, { reported: orderBesideTicket }],
  agreement: [isAgreement, { confirming: placeRecap, complaining: agreeToTicket }],
  swap: [swapsOrders, { any: swapOrders }],
  'remove-item': [removesOrders, { any: removeOrders }],
  'ask-pix': [asksPix, { any: repeatPix }],
  'ask-status': [status.asksStatus, { any: status.tellStatus, confirming: status.tellStatusBeside }],
  'order-number': [status.namesOrderOnly, { any: status.tellStatus }],
  unsold: [refusal.wishesUnsold, { any: refusal.refuseUnsold }],
  compared: [asksToCompare, { any: comparePrices }],
  supposed: [supposes, { any: quoteSupposed }],
  alternatives: [asksAlternatives, { any: offerAlternatives }],
  hedge: [later.hesitates, { confirming: later.pause, choosing: later.advise, collecting: later.advise }],
  'refused-page': [namesRefusedPage, { any: explainPage }],
  topic: [asksTopic, { any: answerTopics, reported: staff.answerMore }],
  'told-more': [staff.tellsMore, { reported: staff.tellMore }],
  'past-answer': [tellsPurchase, { complaining: agreeToTicket }],
  'past-purchase': [tellsPurchaseAlone, { any: welcomeBack }],
  'ask-recap': [asksOfCart, { any: showCart }],
  'ask-placed': [status.asksPlaced, { any: status.tellStatus }],
  budget: [fitsBudget, { any: fitBudget }],
  'other-price': [asksOtherPrice, { any: keepPrice }],
  'ask-choice': [asksWhichPackage, { any: tellPackage }],
  'ask-limits': [asksLimits, { any: tellLimits }],
  'ask-price': [asksPrices, { any: tellPrices }],

  'repeat-order': [repeatsPlaced, { any: repeatPlaced }],
  'order-outright': [isOrderedOutright, { any: placeOutright }],
  facts: [
    bringsFacts,
    {
      any: takeFacts,
      complaining: hearComplaint,
      reported: staff.hearMore,
      answered: staff.askIfPast,
      tracking: status.findOrder,
    },
  ],
  'next-item': [(turn) => does(turn, 'next-item') && hasNext(turn), { any: goOn }],
  change: [asksChange, { any: askChange }],
  'type-handle': [told('type-handle'), { any: askHandle }],
  'promise-link': [told('promise-link'), { any: later.postpone }],
  'for-other': [({ reading }) => reading.isForOther, { confirming: askForWhom }],
  order: [startsOrder, { any: startOrder }],
  agree: [
    told('agree', 'command', 'nod'),
    {
      complaining: agreeToTicket,
      reported: staff.awaitTicket,
      confirming: askBeforePix,
      cancelling: cancelPlaced,
    },
  ],
  'go-on': [(turn) => does(turn, 'agree', 'command', 'nod') && hasNext(turn), { any: goOn }],
  deny: [
    told('deny'),
    {
      any: takeNo,
      confirming: askWhatToChange,
      cancelling: keepPlaced,
      complaining: leaveComplaint,
      reported: staff.keepTicket,
    },
  ],
  courtesy: [
    told('leave', 'thank', 'greet', 'laugh', 'insult', 'check-presence', 'ask-help', 'acknowledge'),
    { any: returnCourtesy, reported: staff.greetAgain },
  ],
  chat: [chats, { idle: returnKindness }],
}

/** The row that decides on a message: the first that holds in the state of the dialogue. */
export function rowFor(turn: Turn): { row: string; move: Move } | null {
  const stages = stagesOf(turn)
  for (const [row, [holds, moves]] of Object.entries(transitions)) {
    const stage = stages.find((it) => it in moves)
    const move = stage && moves[stage]
    if (move && holds(turn)) return { row: stage === 'any' ? row : `${row} ${stage}`, move }
  }
  return null
}

function stagesOf(turn: Turn): Stage[] {
  const { state } = turn.dialogue
  if (state.at !== 'complaining' || state.step !== 'told') return [state.at, 'any']
  return [staff.isReported(turn) ? 'reported' : 'answered', 'any']
}
