import type { ChatAction } from '@smm/contracts/message-parts'
import { newestFirst } from '../placed-orders.ts'
import { drawReply } from '../replies/draw-reply.ts'
import type { Part } from '../replies/say.ts'
import { writeReply } from '../replies/write-reply.ts'
import type { Catalogue } from '../shop.ts'
import { emptyReading, type Reading } from '../understanding/reading.ts'
import type { Reply } from '../visitor-records.ts'
import { executeAction } from './actions/execute-action.ts'
import { nameOffer, openOffer } from './actions/name-offer.ts'
import { cartMessagesAfter } from './cart/cart-messages.ts'
import type { Draft } from './cart/draft.ts'
import { findNamedOrders, noNamedOrders } from './cart/find-named-orders.ts'
import { setAsideUnfilled } from './ordering/set-aside-unfilled.ts'
import { answeredRecap, type Dialogue, idle, type State } from './state.ts'
import { admitMiss } from './talk/admit-miss.ts'
import { greetBack } from './talk/greet-back.ts'
import { sympathise } from './talk/sympathise.ts'
import { rowFor } from './row-for.ts'
import type { Intent, Shop, Step, Turn } from './turn.ts'

type Advance = { dialogue: Dialogue; replies: Reply[]; intents: Intent[] }

/** The reducer of a conversation: the next state, the replies and the intents that a message leads to. */
export function advance(
  dialogue: Dialogue,
  reading: Reading,
  shop: Shop & Pick<Turn, 'readTogether'>,
): Advance {
  const orders = newestFirst(shop.orders)
  const turn: Turn = { ...shop, orders, dialogue, reading, ...findNamedOrders(dialogue, reading, shop) }
  const step = stepFor(turn)
  const { cart = dialogue.cart } = step.dialogue ?? {}
  const after = { cartMessages: cartMessagesAfter(turn, cart), platform: platformAfter(turn, cart) }
  return conclude(dialogue, shop, { ...step, dialogue: { ...step.dialogue, ...after } })
}

const platformAfter = ({ namedOrders, dialogue }: Turn, cart: readonly Draft[]) =>
  cart.length > 0 ? undefined : (namedOrders[0]?.platform ?? dialogue.platform)

/** The same for an action, which says all by itself: the words beside it are not read. */
export function advanceByAction(dialogue: Dialogue, action: ChatAction, shop: Shop): Advance {
  const orders = newestFirst(shop.orders)
  const turn: Turn = { ...shop, orders, dialogue, reading: emptyReading, ...noNamedOrders }
  return conclude(dialogue, shop, executeAction(turn, action))
}

/** Writes and draws the reply of a step, and what the conversation is after it. */
export function conclude(
  dialogue: Dialogue,
  shop: Catalogue & Pick<Shop, 'turnId' | 'takesCarts'>,
  step: Step,
): Advance {
  const { turnId, takesCarts = false } = shop
  const parts = [...step.parts, ...(step.question ? [step.question] : [])]
  const { reply, written, said: lastReplies } = writeReply(parts, step.suggestions, dialogue.lastReplies)
  const state = leftBehind(dialogue.state)
  const next = { ...dialogue, ...answeredIn(parts), state, misses: 0, ...step.dialogue, lastReplies }
  const intents = step.intents ?? []
  if (turnId === undefined) return { dialogue: next, replies: [reply], intents }
  const named = nameOffer(next.state, { before: dialogue.state, parts, turnId })
  const offer = openOffer(named)
  const drawn = drawReply({ written, ...offer, shop, isOnePix: takesCarts })
  return {
    dialogue: { ...next, state: named },
    replies: [{ ...reply, ...(drawn && { parts: drawn }) }],
    intents,
  }
}

/** The last answer of a step that the next message may lean on. */
function answeredIn(parts: readonly Part[]): Pick<Dialogue, 'topic' | 'resisted'> {
  const last = parts.findLast((it) => it.situation === 'topic' || it.situation === 'trick-resisted')
  return {
    topic: last?.situation === 'topic' ? last.data.topic : undefined,
    resisted: last?.situation === 'trick-resisted' ? last.data.of : undefined,
  }
}

/** A quote and the question which order to cancel hold for the next message only; beside another answer a nod no longer means the recap. */
function leftBehind(state: State): State {
  if (state.at === 'cancelling') return idle
  return state.at === 'confirming' ? answeredRecap(state) : state
}

/** The step that answers a message, whether or not a row of `transitions.ts` finds something in it. */
export function stepFor(turn: Turn): Step {
  const step = rowFor(turn)?.step() ?? admitMiss(turn)
  return greetBack(turn, sympathise(turn, setAsideUnfilled(turn, step)))
}
