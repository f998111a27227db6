import { isDeepStrictEqual } from 'node:util'
import { maxUnpaidPerConversation } from '@smm/contracts/orders/orders'
import { decide, type Rules } from '../../../decide.ts'
import { isUnpaid } from '../../../placed-orders.ts'
import { say } from '../../../replies/say.ts'
import { isShown } from '../../../understanding/agreement/compare-with-recap.ts'
import { says } from '../../../understanding/reading.ts'
import { indexNamed } from '../../cart/which-order.ts'
import type { Recap, StateAt } from '../../state.ts'
import { topicParts } from '../../topic-parts.ts'
import { after, type Step, type Turn } from '../../turn.ts'
import { type Agreed, linesNamed } from './as-agreed.ts'
import { placeOrders } from './place-orders.ts'
import { recapNow } from '../check-cart.ts'
import { proceed } from '../proceed.ts'

type Shown = StateAt<'confirming'>
type Placing = { turn: Turn; shown: Shown; now: ReturnType<typeof recapNow> }

/** A yes to the recap, without what it only repeats. */
export const placeRecap = (turn: Turn<'confirming'>, agreed: Agreed): Step =>
  placeShown({ ...turn, ...agreed })

/** Places exactly what the recap shows, or the part of it that the message names. */
export function placeShown(turn: Turn<'confirming'>): Step {
  const { cart, state: shown } = turn.dialogue
  const hindered = decide(hindrances, { turn, shown, now: recapNow(turn, cart) })
  if (hindered) return hindered
  const meant = indicesMeant(turn, shown.recap)
  const count = turn.takesCarts ? meant.length : Math.min(freeCharges(turn), meant.length)
  const ordered = { ...turn, dialogue: { ...turn.dialogue, cart: withFirst(cart, meant) } }
  const step = placeOrders(ordered, { ...shown, recap: withFirst(shown.recap, meant) }, count)
  /** 'manda o pix. Tem nota?': what is asked beside a yes is answered above the PIX. */
  return after(topicParts(turn), step)
}

/** A recap that is agreed to is not placed where one of these holds: the first is answered instead. */
export const hindrances: Rules<Placing, Step> = {
  /** The text of the coupon says why the recap is another. */
  'the coupon is over': (it) => (!isStillSo(it) && it.now?.refused?.why === 'over' ? showNow(it) : null),
  'the price has changed': (it) => (isStillSo(it) ? null : after([say('price-changed')], showNow(it))),
  'too many are unpaid': ({ turn }) => (freeCharges(turn) <= 0 ? { parts: [say('too-many-unpaid')] } : null),
}

const isStillSo = ({ shown, now }: Placing): boolean =>
  now !== null && (shown.pricedBy === 'orders' || isDeepStrictEqual(now.recap, shown.recap))

const showNow = ({ turn }: Placing): Step => proceed(turn, turn.dialogue.cart)

/** In their order, those at the places before the others. */
const withFirst = <T>(list: readonly T[], places: readonly number[]): T[] => [
  ...list.filter((_, at) => places.includes(at)),
  ...list.filter((_, at) => !places.includes(at)),
]

/** The charges that a conversation may still have beside those that wait for their payment. */
const freeCharges = ({ orders }: Turn): number =>
  maxUnpaidPerConversation -
  new Set(orders.filter(isUnpaid).map(({ cartId, orderId }) => cartId ?? orderId)).size

/** 'gera o segundo', 'pode gerar o do insta', 'fico com os 500': the lines that a command or a choice names; all where it names none. */
function indicesMeant(turn: Turn, recap: readonly Recap[]): number[] {
  const all = [...recap.keys()]
  const at = indexNamed(turn.dialogue.cart, turn.reading)
  if (at !== null && (turn.namedOrders.length === 0 || turn.reading.scope === 'first')) return [at]
  if (
    !says(turn.reading, 'command', 'order') ||
    turn.namedOrders.length === 0 ||
    turn.reading.scope === 'all'
  )
    return all
  const named = linesNamed(turn, recap)
  const meant = recap.flatMap((line, place) => (named.some((it) => isShown(line, it)) ? [place] : []))
  /** '90 no total' */
  return meant.length > 0 ? meant : all
}
