import type { Act, Condition } from '../understanding/acts.ts'
import * as budgets from './moves/budget-moves.ts'
import { offerPerson } from './moves/call-staff.ts'
import * as cancelling from './moves/cancel-placed.ts'
import * as corrections from './moves/correct-placed.ts'
import * as comparison from './moves/compare-prices.ts'
import * as complaints from './moves/complaint-moves.ts'
import * as dropping from './moves/drop-complaint.ts'
import * as coupons from './moves/coupon-moves.ts'
import * as orders from './moves/order-moves.ts'
import * as placing from './moves/place-cart.ts'
import * as prices from './moves/price-moves.ts'
import * as purchases from './moves/purchase-moves.ts'
import * as swapping from './moves/swap-orders.ts'
import * as rights from './moves/rights-moves.ts'
import * as talk from './moves/talk-moves.ts'
import { isNewOrder, isTrouble, tellsProblem } from './is-trouble.ts'
import type { Choice } from '../understanding/reading.ts'
import type { StateName } from './state.ts'
import { hasPage } from './cart/draft.ts'
import { ticketNamed } from './past-orders.ts'
import { isAgreement } from './is-agreement.ts'
import { bringsFacts, does, type Move, type Turn } from './turn.ts'

/** A feature of a message, and the move that it leads to: in any state, or by state. No move: it says nothing there. */
type Transition = readonly [when: (turn: Turn) => boolean, moves: Partial<Record<StateName | 'any', Move>>]

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
export const transitions = {
  password: [told('offer-password'), { any: talk.refusePassword }],
  trick: [(turn) => does(turn, 'trick') && !tellsProblem(turn), { any: talk.resistTrick }],
  'data-request': [told('want-data', 'want-deletion'), { any: rights.hearDataRequest }],
  opposite: [
    (turn) =>
      does(turn, 'opposite') &&
      !(isAnswerable(turn) && !isOrderTold(turn) && turn.reading.topics.includes('platform-rules')),
    { any: talk.refuseOpposite },
  ],
  'withdraw-ticket': [
    (turn) => does(turn, 'withdraw-ticket') && (turn.tickets.length > 0 || !bringsFacts(turn)),
    { any: complaints.withdrawTicket },
  ],
  'ask-ticket': [
    (turn) =>
      does(turn, 'ask-ticket') || (does(turn, 'ask-news') && mayMeanTicket(turn)) || namesTicketOnly(turn),
    { any: purchases.tellTickets },
  ],
  'correct-placed': [
    corrections.correctsPlaced,
    { idle: corrections.correctPlaced, 'awaiting-payment': corrections.correctPlaced },
  ],
  'refund-noted': [
    (turn) =>
      does(turn, 'want-refund') &&
      turn.reading.isQuestion &&
      !does(turn, 'want-ticket') &&
      turn.orders.some((it) => (it.refundNotedCents ?? 0) + (it.refundedCents ?? 0) > 0),
    { any: purchases.tellRefund },
  ],
  'say-paid': [
    (turn) => does(turn, 'say-paid', 'ask-payment') && !does(turn, 'want-cancel') && !tellsProblem(turn),
    { any: purchases.tellPayment },
  ],
  'ask-fell': [told('ask-fell'), { any: purchases.askWhatFell }],
  withdraw: [
    (turn) => does(turn, 'want-withdraw') && !isRuleAsked(turn) && turn.dialogue.cart.length === 0,
    { any: rights.withdraw },
  ],
  'no-complaint': [dropping.tellsNoProblem, { complaining: dropping.takeAsOrder }],
  trouble: [isTrouble, { any: complaints.handleTrouble }],
  'which-to-cancel': [
    (turn) => turn.dialogue.state.at === 'cancelling' && !tellsProblem(turn),
    { cancelling: cancelling.cancelChosen },
  ],
  'want-cancel': [
    (turn) => does(turn, 'want-cancel') && !isRuleAsked(turn),
    {
      any: cancelling.cancelPlaced,
      collecting: purchases.dropCart,
      choosing: purchases.dropCart,
      confirming: purchases.dropCart,
      complaining: complaints.leaveComplaint,
    },
  ],
  'want-refund': [told('want-refund'), { any: purchases.tellRefund }],
  'want-person': [told('want-person', 'want-person-here'), { any: offerPerson }],
  refuse: [
    (turn) =>
      does(turn, 'refuse') &&
      !isRuleAsked(turn) &&
      !isPriceAsked(turn) &&
      !wantsOther(turn) &&
      turn.reading.supposed.length === 0,
    { any: talk.acceptRefusal, complaining: complaints.leaveComplaint, cancelling: cancelling.keepPlaced },
  ],
  'charge-later': [
    (turn) => turn.reading.conditions.includes('charge-later') && !isOnlyAsked(turn),
    { confirming: talk.chargeLater },
  ],
  postpone: [
    (turn) => does(turn, 'postpone') && !wantsOther(turn) && !isOnlyAsked(turn),
    { any: talk.postpone },
  ],
  pause: [(turn) => does(turn, 'pause') && !bringsFacts(turn) && !isOnlyAsked(turn), { any: talk.pause }],
  coupon: [({ reading }) => reading.coupon !== undefined, { any: coupons.takeCoupon }],
  condition: [
    (turn) =>
      turn.reading.conditions.some((it) => !ofHypothesis.has(it) || turn.reading.supposed.length === 0) &&
      !isOnlyAsked(turn) &&
      (turn.dialogue.state.at === 'confirming' || bringsFacts(turn)),
    { any: talk.sayConditions },
  ],
  'price-asked-back': [
    (turn) => turn.namesPrice && turn.said.length === 0 && turn.reading.isQuestion,
    { any: prices.confirmPrice },
  ],
  agreement: [isAgreement, { confirming: placing.placeCart, complaining: complaints.agreeToTicket }],
  swap: [told('swap'), { any: swapping.swapOrders }],
  'remove-item': [told('remove-item'), { any: orders.removeItems }],
  'ask-pix': [told('ask-pix-again'), { any: purchases.repeatPix, confirming: purchases.promisePix }],
  'ask-status': [
    (turn) => (does(turn, 'ask-status') || turn.reading.topics.includes('track-order')) && !isNewOrder(turn),
    { any: purchases.tellStatus, confirming: purchases.tellStatusBeside },
  ],
  'order-number': [
    (turn) => turn.reading.orderRef !== null && !bringsFacts(turn),
    { any: purchases.tellStatus },
  ],
  unsold: [({ reading }) => reading.unsold !== null, { any: talk.refuseUnsold }],
  compared: [
    ({ reading }) => reading.isQuestion && reading.choice !== null && comparing.has(reading.choice.by),
    { any: comparison.comparePrices },
  ],
  supposed: [
    ({ reading }) => reading.supposed.length > 0 && reading.alternatives.length < 2,
    { any: prices.quoteSupposed },
  ],
  alternatives: [(turn) => prices.alternativesOf(turn).length > 1, { any: prices.offerAlternatives }],
  hedge: [
    (turn) => does(turn, 'hedge') && !bringsFacts(turn) && !isAnswerable(turn),
    { confirming: talk.pause, choosing: talk.advise, collecting: talk.advise },
  ],
  'refused-page': [
    ({ reading }) => reading.targets.some((it) => it.refusal) && !reading.targets.some(hasPage),
    { any: talk.explainPage },
  ],
  topic: [
    (turn) =>
      turn.reading.topics.length > 0 &&
      !(asksWhatIsSold(turn) && turn.reading.topics.includes('algorithm')) &&
      (turn.reading.isQuestion || !isOrderTold(turn) || (does(turn, 'ask-price') && !namesPage(turn))),
    { any: talk.answerTopics },
  ],
  'past-purchase': [
    (turn) => turn.reading.past !== null && (turn.reading.items.length === 0 || isOnlyTold(turn)),
    { any: purchases.welcomeBack, complaining: firstOf(complaints.agreeToTicket, purchases.welcomeBack) },
  ],
  'ask-recap': [
    told('ask-recap', 'ask-total'),
    {
      any: purchases.tellPlaced,
      confirming: orders.showRecapAgain,
      choosing: orders.showCart,
      collecting: orders.showCart,
    },
  ],
  money: [
    (turn) => turn.reading.money !== null || does(turn, 'haggle') || turn.dialogue.budgetCents !== null,
    { any: budgets.answerMoney },
  ],
  'ask-choice': [
    (turn) => turn.reading.choice !== null && turn.reading.isQuestion && !does(turn, 'agree', 'ask-maximum'),
    { any: prices.tellPackage },
  ],
  'ask-limits': [told('ask-minimum', 'ask-maximum'), { any: prices.tellLimits }],
  'ask-price': [
    (turn) => does(turn, 'ask-price', 'ask-packages', 'ask-catalogue') && turn.reading.resize === null,
    { any: prices.tellPrices },
  ],
  facts: [
    (turn) => bringsFacts(turn),
    { any: orders.takeFacts, complaining: complaints.hearComplaint, tracking: purchases.findOrder },
  ],
  'next-item': [told('next-item'), { any: orders.goOn }],
  change: [
    told('change', 'change-quantity', 'change-link', 'change-service', 'correct'),
    { any: orders.askChange },
  ],
  'type-handle': [told('type-handle'), { any: talk.askHandle }],
  'promise-link': [told('promise-link'), { any: talk.postpone }],
  order: [
    told('order', 'add-item'),
    { any: orders.startOrder, complaining: firstOf(dropping.takeForOrder, orders.startOrder) },
  ],
  agree: [
    told('agree', 'command', 'nod'),
    {
      any: orders.goOn,
      complaining: complaints.agreeToTicket,
      confirming: orders.askBeforePix,
      cancelling: cancelling.cancelPlaced,
    },
  ],
  deny: [
    told('deny'),
    {
      any: talk.takeNo,
      confirming: orders.askWhatToChange,
      cancelling: cancelling.keepPlaced,
      complaining: complaints.leaveComplaint,
    },
  ],
  courtesy: [
    told('leave', 'thank', 'greet', 'laugh', 'insult', 'check-presence', 'ask-help'),
    { any: talk.returnCourtesy },
  ],
} satisfies Record<string, Transition>

