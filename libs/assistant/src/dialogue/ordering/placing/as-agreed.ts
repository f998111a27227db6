import { isDeepStrictEqual } from 'node:util'
import { saysAny } from '../../../understanding/act-traits.ts'
import { differencesFrom, type NamedOrder } from '../../../understanding/agreement/compare-with-recap.ts'
import { isPlainAgreement } from '../../../understanding/agreement/plain-agreement.ts'
import { says } from '../../../understanding/reading.ts'
import { chosenQuantity } from '../../cart/chosen-quantity.ts'
import { accountOf, type Draft, matchesProduct, pageOf } from '../../cart/draft.ts'
import { bringsFacts } from '../../names-order.ts'
import type { Recap } from '../../state.ts'
import { stateAt, type Turn } from '../../turn.ts'
import type { WaitsFor } from '../../waits-for.ts'
import { cartAfter } from '../cart-after.ts'
import { understoodEnough } from './understood-enough.ts'

/** Nothing but a yes, also one that names all of several orders. */
const agrees = (turn: Turn): boolean =>
  (isOfSeveral(turn) && namesAllAlone(turn)) || isPlainAgreement(withoutShares(turn))

const agreesPlainly = (turn: Turn): boolean => !says(turn.reading, 'nod', 'partial-yes') && agrees(turn)

/** The messages that place a recap, by what it waits for. */
export const placesWith: Readonly<Record<WaitsFor, (turn: Turn) => boolean>> = {
  nod: agrees,
  yes: agreesPlainly,
  decision: agreesPlainly,
  order: agreesPlainly,
  command: (turn) => says(turn.reading, 'command') && isMostlyAgreement(turn),
  'second-yes': (turn) => isWilling(turn) || agreesPlainly(turn),
  change: (turn) => says(turn.reading, 'command') && agrees(turn),
}

export type Agreed = Pick<Turn, 'reading' | 'namedOrders'>

/**
 * A yes that the verdict left is meant of the orders that the recap shows, with or without what it repeats, or of a ticket that
 * is offered; null where it agrees to nothing, or to another recap. `place-recap.ts` places them, unless one of its hindrances holds.
 */
export const asAgreed = (turn: Turn): Agreed | null =>
  [turn, withoutRepeated(turn)].find((it) => placesWith[waitOf(it)](it) && namesOnlyShown(it)) ?? null

/** Of several orders the message may name a part, which alone is placed then; a kind of page was asked back. */
function namesOnlyShown(turn: Turn): boolean {
  const shown = stateAt(turn, 'confirming')
  if (!shown) return true
  const { recap, waitsFor } = shown
  return differencesFrom(recap, turn.reading, linesNamed(turn, recap)).every(
    (it) => it === 'a part of several' || (it === 'another kind of page' && waitsFor === 'second-yes'),
  )
}

/** The orders that a message names, with the quantity of a package that it chooses among those of the recap. */
export const linesNamed = (turn: Turn, recap: readonly Recap[]): NamedOrder[] =>
  turn.namedOrders.map((it) => ({
    ...it,
    quantity: it.quantity ?? quantityChosen(turn, it, recap),
    address: pageOf(it),
    account: accountOf(it),
  }))

/** 'sim, o Viral', of a product without one, is no line of the recap. */
function quantityChosen(turn: Turn, it: Draft, recap: readonly Recap[]): number | null {
  const line = it.choice && recap.find((one) => matchesProduct(one, it))
  return line && it.choice ? (chosenQuantity(turn, line, it.choice) ?? 0) : null
}

/** A yes beside '600 no total', 'o mesmo', or '500' once more, which leaves the cart as it is: the yes is left. */
function withoutRepeated(turn: Turn): Turn {
  if (turn.repeatsTotal) return { ...turn, reading: { ...turn.reading, items: [], resize: null } }
  const shown = stateAt(turn, 'confirming')
  const isBeside = shown !== null && says(turn.reading, 'agree') && bringsFacts(turn)
  /** 'confirmo, 500 e 500', of one order, may mean two. */
  if (!isBeside || turn.namedOrders.length > shown.recap.length || !leavesCart(turn)) return turn
  return {
    ...turn,
    namedOrders: [],
    reading: { ...turn.reading, choice: null, resize: null, share: null, replaced: [] },
  }
}

/** 'sim, o mesmo de antes' */
function leavesCart(turn: Turn): boolean {
  const { cart, parts } = cartAfter(turn)
  return parts.length === 0 && isDeepStrictEqual(cart, turn.dialogue.cart)
}

/** 'caiuuuu pode gerar': a word or two of the visitor's own news leave a command what it is. */
const isMostlyAgreement = ({ reading }: Turn) =>
  isPlainAgreement(reading) && reading.topics.length === 0 && reading.coverage > understoodEnough.forShown

/** A ticket that is offered waits as a recap does that was just shown. */
const waitOf = (turn: Turn): WaitsFor => stateAt(turn, 'confirming')?.waitsFor ?? 'nod'

const isOfSeveral = ({ dialogue: { cart } }: Turn) => cart.length > 1

/** 'gera os dois' shares nothing out where there are two orders. */
const withoutShares = (turn: Turn) => (isOfSeveral(turn) ? { ...turn.reading, share: null } : turn.reading)

const namesAllAlone = ({ reading, namedOrders }: Turn) =>
  reading.scope === 'all' &&
  namedOrders.length === 0 &&
  reading.topics.length === 0 &&
  isPlainAgreement({ ...reading, share: null, acts: [...reading.acts, 'agree'] })

/** A yes to a question asked twice counts as it is. */
const isWilling = (turn: Turn) =>
  (says(turn.reading, 'agree', 'command') || isWhollyRead(turn)) &&
  !saysAny(turn.reading, 'doubt', 'halt', 'takes-back', 'harm') &&
  turn.reading.conditions.length === 0

/** 'sim, depois eu vejo', and not 'sim, xablau' */
const isWhollyRead = ({ reading }: Turn) =>
  says(reading, 'partial-yes') && reading.coverage === 1 && !reading.isQuestion && reading.topics.length === 0
