import type { Offer } from '@smm/contracts/products'
import {
  type DialogueState,
  type Draft,
  type Intent,
  readDialogue,
  type Reply,
  type VisitorOrder,
  type VisitorTicket,
} from './dialogue.ts'
import { answerAlternatives, answerCatalogue, answerLimits, answerSeveral } from './answer-prices.ts'
import { answerBudget } from './answer-budget.ts'
import { answerTopics } from './answer-topic.ts'
import { answerWhichPackage } from './answer-which-package.ts'
import { awaitReturn } from './await-return.ts'
import { withBareHandle } from './bare-handle.ts'
import { confirmRecap } from './confirm-recap.ts'
import { correctPlacedLink } from './correct-placed-link.ts'
import { findPurchase, type Purchase } from './find-purchase.ts'
import { continueTicket, handleTrouble } from './handle-trouble.ts'
import { grievesNow, hearGrievance } from './hear-grievance.ts'
import { refusePassword, resistTricks } from './keep-safe.ts'
import { isUnsure } from './is-unsure.ts'
import { priceInHand, withLineMeant, withQuantity } from './line-meant.ts'
import { askNumberAgain } from './order-questions.ts'
import { passOnToStaff } from './pass-on-to-staff.ts'
import { readMessage } from './read-message.ts'
import type { Reading } from './reader.ts'
import { refuseOpposite } from './refuse-opposite.ts'
import { refuseUnsold } from './refuse-unsold.ts'
import { admitMiss, goOn, offerPerson, smallTalk } from './small-talk.ts'
import { sayHowPayingStands } from './say-how-paying-stands.ts'
import { splitWords, type Word } from './split-words.ts'
import { explainRefusedLink, takeFacts } from './take-facts.ts'
import { ordersWithTargets, targetsIn } from './targets.ts'
import { cancelPlaced, repeatPix, tellOfPurchase, tellStatus } from './tell-orders.ts'
import { tellRefund } from './tell-refund.ts'
import { tellTickets } from './tell-tickets.ts'
import type { Step, Turn } from './turn.ts'
import { varyReplies } from './vary.ts'
import { withoutPriceSaid } from './without-price-said.ts'
import { withoutWhatIsPast } from './without-what-is-past.ts'

export type { Intent, Reply, VisitorOrder, VisitorTicket } from './dialogue.ts'
export { type DialogueState, emptyDialogue } from './dialogue.ts'

export type NextTurn = { state: DialogueState; replies: Reply[]; intents: Intent[] }
export type TurnInput = {
  /** As stored; anything unreadable counts as a new conversation. */
  state: unknown
  message: string
  offers: readonly Offer[]
  now: Date
  orders: readonly VisitorOrder[]
  /** Newest first. */
  tickets?: readonly VisitorTicket[]
  /** What the message was understood to say, where another reader than the built-in one was asked. */
  reading?: Reading
}

type Answerer = (turn: Turn) => Step | null

/**
 * The first that has something to say answers, so their order is the logic: harm is looked at before trouble, trouble
 * before sales; an order shown or placed before a new one, a question before a fact (asking orders nothing), and small
 * talk last, because a wish often comes with a greeting.
 */
const guards: Answerer[] = [refusePassword, refuseOpposite]
const ofTrouble: Answerer[] = [
  correctPlacedLink,
  tellTickets,
  continueTicket,
  sayHowPayingStands,
  tellRefund,
  handleTrouble,
  hearGrievance,
]
/** Who may answer one that tells of a purchase made before. */
const ofPurchases: Answerer[] = [cancelPlaced, tellStatus]

/** What a message tells of an order to be made is for these alone. */
const ofTricks: Answerer[] = [resistTricks, offerPerson]
const ofOrdersShown: Answerer[] = [repeatPix, answerWhichPackage, confirmRecap, cancelPlaced, tellStatus]
const ofQuestions: Answerer[] = [answerTopics, tellOfPurchase, refuseUnsold, explainRefusedLink, awaitReturn]
const ofPrices: Answerer[] = [answerAlternatives, answerSeveral, answerLimits, answerBudget, answerCatalogue]
const ofTheOrder: Answerer[] = [takeFacts, goOn, askNumberAgain]
const ofNothingElse: Answerer[] = [smallTalk, passOnToStaff]
const sellers = [ofTricks, ofOrdersShown, ofQuestions, ofPrices, ofTheOrder, ofNothingElse].flat()

