import { isDeepStrictEqual } from 'node:util'
import { maxOrdersPerCharge } from '@smm/contracts/orders/orders'
import { linkFits } from '@smm/social-links/link-fits'
import { type Part, say } from '../../replies/say.ts'
import { emptyReading } from '../../understanding/reading.ts'
import { isOurs, priceOf } from '../../shop.ts'
import { orderName, productName } from '../../replies/wording.ts'
import { inHand, isComplete, withoutRemoved } from '../cart/cart.ts'
import { fillCart } from '../cart/fill-cart.ts'
import { type Draft, emptyDraft, hasPage, isEmpty, productOf, settle, suits } from '../cart/draft.ts'
import { isUnpaid, newestFirst } from '../past-orders.ts'
import { withQuoted } from './place-cart.ts'
import { ordersOfThought } from '../cart/orders-of-thought.ts'
import { isOrderedOutright, placeOutright } from '../place-outright.ts'
import { proceed, refuseProduct } from '../proceed.ts'
import { idle } from '../state.ts'
import { does, type Move, stateAt, type Step, type Turn } from '../turn.ts'

/** Takes what the message tells of orders into the cart and goes on from there. */
export const takeFacts: Move = (turn) => {
  const { dialogue, reading, said } = turn
  const before = startingCart(turn)
  const given = said.length ? said : reading.choice ? [{ ...emptyDraft, choice: reading.choice }] : []
  if (given.length === 0 && before.length === 0) return null
  const alone = asksNextOrders(turn) ? [...before, ...given.map(settle)] : fillCart(before, reading, given)
  const together = ordersOfThought(turn, before, alone)
  const joined = together ? fillCart([], emptyReading, together) : alone
  const filled = joined.map((it) =>
    does(turn, 'order', 'agree', 'command') || it.link ? withAdvised(turn, it) : it,
  )
  const kept = keepSold(turn, before, filled)
  const isUnchanged = isDeepStrictEqual(kept.cart, dialogue.cart)
  const step = proceed(turn, kept.cart, [
    ...kept.parts,
    ...(isUnchanged ? [] : leadFor(turn, before, kept.cart)),
  ])
  return isOrderedOutright(turn) ? placeOutright(turn, step) : step
}

/** A link alone, beside a recap that says how another order joins it. */
function asksNextOrders(turn: Turn): boolean {
  const { said, reading, takesCarts, dialogue } = turn
  const [only] = said
  const isAlone = reading.acts.length === 0 && reading.targets.length === 1 && said.length === 1
  const isBare = only?.quantity === null && only.choice === null && only.link !== null
  return (
    takesCarts === true &&
    isAlone &&
    isBare &&
    stateAt(turn, 'confirming')?.asked === 'yes' &&
    dialogue.cart.length < maxOrdersPerCharge &&
    dialogue.cart.every((it) => it.link?.canonicalUrl !== only.link?.canonicalUrl)
  )
}

/** 'mais 500' after an order means the same service for the same page. */
function startingCart(turn: Turn): Draft[] {
  const { dialogue, said, reading } = turn
  const { last } = dialogue
  const left = withoutRemoved(dialogue.cart, reading)
  /** 'tira o do insta e deixa o tiktok com 500' */
  const cart = said.length > 0 && reading.removed.length > 0 && left.length > 0 ? left : dialogue.cart
  const [first] = said
  const isInstead =
    stateAt(turn, 'confirming')?.asked === 'change' &&
    cart.length === 1 &&
    !does(turn, 'add-item') &&
    said.every((it) => it.serviceType !== null && it.serviceType !== cart[0]!.serviceType && hasPage(it))
  if (said.length === 1 && isInstead) return []
  if (cart.length > 0 || !last || said.length > 1) return cart
  if (!first)
    return reading.resize || reading.choice
      ? [{ ...last, quantity: reading.resize ? last.quantity : null }]
      : cart
  const isAgain = (['add-item', 'order', 'other-page'] as const).some((it) => reading.acts.includes(it))
  if (hasPage(first) && first.quantity === null && isAgain && (!first.link || suits(last, first.link)))
    return [{ ...last, link: null, handle: null, platform: first.platform ?? last.platform }]
  const isElsewhere = first.handle !== null && !first.platform && !first.serviceType
  if (isElsewhere && first.quantity !== null)
    return [{ ...last, link: null, handle: null, quantity: null, choice: null }]
  const isMoved = first.platform !== null && first.platform !== last.platform && !hasPage(first)
  if (isMoved && last.handle && first.quantity !== null)
    return [{ ...emptyDraft, serviceType: last.serviceType, handle: last.handle }]
  if (first.platform || hasPage(first)) return cart
  if (first.serviceType && first.serviceType !== last.serviceType) return cart
  return first.quantity !== null ? [{ ...last, quantity: null, choice: null }] : cart
}

