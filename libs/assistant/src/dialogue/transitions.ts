import { actsWith } from '../understanding/act-traits.ts'
import type { Act } from '../understanding/reading-labels.ts'
import { says } from '../understanding/reading.ts'
import { awaitTicket } from './complaints/at-staff/await-ticket.ts'
import { buyOrAskIfPast } from './complaints/at-staff/buy-or-ask-if-past.ts'
import { buyOrFollowUp } from './complaints/at-staff/buy-or-follow-up.ts'
import { addsToTicket, followUpTicket } from './complaints/at-staff/follow-up-ticket.ts'
import { greetAgain } from './complaints/at-staff/greet-again.ts'
import { keepTicket } from './complaints/at-staff/keep-ticket.ts'
import { orderBesideTicket, wantsOrderBesideTicket } from './complaints/at-staff/order-beside-ticket.ts'
import { tellTopicOrFollowUp } from './complaints/at-staff/tell-topic-or-follow-up.ts'
import { dropComplaint, readAsNoComplaint } from './complaints/drop-complaint.ts'
import { addsToComplaint, followUpComplaint } from './complaints/follow-up-complaint.ts'
import { handleTrouble } from './complaints/handle-trouble.ts'
import { isTrouble } from './complaints/is-trouble.ts'
import { leaveComplaint } from './complaints/leave-complaint.ts'
import { offerPerson, wantsPerson } from './complaints/offer-person.ts'
import { asksTicket, tellTickets } from './complaints/tell-tickets.ts'
import { ticketAtStaff, type TurnAtStaff } from './complaints/tickets.ts'
import { withdrawsTicket, withdrawTicket } from './complaints/withdraw-ticket.ts'
import { bringsFacts } from './names-order.ts'
import { asAgreed } from './ordering/placing/as-agreed.ts'
import { askBeforePix } from './ordering/ask-before-pix.ts'
import { askChange, orderToChange } from './ordering/ask-change.ts'
import { askForWhom } from './ordering/ask-for-whom.ts'
import { askPlacedChange, placedToChange } from './ordering/ask-placed-change.ts'
import { askWhatToChange } from './ordering/ask-what-to-change.ts'
import { goOn, hasNext } from './ordering/go-on.ts'
import { isOrderedOutright, placeOutright } from './ordering/placing/place-outright.ts'
import { placeRecap } from './ordering/placing/place-recap.ts'
import { removeOrders, removesOrders } from './ordering/remove-orders.ts'
import { asksOfCart, showCart } from './ordering/show-cart.ts'
import { startOrder, startsOrder } from './ordering/start-order.ts'
import { pairToSwap, swapOrders } from './ordering/swap-orders.ts'
import { couponNamed, takeCoupon } from './ordering/take-coupon.ts'
import { takeFacts } from './ordering/take-facts.ts'
import { asksToCompare, comparePrices } from './prices/compare-prices.ts'
import { asksPriceBack, confirmPrice } from './prices/confirm-price.ts'
import { budgetNamed, fitBudget } from './prices/fit-budget.ts'
import { asksOtherPrice, keepPrice } from './prices/keep-price.ts'
import { asksAlternatives, offerAlternatives } from './prices/offer-alternatives.ts'
import { quoteSupposed, supposes } from './prices/quote-supposed.ts'
import { asksLimits, tellLimits } from './prices/tell-limits.ts'
import { packageAsked, tellPackage } from './prices/tell-package.ts'
import { asksPrices, tellPrices } from './prices/tell-prices.ts'
import { turnDownAsked, unsoldAsked } from './prices/turn-down-asked.ts'
import { purchaseDescribed } from './purchase-described.ts'
import { asksFell, askWhatFell } from './purchases/ask-what-fell.ts'
import { cancelOrders, wantsCancel } from './purchases/cancel-orders.ts'
import { cancelPlaced, choosesPlaced } from './purchases/cancel-placed.ts'
import { correctPlaced, placedCorrected } from './purchases/correct-placed.ts'
import { findOrder } from './purchases/find-order.ts'
import { keepPlaced } from './purchases/keep-placed.ts'
import { asksPix, repeatPix } from './purchases/repeat-pix.ts'
import { orderToRepeat, repeatPlaced } from './purchases/repeat-placed.ts'
import { asksPayment, saysPaid, tellPayment } from './purchases/tell-payment.ts'
import { asksNotedRefund, tellRefund, wantsRefund } from './purchases/tell-refund.ts'
import { tellStatusBeside } from './purchases/tell-status-beside.ts'
import { asksPlaced, asksStatus, namesOrderOnly, tellStatus } from './purchases/tell-status.ts'
import { purchaseDescribedAlone, welcomeBack } from './purchases/welcome-back.ts'
import { openDataRequest } from './rights/open-data-request.ts'
import { paidToWithdraw, withdrawOrder } from './rights/withdraw-order.ts'
import { filed, type StateName } from './state.ts'
import { acceptDecline, declines } from './talk/accept-decline.ts'
import { advise, hesitates } from './talk/advise.ts'
import { askHandle } from './talk/ask-handle.ts'
import { asksChargeLater, chargeLater } from './talk/charge-later.ts'
import { explainPage, unusablePage } from './talk/explain-page.ts'
import { pause, pauses } from './talk/pause.ts'
import { postpone, postpones } from './talk/postpone.ts'
import { insists, intrudes, isTrick, resistTrick } from './talk/resist-trick.ts'
import { returnCourtesy } from './talk/return-courtesy.ts'
import { chats, isKind, returnKindness } from './talk/return-kindness.ts'
import { takeNo } from './talk/take-no.ts'
import { asksTopic, tellAboutTopics } from './talk/tell-about-topics.ts'
import { makesCondition, tellConditions } from './talk/tell-conditions.ts'
import { isOpposite, turnDownOpposite } from './talk/turn-down-opposite.ts'
import { turnDownPassword } from './talk/turn-down-password.ts'
import { turnDownUnsold, unsoldAlone } from './talk/turn-down-unsold.ts'
import type { Step, Turn } from './turn.ts'

