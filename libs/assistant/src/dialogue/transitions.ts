import { isPlainAgreement } from '../understanding/plain-agreement.ts'
import type { MoveName } from './moves/moves.ts'
import { correctsPlaced } from './correct-placed.ts'
import { alternativesOf } from './moves/price-moves.ts'
import type { StateName } from './state.ts'
import { isEmpty } from './draft.ts'
import { orderHere } from './past-orders.ts'
import { bringsFacts, does, stateAt, type Turn } from './turn.ts'

/**
 * Features of a message that decide on the next move, the most weighty first: harm before trouble, trouble before sales,
 * a refusal before a yes, a yes before a question, a question before a fact, and courtesies last.
 */
const signals = {
  password: (turn) => does(turn, 'offer-password'),
  trick: (turn) => does(turn, 'trick') && !tellsProblem(turn),
  'data-request': (turn) => does(turn, 'want-data', 'want-deletion'),
  opposite: (turn) =>
    does(turn, 'opposite') &&
    !(isAnswerable(turn) && !isOrderTold(turn) && turn.reading.topics.includes('platform-rules')),
  'withdraw-ticket': (turn) =>
    does(turn, 'withdraw-ticket') && (turn.tickets.length > 0 || !bringsFacts(turn)),
  'ask-ticket': (turn) =>
    does(turn, 'ask-ticket') || (does(turn, 'ask-news') && mayMeanTicket(turn)) || namesTicketOnly(turn),
  'correct-placed': (turn) => correctsPlaced(turn),
  'refund-noted': (turn) =>
    does(turn, 'want-refund') &&
    turn.reading.isQuestion &&
    !does(turn, 'want-ticket') &&
    turn.orders.some((it) => (it.refundNotedCents ?? 0) + (it.refundedCents ?? 0) > 0),
  'say-paid': (turn) => does(turn, 'say-paid', 'ask-payment') && !tellsProblem(turn),
  'ask-fell': (turn) => does(turn, 'ask-fell'),
  withdraw: (turn) => does(turn, 'want-withdraw') && !isRuleAsked(turn) && turn.dialogue.cart.length === 0,
  trouble: (turn) => isTrouble(turn),
  'which-to-cancel': (turn) => turn.dialogue.state.at === 'cancelling' && !tellsProblem(turn),
  'want-cancel': (turn) => does(turn, 'want-cancel') && !isRuleAsked(turn),
  'want-refund': (turn) => does(turn, 'want-refund'),
  'want-person': (turn) => does(turn, 'want-person'),
  refuse: (turn) =>
    does(turn, 'refuse') && !isRuleAsked(turn) && !wantsOther(turn) && turn.reading.supposed.length === 0,
  postpone: (turn) => does(turn, 'postpone') && !wantsOther(turn) && !isOnlyAsked(turn),
  pause: (turn) => does(turn, 'pause') && !bringsFacts(turn),
  condition: (turn) =>
    turn.reading.conditions.some((it) => it !== 'other' || turn.reading.supposed.length === 0) &&
    !isOnlyAsked(turn) &&
    (turn.dialogue.state.at === 'confirming' || bringsFacts(turn)),
  agreement: (turn) => isAgreement(turn),
  'remove-item': (turn) => does(turn, 'remove-item'),
  'ask-pix': (turn) => does(turn, 'ask-pix-again'),
  'ask-status': (turn) =>
    (does(turn, 'ask-status') || turn.reading.topics.includes('track-order')) && !isNewOrder(turn),
  'order-number': (turn) => turn.reading.orderRef !== null && !bringsFacts(turn),
  unsold: ({ reading }) => reading.unsold !== null,
  supposed: ({ reading }) => reading.supposed.length > 0 && reading.alternatives.length < 2,
  alternatives: (turn) => alternativesOf(turn).length > 1,
  hedge: (turn) => does(turn, 'hedge') && !bringsFacts(turn) && !isAnswerable(turn),
  'refused-page': ({ reading }) =>
    reading.targets.some((it) => it.refusal) && !reading.targets.some((it) => it.link ?? it.handle),
  topic: (turn) => turn.reading.topics.length > 0 && (turn.reading.isQuestion || !isOrderTold(turn)),
  'past-purchase': (turn) =>
    turn.reading.past !== null && (turn.reading.items.length === 0 || isOnlyTold(turn)),
  'ask-recap': (turn) => does(turn, 'ask-recap', 'ask-total'),
  money: (turn) => turn.reading.money !== null || does(turn, 'haggle') || turn.dialogue.budgetCents !== null,
  'ask-choice': ({ reading }) =>
    reading.choice !== null && reading.isQuestion && !reading.acts.includes('agree'),
  'ask-limits': (turn) => does(turn, 'ask-minimum', 'ask-maximum'),
  'ask-price': (turn) =>
    does(turn, 'ask-price', 'ask-packages', 'ask-catalogue') && turn.reading.resize === null,
  facts: (turn) => bringsFacts(turn),
  'next-item': (turn) => does(turn, 'next-item'),
  change: (turn) => does(turn, 'change', 'change-quantity', 'change-link', 'change-service', 'correct'),
  'type-handle': (turn) => does(turn, 'type-handle'),
  'promise-link': (turn) => does(turn, 'promise-link'),
  order: (turn) => does(turn, 'order', 'add-item'),
  agree: (turn) => does(turn, 'agree', 'command', 'nod'),
  deny: (turn) => does(turn, 'deny'),
  courtesy: (turn) => does(turn, 'leave', 'thank', 'greet', 'laugh', 'check-presence', 'ask-help'),
} satisfies Record<string, (turn: Turn) => boolean>
export type Signal = keyof typeof signals

