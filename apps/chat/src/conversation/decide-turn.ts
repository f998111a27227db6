import { findCoupon } from '@smm/assistant/dialogue/ordering/discount-recap'
import { readingContext } from '@smm/assistant/dialogue/reading-context'
import { readDialogue, storeDialogue } from '@smm/assistant/dialogue/stored-dialogue'
import type { NextTurn } from '@smm/assistant/next-turn'
import type { Catalogue } from '@smm/assistant/shop'
import { readUtterance } from '@smm/assistant/understanding/read-utterance'
import type { Reading } from '@smm/assistant/understanding/reading'
import type { ChatMessageFrame } from '@smm/contracts/chat'
import type { Deps } from '../deps.ts'
import type { BuiltInReading } from '../language-model/model-reader.ts'
import { isGuessingCoupons } from '../limits/is-guessing-coupons.ts'
import type { ProcessorBudget } from '../limits/processor-budget.ts'
import { apology, hiddenMessage, tooManyCoupons, unreadMessage } from '../service-texts.ts'
import type { Trx } from '../tables.ts'
import { isAssistantSilent } from '../takeover/hold.ts'
import type { ConversationSnapshot } from './conversation.queries.ts'

/** `readAs` is what the assistant reads, with short links resolved; the conversation shows the content as written. */
export type TurnInput = {
  visitor: { ip: string; processorBudget: ProcessorBudget }
  message: Pick<ChatMessageFrame, 'id' | 'content' | 'action'> & { readAs: string }
  modelReading: Reading | undefined
}

/** A turn and the visitor's message as it may be stored: redacted when it offers a password or fails to parse. */
export type AssistantTurn = NextTurn & {
  storedContent: string
  /** Set when the message names a coupon: whether there is one of that code. */
  isCouponKnown?: boolean
}

/** `isUnanswered`: a person has the conversation. */
export type DecidedTurn = AssistantTurn & { isUnanswered: boolean }

/** Decides a turn. A member of staff who has the conversation silences the assistant, guesses at coupons get a pause. */
export async function decideTurn(
  deps: Deps,
  { visitor, message, modelReading }: TurnInput,
  snapshot: ConversationSnapshot,
  trx?: Trx,
): Promise<DecidedTurn> {
  const catalogue = await deps.loadCatalogue(trx ?? deps.db, snapshot.catalogueVersion)
  const input = { snapshot, catalogue, message, modelReading, takesCarts: deps.takesCarts() }
  const turn = await deps.decisionQueue(() =>
    visitor.processorBudget.measure(() => runAssistant(deps, input)),
  )
  if (isAssistantSilent(snapshot.hold, message, new Date()))
    return { ...silence(turn, snapshot), isUnanswered: true }
  const isGuess = await isGuessingCoupons(deps.sharedLimits, visitor.ip, turn)
  const answered = isGuess ? { ...silence(turn, snapshot), replies: [{ content: tooManyCoupons }] } : turn
  return { ...answered, isUnanswered: false }
}

/** The visitor's message alone: a member of staff answers it, and the assistant stands where it stood. */
const silence = (turn: AssistantTurn, { state }: ConversationSnapshot): AssistantTurn => ({
  ...turn,
  state: storeDialogue(readDialogue(state)),
  replies: [],
  intents: [],
})

type Input = {
  snapshot: Pick<ConversationSnapshot, 'state' | 'orders' | 'tickets'>
  catalogue: Catalogue
  message: TurnInput['message']
  modelReading?: Reading | undefined
  takesCarts: boolean
}

/** Runs the assistant's next turn. A bug in the assistant is answered with an apology instead of an error. */
export function runAssistant(
  { nextTurn, log }: Pick<Deps, 'nextTurn' | 'log'>,
  { snapshot: { state, orders, tickets }, catalogue, message, modelReading, takesCarts }: Input,
  read = readUtterance,
): AssistantTurn {
  const { id, content, action, readAs } = message
  let storedContent = unreadMessage
  try {
    const { own } = readMessage(readAs, { state, orders, catalogue }, read)
    storedContent = own.acts.includes('offer-password') ? hiddenMessage : content
    const reading = modelReading ?? own
    const turn = nextTurn({
      state,
      message: readAs,
      turnId: id,
      ...catalogue,
      orders,
      tickets,
      reading,
      now: new Date(),
      takesCarts,
      ...(action && { action }),
    })
    return { ...turn, storedContent, ...(!action && couponIn(reading, catalogue)) }
  } catch (err) {
    log.error({ err }, 'the assistant failed')
    const unchanged = storeDialogue(readDialogue(state))
    return { state: unchanged, replies: [{ content: apology }], intents: [], storedContent }
  }
}

/** The built-in reading of a message, and the context in which it was read. */
export function readMessage(
  readAs: string,
  {
    state,
    orders,
    catalogue: { priceBook },
  }: Pick<ConversationSnapshot, 'state' | 'orders'> & { catalogue: Pick<Catalogue, 'priceBook'> },
  read = readUtterance,
): BuiltInReading {
  const context = readingContext(readDialogue(state), { priceBook, orders })
  return { own: read(readAs, context), context }
}

/** As the dialogue takes it: a word that looks like no code counts only where it is one. */
function couponIn({ coupon: named }: Reading, catalogue: Catalogue): Pick<AssistantTurn, 'isCouponKnown'> {
  if (!named) return {}
  const isCouponKnown = findCoupon(catalogue, named.code) !== undefined
  return isCouponKnown || named.isCode ? { isCouponKnown } : {}
}