/** A page that does not fit never pushes out one that does, and what is not sold no order that is. */
function keepSold(
  turn: Turn,
  before: readonly Draft[],
  after: readonly Draft[],
): { cart: Draft[]; parts: Part[] } {
  const parts: Part[] = []
  const cart = after.map((it, at) => {
    const old = before[at]
    const product = productOf(it)
    if (product && old && isComplete(old) && !isOurs(turn, product)) {
      parts.push(...refuseProduct(product))
      return old
    }
    if (!product || !old?.link || !it.link || linkFits(product, it.link)) return it
    if (!linkFits(product, old.link)) return it
    parts.push(say('kept-page', { product, link: old.link.canonicalUrl }))
    return { ...it, link: old.link, handle: old.handle }
  })
  return { cart, parts }
}

function leadFor(turn: Turn, before: readonly Draft[], after: readonly Draft[]): Part[] {
  const { dialogue, orders } = turn
  const added = after.slice(before.length)
  if (added.length > 0 && before.length > 0 && before.every(isComplete))
    return added.every((it) => isSoldHere(turn, it)) ? [say('added')] : []
  if (dialogue.state.at === 'confirming' && after.every((it) => canBeServed(turn, it)))
    return [say('updated')]
  const waits = orders.some((it) => it.status === 'pending' && !it.reviewReason)
  if (waits && dialogue.cart.length === 0 && isOtherQuantity(turn, after)) return [say('old-pix-expires')]
  return dialogue.said.length === 0 && does(turn, 'greet')
    ? [say('greeting', { daypart: turn.reading.daypart })]
    : []
}

/** 'quero 100', while the PIX of 500 for the same page waits. */
const isOtherQuantity = (turn: Turn, [it]: readonly Draft[]) =>
  !does(turn, 'add-item') &&
  turn.orders.some(
    ({ status, serviceType, quantity, link }) =>
      status === 'pending' &&
      serviceType === it?.serviceType &&
      quantity !== it.quantity &&
      link === it.link?.canonicalUrl,
  )

function isSoldHere(turn: Turn, draft: Draft): boolean {
  const product = productOf(draft)
  return product === null || isOurs(turn, product)
}

function canBeServed(turn: Turn, draft: Draft): boolean {
  const product = productOf(draft)
  if (!product || (draft.link && !linkFits(product, draft.link))) return false
  return draft.quantity === null || priceOf(turn, product, draft.quantity).ok
}

/** 'cancela as curtidas', while other orders stay in the cart. */
export const removeSome: Move = (turn) => {
  const { cart } = turn.dialogue
  const left = does(turn, 'remove-item') ? withoutRemoved(cart, turn.reading).length : 0
  return left > 0 && left < cart.length ? removeItems(turn) : null
}

export const removeItems: Move = (turn) => {
  const { cart } = turn.dialogue
  const left = withoutRemoved(cart, turn.reading)
  const gone = cart.filter((it) => !left.includes(it))
  if (gone.length === 0) return null
  if (left.length === 0) return { dialogue: { cart: [], state: idle }, parts: [say('refusal-accepted')] }
  return proceed(turn, left, [say('removed-orders', { names: gone.map(nameOf) })])
}

export const nameOf = (draft: Draft): string => {
  const product = productOf(draft)
  if (!product) return 'o outro pedido'
  return draft.quantity ? orderName(product, draft.quantity) : productName(product)
}

