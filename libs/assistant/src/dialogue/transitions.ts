import type { Act } from '../understanding/acts.ts'
import { agreeToTicket, hearComplaint } from './complaints/agree-to-ticket.ts'
import { offerPerson, wantsPerson } from './complaints/call-staff.ts'
import { dropComplaint, tellsNoProblem } from './complaints/drop-complaint.ts'
import { handleTrouble } from './complaints/handle-trouble.ts'
import { isTrouble, tellsProblem } from './complaints/is-trouble.ts'
import { orderBesideTicket, orderInstead, wantsOrderBesideTicket } from './complaints/order-instead.ts'
import { awaitTicket, isReported, keepTicket, tellMore, tellUnasked } from './complaints/tell-more.ts'
import { asksTicket, greetAgain, tellTickets, tellWhen } from './complaints/tell-tickets.ts'
import { leaveComplaint, withdrawsTicket, withdrawTicket } from './complaints/withdraw-ticket.ts'
import { asksRecap } from './features.ts'
import { askBeforePix } from './ordering/ask-before-pix.ts'
import { askChange, askForWhom, askWhatToChange } from './ordering/change-order.ts'
import { goOn, showCart, startOrder } from './ordering/go-on.ts'
import { isAgreement } from './ordering/is-agreement.ts'
import { isOrderedOutright, placeOutright, placeRecap } from './ordering/place-orders.ts'
import { dropCart, removeItems } from './ordering/remove-orders.ts'
import { swapOrders, swapsOrders } from './ordering/swap-orders.ts'
import { namesCoupon, takeCoupon } from './ordering/take-coupon.ts'
import { takeFacts } from './ordering/take-facts.ts'
import { asksAlternatives, asksToCompare, comparePrices, offerAlternatives } from './prices/compare-prices.ts'
import { fitBudget, speaksOfMoney } from './prices/fit-budget.ts'
import { keepPrice } from './prices/keep-price.ts'
import { quoteSupposed, supposes } from './prices/quote-supposed.ts'
import { asksLimits, tellLimits } from './prices/tell-limits.ts'
import { asksWhichPackage, tellPackage } from './prices/tell-package.ts'
import { asksPriceBack, asksPrices, confirmPrice, tellPrices } from './prices/tell-prices.ts'
import { cancelChosen, cancelPlaced, keepPlaced, wantsCancel } from './purchases/cancel-placed.ts'
import { correctPlaced, correctsPlaced } from './purchases/correct-placed.ts'
import { repeatPlaced, repeatsPlaced } from './purchases/repeat-order.ts'
import { asksPix, promisePix, repeatPix } from './purchases/repeat-pix.ts'
import { asksPayment, askWhatFell, tellPayment } from './purchases/tell-payment.ts'
import { asksNotedRefund, tellRefund } from './purchases/tell-refund.ts'
import {
  asksPlaced,
  asksStatus,
  findOrder,
  namesOrderOnly,
  tellStatus,
  tellStatusBeside,
} from './purchases/tell-status.ts'
import { tellsPurchase, welcomeBack } from './purchases/welcome-back.ts'
import { wantsWithdrawal, withdraw } from './purchases/withdraw.ts'
import type { StateName } from './state.ts'
import { acceptRefusal, refuses, takeNo } from './talk/accept-refusal.ts'
import { answerTopics, asksTopic } from './talk/answer-topics.ts'
import { askHandle, explainPage, namesRefusedPage } from './talk/explain-page.ts'
import {
  advise,
  asksChargeLater,
  chargeLater,
  hesitates,
  pause,
  pauses,
  postpone,
  postpones,
} from './talk/postpone.ts'
import {
  intrudes,
  isOpposite,
  isTrick,
  refuseOpposite,
  refusePassword,
  refuseUnsold,
  resistTrick,
  wishesUnsold,
} from './talk/refuse-wish.ts'
import { hearDataRequest } from './talk/request-data.ts'
import { chats, isKind, returnKindness } from './talk/return-kindness.ts'
import { returnCourtesy } from './talk/return-courtesy.ts'
import { makesCondition, sayConditions } from './talk/say-conditions.ts'
import { bringsFacts, does, type Move, type Step, type Turn } from './turn.ts'