/**
 * The assistant: what it says to a message and what is to be done, from the conversation, the offers and the visitor's
 * orders alone. An order is only ever placed by a yes to a recap of exactly that order at exactly that price.
 * The ticket opened in a turn is called {ticketId8} in the replies: whoever gives it its id fills that in, upper case.
 */
export function nextTurn({
  state,
  message,
  offers,
  now,
  orders,
  tickets = [],
  reading,
}: TurnInput): NextTurn {
  const dialogue = readDialogue(state)
  const turn = prepare(dialogue, message, reading ?? readMessage(message), { offers, now, orders, tickets })
  const step = answer(turn)
  const { replies, said } = varyReplies(step.replies, dialogue.said)
  return {
    state: {
      ...dialogue,
      misses: 0,
      grieves: grievesNow(turn),
      unsure: isUnsure(turn),
      ...step.dialogue,
      said,
    },
    replies,
    intents: step.intents ?? [],
  }
}

function answer(turn: Turn): Step {
  const sold = withoutWhatIsPast(turn)
  return (
    firstOf([...guards, ...ofTrouble], turn) ??
    (sold === turn ? null : firstOf(ofPurchases, turn)) ??
    firstOf(sellers, sold) ??
    admitMiss(sold)
  )
}

const firstOf = (some: readonly Answerer[], turn: Turn) =>
  some.reduce<Step | null>((found, answerer) => found ?? answerer(turn), null)

function prepare(
  dialogue: DialogueState,
  message: string,
  reading: Reading,
  shop: Pick<Turn, 'offers' | 'now' | 'orders' | 'tickets'>,
): Turn {
  const { words, plain } = splitWords(message.slice(0, 2000))
  const heard = withoutSupposed(dialogue, reading, findPurchase(words))
  const priceOf = priceInHand(dialogue, heard, shop.offers)
  const said = withoutPriceSaid(words, priceOf)
  const answered = said.quantity
    ? chosen(heard, said.quantity, said.words)
    : withLineMeant(dialogue, heard, plain, priceOf)
  const targets = withBareHandle(dialogue, message, answered, targetsIn(message, answered))
  const orders = ordersWithTargets(answered, targets)
  const purchase = ofOrderInHand(findPurchase(said.words), dialogue, orders[0]!)
  return { dialogue, message, plain, reading: answered, purchase, targets, said: orders, ...shop }
}

/** 'se eu comprar 5000 vem tudo de uma vez?' asks beside the order in hand, and makes it no other. */
function withoutSupposed({ recap, draft }: DialogueState, reading: Reading, { supposes }: Purchase): Reading {
  const isBeside = supposes && reading.isQuestion && reading.topics.length > 0
  if (!isBeside || (!recap && draft.quantity === null)) return reading
  return { ...reading, orders: [], alternatives: [], choice: null }
}

/** 'pega as 300 de 25': what is named with the price it has is chosen, and nothing is missing of it. */
function chosen(reading: Reading, quantity: number, words: readonly Word[]): Reading {
  const { told } = findPurchase(words)
  const acts = told === 'trouble' ? reading.acts : reading.acts.filter((it) => it !== 'complaint')
  const [first] = reading.orders
  return withQuantity({ ...reading, acts, orders: first ? [first] : [], alternatives: [] }, quantity)
}

/** Whoever is putting an order together means by 'os 500' those of the order, and by 'o que comprei antes, @loja' its page. */
function ofOrderInHand(
  purchase: Purchase,
  { draft, recap, shown, unsure }: DialogueState,
  { link, handle, quantity }: Draft,
): Purchase {
  const isOrdering = !unsure && (recap || shown.length > 0 || draft.serviceType || draft.quantity)
  const isElsewhere = draft.link && (link ?? handle) && (link?.handle ?? handle) !== draft.link.handle
  const isOfOrder = purchase.told === 'bought' ? (link ?? handle) && quantity === null : !isElsewhere
  const mayBe = purchase.told === 'known' || purchase.told === 'bought'
  return isOrdering && mayBe && isOfOrder ? { ...purchase, told: null } : purchase
}
