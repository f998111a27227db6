import Type, { type Static } from 'typebox'
import Compile from 'typebox/compile'
import { inHand } from './cart/cart.ts'
import { Draft, emptyDraft, isEmpty } from './cart/draft.ts'
import { complaining, confirming, Dialogue, emptyDialogue, Recap, type State } from './state.ts'
import { OrNull } from '@smm/contracts/or-null'

/** Field of the previous release: the visitor spoke last of a purchase gone wrong. */
const wasComplaining = 'grieves'

/** The stored form of the previous release. It ignores fields it does not know. */
const FlatDialogue = Type.Object({
  version: Type.Literal(1),
  draft: Draft,
  recap: OrNull(Recap),
  asked: OrNull(Type.String()),
  shown: Type.Array(Type.Integer()),
  waiting: Type.Array(Draft),
  last: OrNull(Draft),
  ticket: OrNull(
    Type.Object({ description: Type.String(), orderId: OrNull(Type.String()), tries: Type.Integer() }),
  ),
  said: Type.Array(Type.String()),
  budgetCents: Type.Optional(OrNull(Type.Integer({ minimum: 0 }))),
  misses: Type.Integer(),
  [wasComplaining]: Type.Optional(Type.Boolean()),
})
type FlatDialogue = Static<typeof FlatDialogue>

/** Readable by this release and by the one before, which reads the flat fields and carries `dialogue` along unread. */
export type StoredDialogue = FlatDialogue & { dialogue: Dialogue }

const validFlat = Compile(FlatDialogue)
const validStored = Compile(Type.Object({ said: Type.Array(Type.String()), dialogue: Dialogue }))

/** The stored dialogue; an empty one where it is missing or damaged. */
export function readDialogue(stored: unknown): Dialogue {
  const isOurs = validStored.Check(stored) && stored.said.join() === stored.dialogue.said.join()
  if (isOurs) return stored.dialogue
  return validFlat.Check(stored) ? fromFlat(stored) : emptyDialogue
}

function fromFlat(flat: FlatDialogue): Dialogue {
  const { draft, waiting, last, said, misses, budgetCents = null } = flat
  const cart = [draft, ...waiting].filter((it) => !isEmpty(it))
  return { state: stateOf(flat), cart, last, budgetCents, said, misses }
}

function stateOf(flat: FlatDialogue): State {
  const { recap, asked, shown, ticket, draft, last } = flat
  if (recap) return confirming([recap], asked === 'change' ? { asked } : {})
  if (ticket) return complaining('link', ticket)
  if (asked === 'order-link') return { at: 'tracking' }
  if (flat[wasComplaining]) return complaining('told')
  if (shown.length > 0 && asked !== null) return { at: 'choosing', shown }
  if (asked === 'platform' || asked === 'service' || asked === 'quantity')
    return { at: 'collecting', missing: asked }
  if (asked === 'link' && !isEmpty(draft)) return { at: 'collecting', missing: 'link' }
  return last ? { at: 'awaiting-payment' } : { at: 'idle' }
}

/** The form to store. */
export function storeDialogue(dialogue: Dialogue): StoredDialogue {
  const { state, cart, last, said, misses, budgetCents } = dialogue
  const first = Math.max(0, inHand(cart))
  const confirming = state.at === 'confirming' ? state : null
  return {
    version: 1,
    draft: flatDraft(cart[confirming ? 0 : first]),
    recap: confirming?.recap[0] ?? null,
    asked: askedIn(state, cart),
    shown: state.at === 'choosing' ? state.shown : [],
    waiting: cart.filter((_, at) => at !== (confirming ? 0 : first)).map(flatDraft),
    last: last && flatDraft(last),
    ticket: state.at === 'complaining' && state.step === 'link' ? ticketOf(state) : null,
    said,
    budgetCents,
    misses,
    [wasComplaining]: state.at === 'complaining',
    dialogue,
  }
}

const ticketOf = ({ description, orderId, tries }: Extract<State, { at: 'complaining' }>) => ({
  description,
  orderId,
  tries,
})

/** The previous release knows no choice by price. */
const flatDraft = (draft: Draft = emptyDraft): Draft =>
  draft.choice?.by === 'price' ? { ...draft, choice: null } : draft

function askedIn(state: State, cart: readonly Draft[]): string | null {
  if (state.at === 'confirming') return state.asked === 'change' ? 'change' : 'confirm'
  if (state.at === 'collecting') return state.missing
  if (state.at === 'tracking') return 'order-link'
  if (state.at !== 'choosing') return null
  return cart[inHand(cart)]?.link ? 'quantity' : 'link'
}