/** The moves to try, in order; the first that applies is made. */
export function movesFor(turn: Turn): Move[] {
  const { at } = turn.dialogue.state
  return Object.values<Transition>(transitions).flatMap(([holds, moves]) =>
    holds(turn) ? (moves[at] ?? moves.any ?? []) : [],
  )
}

const comparing = new Set<Choice['by']>(['cheapest', 'largest', 'popular'])

/** Conditions that a hypothesis brings: 'e se mês que vem eu quiser mais 500?' */
const ofHypothesis = new Set<Condition>(['other', 'time', 'charge-later'])

/** A question with an answer of its own, and nothing ordered or agreed to beside it. */
const isOnlyAsked = (turn: Turn) =>
  isAnswerable(turn) &&
  !isOrderTold(turn) &&
  !(does(turn, 'agree') && turn.dialogue.state.at === 'confirming')
const isAnswerable = ({ reading }: Turn) => reading.isQuestion && reading.topics.length > 0

/** 'ninguém curte o que eu posto, o que vocês têm pra isso?' */
const asksWhatIsSold = (turn: Turn) => does(turn, 'ask-catalogue') && turn.dialogue.cart.length === 0

const namesPage = ({ said }: Turn) => said.some(hasPage)
const isOrderTold = ({ said, reading }: Turn) =>
  reading.choice !== null ||
  reading.resize !== null ||
  said.some((it) => it.quantity ?? it.link ?? it.handle ?? it.tier)