/** A state, or `reported`: that of a complaint that is with the staff. */
type Stage = StateName | 'reported' | 'any'

/** A feature of a message, and the move that it leads to: in any state, or by state. Null: it says nothing there. */
type Transition = readonly [when: (turn: Turn) => boolean, moves: Partial<Record<Stage, Move | null>>]

const told =
  (...acts: Act[]) =>
  (turn: Turn) =>
    does(turn, ...acts)

const firstOf =
  (first: Move, second: Move): Move =>
  (turn) =>
    first(turn) ?? second(turn)

/**
 * Features that decide on the next move, the most weighty first: harm before trouble, trouble before sales, a refusal before a
 * yes, a yes before a question, a question before a fact, and courtesies last.
 */
export const transitions: Record<string, Transition> = {
  intrusion: [intrudes, { any: resistTrick }],
  password: [told('offer-password'), { any: refusePassword }],
  despair: [({ reading }) => reading.topics.includes('despair'), { any: answerTopics }],
  trick: [isTrick, { any: resistTrick }],
  'data-request': [told('want-data', 'want-deletion'), { any: hearDataRequest }],
  opposite: [isOpposite, { any: refuseOpposite, complaining: null }],
  kindness: [isKind, { any: returnKindness, confirming: null, reported: null }],

  'withdraw-ticket': [withdrawsTicket, { any: withdrawTicket }],
  'ask-ticket': [asksTicket, { any: tellTickets }],
  'correct-placed': [correctsPlaced, { idle: correctPlaced, 'awaiting-payment': correctPlaced }],
  'refund-noted': [asksNotedRefund, { any: tellRefund }],
  'say-paid': [asksPayment, { any: tellPayment, reported: tellMore }],
  'ask-fell': [told('ask-fell'), { any: askWhatFell }],
  withdraw: [wantsWithdrawal, { any: withdraw }],
  'no-complaint': [tellsNoProblem, { complaining: dropComplaint }],
  trouble: [isTrouble, { any: handleTrouble }],

  'which-to-cancel': [(turn) => !tellsProblem(turn), { cancelling: cancelChosen }],
  'want-cancel': [
    wantsCancel,
    {
      any: cancelPlaced,
      collecting: dropCart,
      choosing: dropCart,
      confirming: dropCart,
      complaining: leaveComplaint,
    },
  ],
  'want-refund': [told('want-refund'), { any: tellRefund }],
  'want-person': [wantsPerson, { any: offerPerson }],
  'number-unknown': [told('ask-help'), { complaining: agreeToTicket, reported: keepTicket }],
  refuse: [
    refuses,
    { any: acceptRefusal, complaining: leaveComplaint, reported: keepTicket, cancelling: keepPlaced },
  ],
  'charge-later': [asksChargeLater, { confirming: chargeLater }],
  postpone: [postpones, { any: postpone, reported: awaitTicket }],
  pause: [pauses, { any: pause, reported: awaitTicket }],
  coupon: [namesCoupon, { any: takeCoupon }],
  condition: [makesCondition, { any: sayConditions }],
  'price-asked-back': [asksPriceBack, { any: confirmPrice }],

  'order-beside-ticket': [wantsOrderBesideTicket, { reported: orderBesideTicket }],
  agreement: [isAgreement, { confirming: placeRecap, complaining: agreeToTicket, reported: null }],
  swap: [swapsOrders, { any: swapOrders }],
  'remove-item': [told('remove-item'), { any: removeItems }],
  'ask-pix': [asksPix, { any: repeatPix, confirming: promisePix }],
  'ask-status': [asksStatus, { any: tellStatus, confirming: tellStatusBeside }],
  'order-number': [namesOrderOnly, { any: tellStatus }],
  unsold: [wishesUnsold, { any: refuseUnsold }],
  compared: [asksToCompare, { any: comparePrices }],
  supposed: [supposes, { any: quoteSupposed }],
  alternatives: [asksAlternatives, { any: offerAlternatives }],
  hedge: [hesitates, { confirming: pause, choosing: advise, collecting: advise }],
  'refused-page': [namesRefusedPage, { any: explainPage }],
  topic: [asksTopic, { any: answerTopics, reported: firstOf(firstOf(tellWhen, tellUnasked), answerTopics) }],
  'past-purchase': [
    tellsPurchase,
    { any: welcomeBack, complaining: firstOf(agreeToTicket, welcomeBack), reported: tellMore },
  ],
  'ask-recap': [asksRecap, { confirming: showCart, choosing: showCart, collecting: showCart }],
  'ask-placed': [asksPlaced, { any: tellStatus, confirming: null, choosing: null, collecting: null }],
  budget: [speaksOfMoney, { any: fitBudget, reported: firstOf(tellMore, fitBudget) }],
  'other-price': [speaksOfMoney, { any: keepPrice }],
  'ask-choice': [asksWhichPackage, { any: tellPackage }],
  'ask-limits': [asksLimits, { any: tellLimits }],
  'ask-price': [asksPrices, { any: tellPrices, reported: firstOf(tellMore, tellPrices) }],

  'repeat-order': [repeatsPlaced, { any: repeatPlaced }],
  'order-outright': [isOrderedOutright, { any: placeOutright }],
  facts: [
    bringsFacts,
    {
      any: takeFacts,
      complaining: hearComplaint,
      tracking: findOrder,
    },
  ],
  'next-item': [told('next-item'), { any: goOn }],
  change: [told('change', 'change-quantity', 'change-link', 'change-service', 'correct'), { any: askChange }],
  'type-handle': [told('type-handle'), { any: askHandle, confirming: null }],
  'promise-link': [told('promise-link'), { any: postpone }],
  'for-other': [({ reading }) => reading.isForOther, { confirming: askForWhom }],
  order: [
    told('order', 'add-item'),
    {
      any: startOrder,
      complaining: firstOf(orderInstead, startOrder),
      reported: firstOf(tellMore, startOrder),
    },
  ],
  agree: [
    told('agree', 'command', 'nod'),
    {
      any: goOn,
      complaining: agreeToTicket,
      reported: awaitTicket,
      confirming: askBeforePix,
      cancelling: cancelPlaced,
    },
  ],
  deny: [
    told('deny'),
    {
      any: takeNo,
      confirming: askWhatToChange,
      cancelling: keepPlaced,
      complaining: leaveComplaint,
      reported: keepTicket,
    },
  ],
  courtesy: [
    told('leave', 'thank', 'greet', 'laugh', 'insult', 'check-presence', 'ask-help', 'acknowledge'),
    { any: returnCourtesy, reported: firstOf(greetAgain, returnCourtesy) },
  ],
  chat: [chats, { idle: returnKindness }],
}

/** The moves to try, in order, under their rows; the first that applies is made, and nothing is looked for behind it. */
export function* movesFor(turn: Turn): Generator<{ row: string; stage: Stage; move: Move }, void> {
  const { at } = turn.dialogue.state
  const stages: Stage[] = isReported(turn) ? ['reported', at, 'any'] : [at, 'any']
  for (const [row, [holds, moves]] of Object.entries(transitions)) {
    const stage = stages.find((it) => it in moves)
    const move = stage && moves[stage]
    if (move && holds(turn)) yield { row, stage, move }
  }
}

/** The row whose move is made, with the stage that it names, and the step of that move. */
export function rowThatDecides(turn: Turn): { row: string; step: Step } | null {
  for (const { row, stage, move } of movesFor(turn)) {
    const step = move(turn)
    if (step) return { row: stage === 'any' ? row : `${row} ${stage}`, step }
  }
  return null
}
