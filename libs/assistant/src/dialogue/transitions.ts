import { actsWith } from '../understanding/act-traits.ts'
import type { Act } from '../understanding/acts.ts'
import { offerPerson, wantsPerson } from './complaints/offer-person.ts'
import { dropComplaint, readAsNoComplaint } from './complaints/drop-complaint.ts'
import { handleTrouble } from './complaints/handle-trouble.ts'
import { followUpComplaint, addsToComplaint } from './complaints/follow-up-complaint.ts'
import { isTrouble } from './complaints/is-trouble.ts'
import { orderBesideTicket, wantsOrderBesideTicket } from './complaints/order-beside-ticket.ts'
import * as staff from './complaints/tell-more.ts'
import { asksTicket, tellTickets } from './complaints/tell-tickets.ts'
import { type Reported, ticketAtStaff } from './complaints/tickets.ts'
import { leaveComplaint, withdrawsTicket, withdrawTicket } from './complaints/withdraw-ticket.ts'
import { askBeforePix } from './ordering/ask-before-pix.ts'
import {
  askChange,
  askForWhom,
  askPlacedChange,
  askWhatToChange,
  orderToChange,
  placedToChange,
} from './ordering/change-order.ts'
import { asksOfCart, goOn, hasNext, showCart, startOrder, startsOrder } from './ordering/go-on.ts'
import { purchaseDescribed } from './features.ts'
import { asAgreed } from './ordering/as-agreed.ts'
import { isOrderedOutright, placeOutright, placeRecap } from './ordering/place-orders.ts'
import { removeOrders, removesOrders } from './ordering/remove-orders.ts'
import { pairToSwap, swapOrders } from './ordering/swap-orders.ts'
import { couponNamed, takeCoupon } from './ordering/take-coupon.ts'
import { takeFacts } from './ordering/take-facts.ts'
import { asksAlternatives, asksToCompare, comparePrices, offerAlternatives } from './prices/compare-prices.ts'
import { budgetNamed, fitBudget } from './prices/fit-budget.ts'
import { asksOtherPrice, keepPrice } from './prices/keep-price.ts'
import { quoteSupposed, supposes } from './prices/quote-supposed.ts'
import { asksLimits, tellLimits } from './prices/tell-limits.ts'
import { packageAsked, tellPackage } from './prices/tell-package.ts'
import { asksPriceBack, asksPrices, confirmPrice, tellPrices } from './prices/tell-prices.ts'
import {
  cancelOrders,
  cancelPlaced,
  choosesPlaced,
  keepPlaced,
  wantsCancel,
} from './purchases/cancel-placed.ts'
import { correctPlaced, placedCorrected } from './purchases/correct-placed.ts'
import { orderToRepeat, repeatPlaced } from './purchases/repeat-placed.ts'
import { asksPix, repeatPix } from './purchases/repeat-pix.ts'
import { asksFell, asksPayment, askWhatFell, saysPaid, tellPayment } from './purchases/tell-payment.ts'
import { asksNotedRefund, tellRefund, wantsRefund } from './purchases/tell-refund.ts'
import * as status from './purchases/tell-status.ts'
import { purchaseDescribedAlone, welcomeBack } from './purchases/welcome-back.ts'
import { paidToWithdraw, withdrawOrder } from './rights/withdraw-order.ts'
import type { StateName } from './state.ts'
import { acceptDecline, declines, takeNo } from './talk/accept-decline.ts'
import { tellAboutTopics, asksTopic } from './talk/tell-about-topics.ts'
import { askHandle, explainPage, unusablePage } from './talk/explain-page.ts'
import * as later from './talk/postpone.ts'
import * as refusal from './talk/refuse-wish.ts'
import { openDataRequest } from './rights/open-data-request.ts'
import { chats, isKind, returnKindness } from './talk/return-kindness.ts'
import { returnCourtesy } from './talk/return-courtesy.ts'
import { makesCondition, tellConditions } from './talk/tell-conditions.ts'
import { bringsFacts, does, type Step, type Turn } from './turn.ts'

/** A turn as a move of each stage has it: in a state, or of a complaint while the staff has it, and once it has answered. */
type Turns = { [Name in StateName]: Turn<Name> } & {
  reported: Reported
  answered: Turn<'complaining'>
  any: Turn
}
type Stage = keyof Turns

