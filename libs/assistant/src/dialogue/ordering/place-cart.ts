import { isDeepStrictEqual } from 'node:util'
import { maxUnpaidPerConversation } from '@smm/contracts/orders/orders'
import { isUnpaid } from '../../placed-orders.ts'
import { recapTaps } from '../../replies/recap-texts.ts'
import { type Part, say } from '../../replies/say.ts'
import type { Draft } from '../cart/draft.ts'
import { placeIn } from '../cart/which-order.ts'
import { confirming, type Recap, type StateAt } from '../state.ts'
import { does, type Move, stateAt, type Step, type Turn } from '../turn.ts'
import { askForWhom } from './change-order.ts'
import { withoutDiscount } from './discount-recap.ts'
import { isAgreement } from './is-agreement.ts'
import { proceed } from './proceed.ts'
import { isMeantBy, repeatsRecap } from './repeats-recap.ts'

/** An agreement with something beside it that is not plain: asked again, in one line. */
export const askBeforePix: Move = (turn) => {
  const state = stateAt(turn, 'confirming')
  if (!state) return null
  if (turn.reading.isForOther) return askForWhom(turn)
  const { placedBy, ...asked } = state
  const isHeldBack = placedBy === 'command' && !turn.reading.isQuestion
  if (isHeldBack && does(turn, 'nod')) return { parts: [say('kept-until-told')] }
  if (isHeldBack) return proceed(turn, withQuoted(turn))
  return {
    dialogue: { state: { ...asked, asked: 'again' } },
    parts: [does(turn, 'nod') ? say('ask-pix-then') : say('ask-before-pix')],
    taps: [recapTaps.yes, recapTaps.quantity, recapTaps.drop],
  }
}

/** A yes to the recap: places exactly what it shows, or the part of it that the message names. */
export const placeCart: Move = (turn) => {
  const state = stateAt(turn, 'confirming')
  if (!state) return null
  if (!repeatsRecap(turn, state)) return null
  if (state.asked === 'change' && !does(turn, 'command')) return proceed(turn, turn.dialogue.cart)
  if (state.quoted !== null && !does(turn, 'command')) return proceed(turn, withQuoted(turn))
  const current = proceed(turn, turn.dialogue.cart)
  const { state: now } = current.dialogue ?? {}
  const isPriceSame =
    now?.at === 'confirming' && (state.pricedBy === 'orders' || isDeepStrictEqual(now.recap, state.recap))
  if (!isPriceSame)
    return isCouponOver(current) ? current : { ...current, parts: [say('price-changed'), ...current.parts] }
  const free = maxUnpaidPerConversation - countUnpaid(turn)
  if (free <= 0) return { parts: [say('too-many-unpaid')] }
  const meant = placesMeant(turn, state.recap)
  const { cart } = turn.dialogue
  const ordered = { ...turn, dialogue: { ...turn.dialogue, cart: withFirst(cart, meant) } }
  const count = turn.takesCarts ? meant.length : Math.min(free, meant.length)
  return placeOrders(ordered, { ...state, recap: withFirst(state.recap, meant) }, count)
}

const withFirst = <T>(list: readonly T[], places: readonly number[]): T[] => [
  ...places.map((at) => list[at]!),
  ...list.filter((_, at) => !places.includes(at)),
]

/** Its text says why the recap is another. */
const isCouponOver = ({ parts }: Step) => parts.some(({ situation }) => situation === 'coupon-over')

/** The charges that wait for their payment. */
const countUnpaid = ({ orders }: Turn) =>
  new Set(orders.filter(isUnpaid).map(({ cartId, orderId }) => cartId ?? orderId)).size

/** 'gera o segundo', 'pode gerar o do insta': the lines that a command names; all where it names none. */
function placesMeant(turn: Turn, recap: readonly Recap[]): number[] {
  const all = [...recap.keys()]
  const at = placeIn(turn.dialogue.cart, turn.reading)
  if (at !== null && (turn.said.length === 0 || turn.reading.scope === 'first')) return [at]
  if (!does(turn, 'command') || turn.said.length === 0 || turn.reading.scope === 'all') return all
  return all.filter((place) => turn.said.some((it) => isMeantBy(turn, recap[place]!, it)))
}

/** Places the first orders of a recap; the others wait. */
export function placeOrders(
  turn: Turn,
  { recap, coupon }: Pick<StateAt<'confirming'>, 'recap' | 'coupon'>,
  count: number,
): Step {
  const orders = recap.slice(0, count)
  const left = recap.slice(count).map(withoutDiscount)
  const cart = turn.dialogue.cart.slice(count)
  const isOnePix = turn.takesCarts === true
  const isShown = left.length === 0 && stateAt(turn, 'confirming') !== null
  const placing = isShown ? say('placing', { orders, isOnePix }) : say('placing-named', { orders })
  return {
    dialogue: {
      cart,
      coupon: null,
      last: turn.dialogue.cart[count - 1] ?? turn.dialogue.last,
      state: left.length ? confirming(left) : { at: 'awaiting-payment' },
    },
    parts: left.length ? [placing, say('left-for-later', { orders: left })] : [placing],
    taps: left.length ? ['Sim, pode continuar'] : [],
    intents: [{ type: 'place-orders', orders, isOnePix, ...(coupon !== undefined && { coupon }) }],
  }
}

/** The order at the quantity that was quoted last: 'quero esse'. */
export function withQuoted(turn: Turn): Draft[] {
  const quoted = stateAt(turn, 'confirming')?.quoted ?? null
  const { cart } = turn.dialogue
  return quoted === null ? cart : cart.map((it) => ({ ...it, quantity: quoted, choice: null }))
}

/** The recap and the questions behind it. */
const ofRecap = new Set<Part['situation']>(['recap', 'ask-yes', 'still-in-cart'])

/**
 * A step that shows the recap as it was shown before: nothing is said to have changed, and a yes that came with it places the
 * order rather than be asked for again.
 */
export function placeUnchanged(turn: Turn, step: Step): Step {
  const before = stateAt(turn, 'confirming')
  const after = step.dialogue?.state
  if (before === null || after?.at !== 'confirming' || !isDeepStrictEqual(after.recap, before.recap))
    return step
  const parts = step.parts.filter(({ situation }) => situation !== 'updated')
  const isRecapAlone = parts.every(({ situation }) => ofRecap.has(situation))
  /** 'confirmo, 500 e 500', of one order */
  const isNoMore = turn.said.length <= before.recap.length
  const agreed = isRecapAlone && isNoMore && before.asked !== 'change' ? withoutCarriedOut(turn) : null
  return (agreed && isAgreement(agreed) && placeCart(agreed)) || { ...step, parts }
}

/** The turn without what its step has taken in: only the yes and what may speak against it are left. */
const withoutCarriedOut = (turn: Turn): Turn => ({
  ...turn,
  said: [],
  reading: { ...turn.reading, choice: null, resize: null, share: null, replaced: [] },
})