/** A turn as a move of each stage has it: in a state, or of a complaint while the staff has it, and once it has answered. */
type Turns = { [Name in StateName]: Turn<Name> } & {
  'at-staff': TurnAtStaff
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

/** A row: what it finds in a message leads to a move, which is given it; false, null or undefined leaves the message to the next row. */
const row = <Found>(find: (turn: Turn) => Found, moves: Moves<Found>): Row => ({
  find,
  moves: moves as Row['moves'],
})

const hasAct =
  (...acts: Act[]) =>
  (turn: Turn) =>
    says(turn.reading, ...acts)

/**
 * Features that decide on the next move, the most weighty first: harm, kind words, trouble, a yes, sales, and courtesies last.
 * A finder says itself where it gives way to a row below.
 */
export const transitions: Readonly<Record<string, Row>> = {
  intrusion: row(intrudes, { any: resistTrick }),
  'offer-password': row(hasAct('offer-password'), { any: turnDownPassword }),
  despair: row(({ reading }) => reading.topics.includes('despair'), { any: tellAboutTopics }),
  trick: row(isTrick, { any: resistTrick }),
  insistence: row(insists, { any: resistTrick }),
  'want-data': row(hasAct('want-data', 'want-deletion'), { any: openDataRequest }),
  opposite: row(isOpposite, { any: turnDownOpposite }),
  kindness: row(isKind, { any: returnKindness, confirming: null }),

  'withdraw-ticket': row(withdrawsTicket, { any: withdrawTicket }),
  'ask-ticket': row(asksTicket, { any: tellTickets }),
  'correct-placed': row(placedCorrected, { idle: correctPlaced, 'awaiting-payment': correctPlaced }),
  'ask-refund': row(asksNotedRefund, { any: tellRefund }),
  'say-paid': row(saysPaid, { 'at-staff': followUpTicket, complaining: followUpComplaint }),
  'ask-payment': row(asksPayment, { any: tellPayment }),
  'ask-fell': row(asksFell, { any: askWhatFell }),
  'withdraw-order': row(paidToWithdraw, { any: withdrawOrder }),
  'no-complaint': row(readAsNoComplaint, { complaining: dropComplaint }),
  trouble: row(isTrouble, { any: handleTrouble }),

  'choose-placed': row(choosesPlaced, { cancelling: cancelPlaced }),
  'want-cancel': row(wantsCancel, {
    any: cancelOrders,
    complaining: leaveComplaint,
    'at-staff': followUpTicket,
    cancelling: cancelPlaced,
  }),
  'want-refund': row(wantsRefund, { any: tellRefund }),
  'want-person': row(wantsPerson, { any: offerPerson }),
  'ask-help': row(hasAct('ask-help'), { complaining: followUpComplaint, 'at-staff': keepTicket }),
  decline: row(declines, {
    any: acceptDecline,
    complaining: leaveComplaint,
    'at-staff': keepTicket,
    cancelling: keepPlaced,
  }),
  'charge-later': row(asksChargeLater, { confirming: chargeLater }),
  postpone: row(postpones, { any: postpone, 'at-staff': awaitTicket }),
  pause: row(pauses, { any: pause }),
  coupon: row(couponNamed, { any: takeCoupon }),
  condition: row(makesCondition, { any: tellConditions, complaining: null }),
  'ask-price-back': row(asksPriceBack, { any: confirmPrice }),

  'order-beside-ticket': row(wantsOrderBesideTicket, { 'at-staff': orderBesideTicket }),
  agreement: row(asAgreed, { confirming: placeRecap, complaining: followUpComplaint }),
  swap: row(pairToSwap, { any: swapOrders }),
  'remove-item': row(removesOrders, { any: removeOrders }),
  'ask-pix': row(asksPix, { any: repeatPix }),
  'ask-status': row(asksStatus, { any: tellStatus, confirming: tellStatusBeside }),
  'order-number': row(namesOrderOnly, { any: tellStatus }),
  'add-to-complaint': row(addsToComplaint, { complaining: followUpComplaint }),
  unsold: row(unsoldAlone, { any: turnDownUnsold }),
  'unsold-goods': row(unsoldAsked, { any: turnDownAsked, 'at-staff': null }),
  compare: row(asksToCompare, { any: comparePrices }),
  supposed: row(supposes, { any: quoteSupposed }),
  alternatives: row(asksAlternatives, { any: offerAlternatives }),
  hedge: row(hesitates, { confirming: pause, choosing: advise, collecting: advise }),
  'unusable-page': row(unusablePage, { any: explainPage }),
  topic: row(asksTopic, { any: tellAboutTopics, 'at-staff': tellTopicOrFollowUp }),
  'add-to-ticket': row(addsToTicket, { 'at-staff': followUpTicket }),
  purchase: row(purchaseDescribed, { complaining: followUpComplaint }),
  'purchase-alone': row(purchaseDescribedAlone, { any: welcomeBack }),
  'ask-cart': row(asksOfCart, { any: showCart }),
  'ask-placed': row(asksPlaced, { any: tellStatus }),
  budget: row(budgetNamed, { any: fitBudget }),
  'other-price': row(asksOtherPrice, { any: keepPrice }),
  'ask-package': row(packageAsked, { any: tellPackage }),
  'ask-limits': row(asksLimits, { any: tellLimits }),
  'ask-price': row(asksPrices, { any: tellPrices }),

  'repeat-order': row(orderToRepeat, { any: repeatPlaced }),
  'order-outright': row(isOrderedOutright, { any: placeOutright }),
  facts: row(bringsFacts, {
    any: takeFacts,
    'at-staff': buyOrFollowUp,
    answered: buyOrAskIfPast,
    tracking: findOrder,
  }),
  'next-item': row((turn) => says(turn.reading, 'next-item') && hasNext(turn), { any: goOn }),
  change: row(orderToChange, { any: askChange }),
  'change-placed': row(placedToChange, { any: askPlacedChange }),
  'change-recap': row(hasAct('change', 'change-service', 'correct'), { confirming: askWhatToChange }),
  'type-handle': row(hasAct('type-handle'), { any: askHandle }),
  'promise-link': row(hasAct('promise-link'), { any: postpone }),
  'for-other': row(({ reading }) => reading.isForOther, { confirming: askForWhom }),
  order: row(startsOrder, { any: startOrder }),
  agree: row(hasAct('agree', 'command', 'nod'), {
    complaining: followUpComplaint,
    'at-staff': awaitTicket,
    confirming: askBeforePix,
    cancelling: cancelPlaced,
  }),
  'go-on': row((turn) => says(turn.reading, 'agree', 'command', 'nod') && hasNext(turn), { any: goOn }),
  deny: row(hasAct('deny'), {
    any: takeNo,
    confirming: askWhatToChange,
    cancelling: keepPlaced,
    complaining: leaveComplaint,
    'at-staff': keepTicket,
  }),
  courtesy: row(hasAct(...actsWith('courtesy'), 'check-presence', 'ask-help', 'acknowledge'), {
    any: returnCourtesy,
    'at-staff': greetAgain,
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
    if (found === false || found === null || found === undefined) continue
    const row = stage === 'any' ? name : `${name} ${stage}`
    return { row, find, move, step: () => move({ ...turn, ...(ticket && { ticket }) }, found) }
  }
  return null
}

function stagesOf({ dialogue: { state } }: Turn, isAtStaff: boolean): Stage[] {
  if (state.at !== 'complaining' || state.step !== filed) return [state.at, 'any']
  return [isAtStaff ? 'at-staff' : 'answered', 'any']
}