/** A question with an answer of its own, and nothing ordered or agreed to beside it. */
const isOnlyAsked = (turn: Turn) =>
  isAnswerable(turn) &&
  !bringsFacts(turn) &&
  !(does(turn, 'agree') && turn.dialogue.state.at === 'confirming')
const isAnswerable = ({ reading }: Turn) => reading.isQuestion && reading.topics.length > 0

const isOrderTold = ({ said, reading }: Turn) =>
  reading.choice !== null || reading.resize !== null || said.some((it) => it.quantity ?? it.link ?? it.handle)

/** 'comprei 500 seguidores', and nothing more. */
const isOnlyTold = (turn: Turn) =>
  (turn.reading.past?.state === 'bought' || turn.reading.past?.state === 'fine') &&
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
  const { orderRef, past } = turn.reading
  const isNamed = turn.tickets.some(
    (it) => orderRef && it.ticketId.toLowerCase().startsWith(orderRef.slice(0, 8)),
  )
  return isNamed && past === null && !bringsFacts(turn) && !does(turn, 'complain')
}

const tellsProblem = ({ reading: { past } }: Turn) => past !== null && problems.has(past.state)

/** 'se eu me arrepender, dá pra cancelar?' */
const isRuleAsked = ({ reading }: Turn) =>
  reading.isQuestion && reading.topics.length > 0 && reading.orderRef === null

/** 'não quero 500, quero 1000': what is refused makes place for what is wanted. */
const wantsOther = (turn: Turn) =>
  does(turn, 'order', 'correct', 'change') &&
  turn.said.some((it) => it.quantity ?? it.serviceType ?? it.link ?? it.handle)

/** 'gera os dois' shares nothing out where there are two orders; a yes to a question asked twice is heard as it is. */
function isAgreement(turn: Turn): boolean {
  const { reading, dialogue } = turn
  const { placedBy } = stateAt(turn, 'confirming') ?? {}
  if (placedBy === 'command' ? !does(turn, 'command') : placedBy === 'yes' && does(turn, 'nod')) return false
  const isShared = dialogue.cart.length > 1
  const plain = isShared ? { ...reading, share: null } : reading
  if (isShared && isAllAlone(turn)) return true
  const isCounted = reading.scope === 'rest' || reading.scope === 'last' || reading.share !== null
  const isOfSeveral = reading.scope !== null && isCounted && turn.said.length === 0
  if (isOfSeveral && !isShared) return false
  const wasAsked = stateAt(turn, 'confirming')?.asked === 'again'
  const isWilling = wasAsked && does(turn, 'agree', 'command') && !does(turn, ...unwilling)
  return isPlainAgreement(plain) || isWilling
}

/** 'os dois', and nothing beside it. */
const isAllAlone = ({ reading, said }: Turn) =>
  reading.scope === 'all' &&
  said.length === 0 &&
  !reading.isQuestion &&
  reading.topics.length === 0 &&
  isPlainAgreement({ ...reading, acts: [...reading.acts, 'agree'] })

const unwilling = [
  'deny',
  'refuse',
  'postpone',
  'pause',
  'trick',
  'opposite',
  'want-cancel',
  'remove-item',
] as const

const isNewOrder = (turn: Turn) =>
  does(turn, 'order', 'add-item') && turn.said.some((it) => it.quantity !== null)

const problems = new Set(['pending', 'short', 'lost', 'wrong', 'unpaid'])

/** Beside these, words of trouble are of the order in hand. */
const ofCart = [
  'pause',
  'postpone',
  'hedge',
  'refuse',
  'correct',
  'change',
  'change-link',
  'command',
] as const

/** Whether the message tells of a purchase gone wrong, or asks for help with one. */
function isTrouble(turn: Turn): boolean {
  const { past } = turn.reading
  if (does(turn, 'want-ticket')) return true
  const isOfCart = turn.dialogue.cart.some((it) => !isEmpty(it)) && turn.orders.length === 0
  if (namesListed(turn)) return false
  if (isOfCart && (does(turn, ...ofCart) || isOfRecap(turn))) return false
  if (past?.state === 'bought' && orderHere(turn)) return false
  if (past !== null && problems.has(past.state)) return does(turn, 'complain') || !isOrdering(turn)
  if (past?.state === 'bought' && does(turn, 'want-refund', 'want-cancel')) return turn.orders.length === 0
  return !isNewOrder(turn) && does(turn, 'complain', 'report-drop', 'want-refill')
}