/** 'muda a quantidade', 'troca o link': asks for the new one. */
export const askChange: Move = (turn) => {
  const { dialogue, reading } = turn
  const at = changedOrder(turn)
  const draft = dialogue.cart[at]
  if (!draft) return reading.acts.includes('change') && dialogue.last ? askAfterPlacing(turn) : null
  const changed = (part: Partial<Draft>) =>
    dialogue.cart.map((it, i) => (i === at ? { ...draft, ...part } : it))
  if (does(turn, 'change-quantity'))
    return proceed(
      { ...turn, dialogue: { ...dialogue, said: [] } },
      changed({ quantity: null, choice: null }),
      [say('ask-new-quantity')],
    )
  if (does(turn, 'change-link'))
    return proceed(turn, changed({ link: null, handle: null }), [say('ask-new-page')])
  return askWhatToChange(turn)
}

function changedOrder({ dialogue: { cart }, reading: { scope } }: Turn): number {
  if (scope === 'first') return 0
  return scope === 'last' ? cart.length - 1 : inHand(cart)
}

function askAfterPlacing({ orders }: Turn): Step | null {
  const unpaid = newestFirst(orders).find((it) => it.status === 'pending')
  return unpaid ? { parts: [say('ask-placed-change', unpaid)] } : null
}

export const askWhatToChange: Move = (turn) => {
  const state = stateAt(turn, 'confirming')
  if (!state) return null
  return {
    dialogue: { state: { ...state, asked: 'change' } },
    parts: [turn.reading.isForOther ? say('for-whom') : say('ask-what-to-change')],
    taps: ['Mudar a quantidade', 'Mudar o link', 'Cancelar'],
  }
}

/** An agreement with something beside it that is not plain: asked again, in one line. */
export const askBeforePix: Move = (turn) => {
  const state = stateAt(turn, 'confirming')
  if (!state) return null
  if (turn.reading.isForOther) return askWhatToChange(turn)
  const { placedBy, ...asked } = state
  const isHeldBack = placedBy === 'command' && !turn.reading.isQuestion
  if (isHeldBack && does(turn, 'nod')) return { parts: [say('kept-until-told')] }
  if (isHeldBack) return proceed(turn, withQuoted(turn))
  return {
    dialogue: { state: { ...asked, asked: 'again' } },
    parts: [does(turn, 'nod') ? say('ask-pix-then') : say('ask-before-pix')],
    taps: ['Sim, pode gerar o PIX', 'Mudar a quantidade', 'Cancelar'],
  }
}

/** 'qual perfil você anotou?' */
export const showRecapAgain: Move = (turn) => proceed(turn, turn.dialogue.cart)
export const showCart: Move = (turn) => (turn.dialogue.cart.length ? proceed(turn, turn.dialogue.cart) : null)

/** Goes on with the cart, or with what the last order waits for. */
export const goOn: Move = (turn) => {
  const { dialogue, orders } = turn
  if (dialogue.cart.some((it) => !isEmpty(it)))
    return proceed(
      turn,
      dialogue.cart.map((it) => withAdvised(turn, it)),
    )
  if (does(turn, 'add-item') && dialogue.last) return proceed(turn, [{ ...dialogue.last, quantity: null }])
  const waits = newestFirst(orders).find(isUnpaid)
  if (waits?.reviewReason) return { parts: [say('orders', { orders: [waits] })] }
  if (waits)
    return { parts: [say(waits.status === 'pending' ? 'pix-above' : 'pix-on-its-way', { order: waits })] }
  return dialogue.said.length > 0 ? { parts: [say('fine'), say('when-wanted')] } : null
}

/** 'quero esse' to a single package that was advised. */
function withAdvised(turn: Turn, draft: Draft): Draft {
  const shown = stateAt(turn, 'choosing')?.shown ?? []
  return draft.quantity === null && shown.length === 1
    ? { ...draft, quantity: shown[0]!, choice: null }
    : draft
}

/** 'quero comprar', 'quero fazer outro pedido'. */
export const startOrder: Move = (turn) => {
  const { dialogue } = turn
  if (dialogue.cart.length > 0)
    return proceed(
      turn,
      withQuoted(turn).map((it) => withAdvised(turn, it)),
    )
  if (does(turn, 'add-item') && dialogue.last) return proceed(turn, [{ ...dialogue.last, quantity: null }])
  if (dialogue.said.length === 0 && does(turn, 'greet')) return null
  return takeUpRefused(turn) ?? proceed(turn, [emptyDraft])
}

/** 'voltei, pode ser então' */
const takeUpRefused = (turn: Turn): Step | null =>
  turn.dialogue.refused?.some((it) => !isEmpty(it)) ? proceed(turn, turn.dialogue.refused) : null
