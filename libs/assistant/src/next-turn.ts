import type { Offer } from '@smm/contracts/products'
import { packagesOf } from '@smm/pricing/packages'
import {
  type DialogueState,
  emptyDraft,
  type Intent,
  productOf,
  readDialogue,
  type Reply,
  type VisitorOrder,
} from './dialogue.ts'
import { answerAlternatives, answerCatalogue, answerLimits, answerSeveral } from './answer-prices.ts'
import { answerBudget } from './answer-budget.ts'
import { answerTopics } from './answer-topic.ts'
import { confirmRecap } from './confirm-recap.ts'
import { continueTicket, handleTrouble } from './handle-trouble.ts'
import { refusePassword, resistTricks } from './keep-safe.ts'
import { mergeDraft } from './merge-draft.ts'
import { readMessage } from './read-message.ts'
import type { Reading } from './reader.ts'
import { refuseUnsold } from './refuse-unsold.ts'
import { admitMiss, goOn, offerPerson, smallTalk } from './small-talk.ts'
import { splitWords } from './split-words.ts'
import { explainRefusedLink, takeFacts } from './take-facts.ts'
import { ordersWithTargets, type Targets, targetsIn } from './targets.ts'
import { cancelPlaced, repeatPix, tellStatus } from './tell-orders.ts'
import type { Step, Turn } from './turn.ts'
import { varyReplies } from './vary.ts'

export type { Intent, Reply, VisitorOrder } from './dialogue.ts'
export { type DialogueState, emptyDialogue } from './dialogue.ts'

export type NextTurn = { state: DialogueState; replies: Reply[]; intents: Intent[] }
export type TurnInput = {
  /** As stored; anything unreadable counts as a new conversation. */
  state: unknown
  message: string
  offers: readonly Offer[]
  now: Date
  orders: readonly VisitorOrder[]
  /** What the message was understood to say, where another reader than the built-in one was asked. */
  reading?: Reading
}

/** Who may answer a message, in this order: the first that has something to say does. */
const answerers: Array<(turn: Turn) => Step | null> = [
  refusePassword,
  resistTricks,
  continueTicket,
  handleTrouble,
  offerPerson,
  repeatPix,
  confirmRecap,
  cancelPlaced,
  tellStatus,
  answerTopics,
  refuseUnsold,
  explainRefusedLink,
  answerAlternatives,
  answerSeveral,
  answerLimits,
  answerBudget,
  answerCatalogue,
  takeFacts,
  goOn,
  smallTalk,
]

/**
 * The assistant: what it says to a message and what is to be done, from the conversation, the offers and the visitor's
 * orders alone. An order is only ever placed by a yes to a recap of exactly that order at exactly that price.
 * The ticket opened in a turn is called {ticketId8} in the replies: whoever gives it its id fills that in, upper case.
 */
export function nextTurn({ state, message, offers, now, orders, reading }: TurnInput): NextTurn {
  const dialogue = readDialogue(state)
  const turn = prepare(dialogue, message, reading ?? readMessage(message), { offers, now, orders })
  const step =
    answerers.reduce<Step | null>((found, answerer) => found ?? answerer(turn), null) ?? admitMiss(turn)
  const { replies, said } = varyReplies(step.replies, dialogue.said)
  return { state: { ...dialogue, misses: 0, ...step.dialogue, said }, replies, intents: step.intents ?? [] }
}

function prepare(
  dialogue: DialogueState,
  message: string,
  reading: Reading,
  shop: Pick<Turn, 'offers' | 'now' | 'orders'>,
): Turn {
  const plain = splitWords(message.slice(0, 2000)).plain
  const answered = asAnswer(dialogue, reading, plain)
  const targets = withBareHandle(dialogue, message, answered, targetsIn(message, answered))
  return {
    dialogue,
    message,
    plain,
    reading: answered,
    targets,
    said: ordersWithTargets(answered, targets),
    ...shop,
  }
}

/** '2' after a list is its second line, and '45' the line that costs R$ 45. */
function asAnswer(dialogue: DialogueState, reading: Reading, plain: string): Reading {
  const [first] = reading.orders
  const { shown, draft } = dialogue
  const product = productOf(mergeDraft(draft, { ...emptyDraft, ...(first ?? {}), quantity: null }))
  const packages = product ? packagesOf(product) : []
  const withQuantity = (quantity: number): Reading => ({
    ...reading,
    orders: [{ ...(first ?? { platform: null, serviceType: null }), quantity }, ...reading.orders.slice(1)],
    money: null,
  })
  const priced = (cents: number) => packages.find((it) => it.priceCents === cents)?.quantity
  const isSmall = first?.quantity && first.quantity < (packages[0]?.quantity ?? 50)
  const saysTheOneOf =
    first?.quantity &&
    new RegExp(`\\b(o|a|do|da|no|na|esse|essa|pacote|plano|opcao) de ${first.quantity}\\b`).test(plain)
  if (first?.quantity && (isSmall || saysTheOneOf) && !reading.choice) {
    const bought = packages.some((it) => it.quantity === first.quantity)
      ? undefined
      : priced(first.quantity * 100)
    const place = isSmall && first.quantity <= shown.length ? shown[first.quantity - 1] : undefined
    if (place ?? bought) return withQuantity((place ?? bought)!)
  }
  const byPrice =
    reading.money && !first?.quantity && !reading.isQuestion ? priced(reading.money.cents) : undefined
  return byPrice ? withQuantity(byPrice) : reading
}

/** A name alone, where a link was asked, is the @ without its sign. */
function withBareHandle(
  dialogue: DialogueState,
  message: string,
  reading: Reading,
  targets: Targets,
): Targets {
  const name = /^\s*([A-Za-z0-9_][A-Za-z0-9._]{2,29})\s*$/.exec(message)?.[1]
  const isSilent = !reading.acts.length && !reading.topics.length && !reading.choice && !reading.unsold
  const saysNothingElse = isSilent && (!reading.orders.length || /[._]/.test(name ?? ''))
  if (
    !name ||
    dialogue.asked !== 'link' ||
    !saysNothingElse ||
    targets.usable.length ||
    targets.refused ||
    /^\d+$/.test(name)
  )
    return targets
  return { ...targets, usable: [{ handle: name }] }
}