const ordering = new Set<StateName>(['collecting', 'choosing', 'confirming'])
const isOrdering = ({ dialogue: { state, cart } }: Turn) => ordering.has(state.at) && cart.length > 0

/** 'os 500 de 45', of the packages just listed. */
const namesListed = (turn: Turn) => {
  const shown = stateAt(turn, 'choosing')?.shown ?? []
  const isListed = turn.said.some((it) => it.quantity !== null && shown.includes(it.quantity))
  return !does(turn, 'complain') && (isListed || (turn.namesPrice && shown.length > 0))
}

/** Where nothing was bought, words of trouble beside a recap are of it, but for a plea for help. */
const isOfRecap = (turn: Turn) =>
  turn.dialogue.state.at === 'confirming' &&
  !does(turn, 'want-refill', 'want-refund', 'report-drop', 'complain')

/** The move of each signal: in any state, or by state. No entry: the signal says nothing there. */
export const transitions: Record<Signal, Partial<Record<StateName | 'any', MoveName>>> = {
  password: { any: 'refusePassword' },
  trick: { any: 'resistTrick' },
  'data-request': { any: 'hearDataRequest' },
  opposite: { any: 'refuseOpposite' },
  'withdraw-ticket': { any: 'withdrawTicket' },
  'correct-placed': { idle: 'correctPlaced', 'awaiting-payment': 'correctPlaced' },
  'ask-ticket': { any: 'tellTickets' },
  'refund-noted': { any: 'tellRefund' },
  'say-paid': { any: 'tellPayment' },
  'ask-fell': { any: 'askWhatFell' },
  withdraw: { any: 'withdraw' },
  trouble: { any: 'handleTrouble' },
  'which-to-cancel': { cancelling: 'cancelChosen' },
  'want-cancel': {
    any: 'cancelPlaced',
    collecting: 'dropCart',
    choosing: 'dropCart',
    confirming: 'dropCart',
    complaining: 'leaveComplaint',
  },
  'want-refund': { any: 'tellRefund' },
  'want-person': { any: 'offerPerson' },
  refuse: { any: 'acceptRefusal', complaining: 'leaveComplaint', cancelling: 'keepPlaced' },
  postpone: { any: 'postpone' },
  pause: { any: 'pause' },
  condition: { any: 'sayConditions' },
  agreement: { confirming: 'placeCart', complaining: 'agreeToTicket' },
  'remove-item': { any: 'removeItems' },
  'ask-pix': { any: 'repeatPix', confirming: 'promisePix' },
  'ask-status': { any: 'tellStatus', confirming: 'tellStatusBeside' },
  'order-number': { any: 'tellStatus' },
  unsold: { any: 'refuseUnsold' },
  supposed: { any: 'quoteSupposed' },
  alternatives: { any: 'offerAlternatives' },
  hedge: { confirming: 'pause', choosing: 'advise', collecting: 'advise' },
  'refused-page': { any: 'explainPage' },
  topic: { any: 'answerTopics' },
  'past-purchase': { any: 'welcomeBack' },
  'ask-recap': {
    any: 'tellPlaced',
    confirming: 'showRecapAgain',
    choosing: 'showCart',
    collecting: 'showCart',
  },
  money: { any: 'answerMoney' },
  'ask-limits': { any: 'tellLimits' },
  'ask-choice': { any: 'tellPackage' },
  'ask-price': { any: 'tellPrices' },
  facts: { any: 'takeFacts', complaining: 'hearComplaint', tracking: 'findOrder' },
  'next-item': { any: 'goOn' },
  change: { any: 'askChange' },
  'type-handle': { any: 'askHandle' },
  'promise-link': { any: 'postpone' },
  order: { any: 'startOrder' },
  agree: {
    any: 'goOn',
    complaining: 'agreeToTicket',
    confirming: 'askBeforePix',
    cancelling: 'cancelPlaced',
  },
  deny: {
    any: 'takeNo',
    confirming: 'askWhatToChange',
    cancelling: 'keepPlaced',
    complaining: 'leaveComplaint',
  },
  courtesy: { any: 'returnCourtesy' },
}

/** The moves to try, in order; the first that applies is made. */
export function movesFor(turn: Turn): MoveName[] {
  const { at } = turn.dialogue.state
  const names = Object.keys(signals) as Signal[]
  return names
    .filter((it) => signals[it](turn))
    .flatMap((it) => transitions[it][at] ?? transitions[it].any ?? [])
}

/** The signals that a message gives, for tests. */
export const signalsOf = (turn: Turn): Signal[] =>
  (Object.keys(signals) as Signal[]).filter((it) => signals[it](turn))