/** By stage. Null: the row says nothing there. */
type Moves<Found> = {
  readonly [In in Stage]?: ((turn: Turns[In], found: Exclude<Found, false | null | undefined>) => Step) | null
}
type AnyMove = (turn: Turn, found: unknown) => Step
type Row = { find: (turn: Turn) => unknown; moves: { readonly [In in Stage]?: AnyMove | null } }

/** A row: what it finds in a message leads to a move, which is given it; false or nothing found leaves the message to the next row. */
const row = <Found>(find: (turn: Turn) => Found, moves: Moves<Found>): Row => ({
  find,
  moves: moves as Row['moves'],
})

const hasAct =
  (...acts: Act[]) =>
  (turn: Turn) =>
    does(turn, ...acts)

/**
 * Features that decide on the next move, the most weighty first: harm before trouble, trouble before sales, a no before a
 * yes, a yes before a question, a question before a fact, and courtesies last.
 */
export const transitions: Readonly<Record<string, Row>> = {
  intrusion: row(refusal.intrudes, { any: refusal.resistTrick }),
  password: row(hasAct('offer-password'), { any: refusal.turnDownPassword }),
  despair: row(({ reading }) => reading.topics.includes('despair'), { any: tellAboutTopics }),
  trick: row(refusal.isTrick, { any: refusal.resistTrick }),
  insistence: row(refusal.insists, { any: refusal.resistTrick }),
  'data-request': row(hasAct('want-data', 'want-deletion'), { any: openDataRequest }),
  opposite: row(refusal.isOpposite, { any: refusal.turnDownOpposite }),
  kindness: row(isKind, { any: returnKindness, confirming: null }),

  'withdraw-ticket': row(withdrawsTicket, { any: withdrawTicket }),
  'ask-ticket': row(asksTicket, { any: tellTickets }),
  'correct-placed': row(placedCorrected, { idle: correctPlaced, 'awaiting-payment': correctPlaced }),
  'refund-noted': row(asksNotedRefund, { any: tellRefund }),
  'say-paid': row(saysPaid, { reported: staff.followUpTicket, complaining: followUpComplaint }),
  'ask-payment': row(asksPayment, { any: tellPayment }),
  'ask-fell': row(asksFell, { any: askWhatFell }),
  withdraw: row(paidToWithdraw, { any: withdrawOrder }),
  'no-complaint': row(readAsNoComplaint, { complaining: dropComplaint }),
  trouble: row(isTrouble, { any: handleTrouble }),

  'which-to-cancel': row(choosesPlaced, { cancelling: cancelPlaced }),
  'want-cancel': row(wantsCancel, {
    any: cancelOrders,
    complaining: leaveComplaint,
    reported: staff.followUpTicket,
    cancelling: cancelPlaced,
  }),
  'want-refund': row(wantsRefund, { any: tellRefund }),
  'want-person': row(wantsPerson, { any: offerPerson }),
  'ask-help': row(hasAct('ask-help'), { complaining: followUpComplaint, reported: staff.keepTicket }),
  refuse: row(declines, {
    any: acceptDecline,
    complaining: leaveComplaint,
    reported: staff.keepTicket,
    cancelling: keepPlaced,
  }),
  'charge-later': row(later.asksChargeLater, { confirming: later.chargeLater }),
  postpone: row(later.postpones, { any: later.postpone, reported: staff.awaitTicket }),
  pause: row(later.pauses, { any: later.pause }),
  coupon: row(couponNamed, { any: takeCoupon }),
  condition: row(makesCondition, { any: tellConditions }),
  'price-asked-back': row(asksPriceBack, { any: confirmPrice }),

  'order-beside-ticket': row(wantsOrderBesideTicket, { reported: orderBesideTicket }),
  agreement: row(asAgreed, { confirming: placeRecap, complaining: followUpComplaint }),
  swap: row(pairToSwap, { any: swapOrders }),
  'remove-item': row(removesOrders, { any: removeOrders }),
  'ask-pix': row(asksPix, { any: repeatPix }),
  'ask-status': row(status.asksStatus, { any: status.tellStatus, confirming: status.tellStatusBeside }),
  'order-number': row(status.namesOrderOnly, { any: status.tellStatus }),
  'complaint-goes-on': row(addsToComplaint, { complaining: followUpComplaint }),
  unsold: row(refusal.unsoldAlone, { any: refusal.turnDownUnsold }),
  compared: row(asksToCompare, { any: comparePrices }),
  supposed: row(supposes, { any: quoteSupposed }),
  alternatives: row(asksAlternatives, { any: offerAlternatives }),
  hedge: row(later.hesitates, { confirming: later.pause, choosing: later.advise, collecting: later.advise }),
  'refused-page': row(unusablePage, { any: explainPage }),
  topic: row(asksTopic, { any: tellAboutTopics, reported: staff.tellTopicOrFollowUp }),
  'told-more': row(staff.addsToTicket, { reported: staff.followUpTicket }),
  'past-answer': row(purchaseDescribed, { complaining: followUpComplaint }),
  'past-purchase': row(purchaseDescribedAlone, { any: welcomeBack }),
  'ask-recap': row(asksOfCart, { any: showCart }),
  'ask-placed': row(status.asksPlaced, { any: status.tellStatus }),
  budget: row(budgetNamed, { any: fitBudget }),
  'other-price': row(asksOtherPrice, { any: keepPrice }),
  'ask-choice': row(packageAsked, { any: tellPackage }),
  'ask-limits': row(asksLimits, { any: tellLimits }),
  'ask-price': row(asksPrices, { any: tellPrices }),

  'repeat-order': row(orderToRepeat, { any: repeatPlaced }),
  'order-outright': row(isOrderedOutright, { any: placeOutright }),
  facts: row(bringsFacts, {
    any: takeFacts,
    reported: staff.buyOrFollowUp,
    answered: staff.buyOrAskIfPast,
    tracking: status.findOrder,
  }),
  'next-item': row((turn) => does(turn, 'next-item') && hasNext(turn), { any: goOn }),
  change: row(orderToChange, { any: askChange }),
  'change-placed': row(placedToChange, { any: askPlacedChange }),
  'change-recap': row(hasAct('change', 'change-service', 'correct'), { confirming: askWhatToChange }),
  'type-handle': row(hasAct('type-handle'), { any: askHandle }),
  'promise-link': row(hasAct('promise-link'), { any: later.postpone }),
  'for-other': row(({ reading }) => reading.isForOther, { confirming: askForWhom }),
  order: row(startsOrder, { any: startOrder }),
  agree: row(hasAct('agree', 'command', 'nod'), {
    complaining: followUpComplaint,
    reported: staff.awaitTicket,
    confirming: askBeforePix,
    cancelling: cancelPlaced,
  }),
  'go-on': row((turn) => does(turn, 'agree', 'command', 'nod') && hasNext(turn), { any: goOn }),
  deny: row(hasAct('deny'), {
    any: takeNo,
    confirming: askWhatToChange,
    cancelling: keepPlaced,
    complaining: leaveComplaint,
    reported: staff.keepTicket,
  }),
  courtesy: row(hasAct(...actsWith('courtesy'), 'check-presence', 'ask-help', 'acknowledge'), {
    any: returnCourtesy,
    reported: staff.greetAgain,
  }),
  chat: row(chats, { idle: returnKindness, collecting: returnKindness, choosing: returnKindness }),
}

type Chosen = { row: string; find: (turn: Turn) => unknown; move: AnyMove; step: () => Step }

/** The row that decides on a message: the first that finds something in the state of the dialogue. `step` makes its move. */
export function rowFor(turn: Turn): Chosen | null {
  const ticket = ticketAtStaff(turn)
  const stages = stagesOf(turn, ticket !== undefined)
  for (const [name, { find, moves }] of Object.entries(transitions)) {
    const stage = stages.find((it) => it in moves)
    const move = stage && moves[stage]
    const found = move && find(turn)
    if (!found) continue
    const row = stage === 'any' ? name : `${name} ${stage}`
    return { row, find, move, step: () => move({ ...turn, ...(ticket && { ticket }) }, found) }
  }
  return null
}

function stagesOf({ dialogue: { state } }: Turn, isReported: boolean): Stage[] {
  if (state.at !== 'complaining' || state.step !== 'told') return [state.at, 'any']
  return [isReported ? 'reported' : 'answered', 'any']
}
