import type { Offer } from '@smm/contracts/products'
import type { DialogueState, Draft, Intent, Reply, VisitorOrder, VisitorTicket } from './dialogue.ts'
import type { Purchase } from './find-purchase.ts'
import type { Act, Reading } from './reader.ts'
import type { Targets } from './targets.ts'

/** One message with everything that is needed to answer it. */
export type Turn = {
  dialogue: DialogueState
  message: string
  plain: string
  reading: Reading
  /** Told from the message's own words, never from another reader's opinion. */
  purchase: Purchase
  targets: Targets
  /** The orders the message speaks of, each with its target; the first is the one in hand. */
  said: Draft[]
  offers: readonly Offer[]
  orders: readonly VisitorOrder[]
  /** Newest first. */
  tickets: readonly VisitorTicket[]
  now: Date
}

/** What a turn leads to: the changes to the dialogue, what is said, what is to be done. */
export type Step = { dialogue: Partial<DialogueState>; replies: Reply[]; intents?: Intent[] }

export const does = ({ reading }: Turn, ...acts: Act[]): boolean =>
  acts.some((it) => reading.acts.includes(it))

export const say = (content: string, suggestions?: string[]): Reply => ({
  content,
  ...(suggestions?.length ? { suggestions } : {}),
})

/** Whether the message brings a fact of an order: a target, a quantity, a service, a network or a choice. */
export function bringsFacts({ reading, targets }: Turn): boolean {
  return targets.usable.length > 0 || reading.orders.length > 0 || reading.choice !== null
}