/** 'comprei 500 seguidores', and nothing more. */
const isOnlyTold = (turn: Turn) =>
  ['bought', 'named', 'fine'].includes(turn.reading.past?.state ?? '') &&
  turn.dialogue.cart.length === 0 &&
  turn.dialogue.state.at !== 'complaining' &&
  !does(turn, 'order', 'add-item', 'ask-price')

const mayMeanTicket = (turn: Turn) =>
  turn.tickets.length > 0 &&
  turn.dialogue.state.at !== 'confirming' &&
  !bringsFacts(turn) &&
  !does(turn, 'ask-status')

/** 'chamado 7e8f9a0b' */
const namesTicketOnly = (turn: Turn) => {
  const isNamed = ticketNamed(turn) !== undefined
  return isNamed && turn.reading.past === null && !bringsFacts(turn) && !does(turn, 'complain')
}

/** 'se eu me arrepender, dá pra cancelar?' */
const isRuleAsked = ({ reading }: Turn) =>
  reading.isQuestion && reading.topics.length > 0 && reading.orderRef === null

/** 'não quero 500, quero 1000': what is refused makes place for what is wanted. */
const wantsOther = (turn: Turn) =>
  does(turn, 'order', 'correct', 'change') &&
  turn.said.some((it) => it.quantity ?? it.serviceType ?? it.link ?? it.handle)

/** 'ele ainda não liberou. Qual seria o valor?' */
const isPriceAsked = (turn: Turn) => turn.reading.isQuestion && does(turn, 'ask-price') && bringsFacts(turn)
