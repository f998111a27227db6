import { isDeepStrictEqual } from 'node:util'
import type { LinkRefusal } from '@smm/social-links/link'
import { targetOf } from '@smm/social-links/link-fits'
import { type Part, say } from '../../replies/say.ts'
import { shownOrderId } from '../../replies/order-texts.ts'
import { catalogueInWords } from '../../replies/catalogue-texts.ts'
import { soldProducts } from '../../shop.ts'
import type { Condition, Topic } from '../../understanding/acts.ts'
import { productChips } from '../../replies/wording.ts'
import { inHand, isComplete } from '../cart/cart.ts'
import { fillCart } from '../cart/fill-cart.ts'
import { type Draft, emptyDraft, hasPage, productOf } from '../cart/draft.ts'
import { removeSome, takeFacts } from './order-moves.ts'
import { heldBack, withOpenQuestion } from '../resume-order.ts'
import { proceed, yesTaps } from '../proceed.ts'
import { isRunning, newestFirst } from '../past-orders.ts'
import { idle, type State, totalOf } from '../state.ts'
import { bringsFacts, does, type Move, stateAt, type Step, type Turn } from '../turn.ts'

/** A password is refused and forgotten: nothing of such a message enters the dialogue. */
export const refusePassword: Move = (turn) => withOpenQuestion(turn, [say('password-refused')])

/** Attempts to talk the assistant out of its rules change nothing and confirm nothing. */
export const resistTrick: Move = (turn) => {
  const parts = [say('trick-resisted')]
  const isOrdering =
    turn.dialogue.state.at !== 'confirming' && turn.said.some((it) => it.link ?? it.handle ?? it.quantity)
  const held = heldBack(turn)
  if (held) return { ...held, parts: [...parts, ...held.parts] }
  if (!isOrdering) return withOpenQuestion(turn, parts)
  return proceed(turn, fillCart(turn.dialogue.cart, turn.reading, turn.said), parts)
}

export const refuseOpposite: Move = (turn) =>
  turn.dialogue.state.at === 'complaining'
    ? null
    : {
        dialogue: { cart: [], state: idle },
        parts: [say('opposite-refused')],
        taps: productChips(soldProducts(turn)),
      }

/** A refusal is accepted in one line. */
export const acceptRefusal: Move = (turn) => {
  const removed = removeSome(turn)
  if (removed) return removed
  const unpaid = newestFirst(turn.orders).find((it) => it.status === 'pending' && !it.reviewReason)
  const isLeft =
    turn.dialogue.cart.length > 0 && turn.dialogue.last !== null && turn.dialogue.state.at !== 'confirming'
  if (isLeft) return { dialogue: { cart: [], state: idle }, parts: [say('only-the-first')] }
  if (turn.dialogue.cart.length === 0 && unpaid)
    return { parts: [say('pix-need-not-be-paid', { orderId8: shownOrderId(unpaid.orderId) })] }
  const running = newestFirst(turn.orders).find(isRunning)
  if (turn.dialogue.cart.length === 0 && running) {
    const orderId8 = shownOrderId(running.orderId)
    return { parts: [say('order-goes-on', { orderId8 })], taps: [`Cancelar o pedido ${orderId8}`] }
  }
  const refused = turn.dialogue.cart
  return { dialogue: { cart: [], refused, state: idle, budgetCents: null }, parts: [say('refusal-accepted')] }
}

/** Buys later: the cart is kept, and nothing is asked. */
export const postpone: Move = (turn) => {
  const { reading } = turn
  if (reading.targets.some((it) => it.role === 'wanted') && !does(turn, 'postpone')) return null
  const kept = keepSaid(turn)
  return { dialogue: kept.dialogue, parts: [say('postponed', { isKept: kept.cart.length > 0 })] }
}

const ofTime = new Set<Condition>(['time', 'charge-later', 'other'])
/** 'sim, só dia 20': the recap waits for the visitor to ask for its PIX. */
export const chargeLater: Move = (turn) => {
  const { supposed, conditions } = turn.reading
  const isAlone = supposed.length === 0 && !bringsFacts(turn) && conditions.every((it) => ofTime.has(it))
  const held = heldBack(turn)
  return held && isAlone ? { ...held, parts: [say('charged-later')] } : null
}

export const pause: Move = (turn) => {
  const kept = keepSaid(turn)
  return { dialogue: kept.dialogue, parts: [say('paused', { isKept: kept.cart.length > 0 })] }
}

/** Keeps the facts told beside a halt, and stops asking about the recap. */
function keepSaid(turn: Turn) {
  const { cart, state } = turn.dialogue
  const next = turn.said.length ? fillCart(cart, turn.reading, turn.said) : [...cart]
  const paused: State = state.at === 'confirming' ? { ...state, isPaused: true, placedBy: 'yes' } : state
  const isChanged = !isDeepStrictEqual(next, cart)
  return {
    cart: next,
    dialogue: { cart: next, state: isChanged ? ({ at: 'collecting', missing: 'link' } as const) : paused },
  }
}

/** 'não sei': what is open is asked once more, with time. */
export const advise: Move = (turn) => withOpenQuestion(turn, [say('advice')])

/** A yes or an order with a condition that the shop cannot promise: said so, and nothing is placed. */
export const sayConditions: Move = (turn) => {
  const { reading } = turn
  const confirming = stateAt(turn, 'confirming')
  const answered = reading.conditions.filter((it) => it !== 'other' && it !== 'charge-later')
  const product = productOf(handDraft(turn))
  const topics = reading.topics.filter(
    (it) => it !== 'payment-methods' || !answered.includes('payment-method'),
  )
  const parts = [
    ...answered.slice(0, 2).map((condition) => say('condition', { condition, product })),
    ...topicParts({ ...turn, reading: { ...reading, topics: answered.length ? [] : topics } }, product),
  ]
  if (parts.length === 0) return confirming && !bringsFacts(turn) ? pause(turn) : null
  if (bringsFacts(turn)) {
    const step = takeFacts(turn)
    if (step) return { ...step, parts: [...parts, ...step.parts] }
  }
  if (confirming)
    return {
      dialogue: { state: { ...confirming, placedBy: 'yes' } },
      parts: [...parts, say('condition-kept', { cents: totalOf(confirming.recap) })],
      taps: ['Sim, pode gerar o PIX', 'Cancelar'],
    }
  return withOpenQuestion(turn, parts)
}

const handDraft = ({ dialogue: { cart, last }, said }: Turn): Draft => {
  const known = cart[inHand(cart)] ?? last ?? emptyDraft
  return said[0]?.serviceType || said[0]?.platform ? { ...known, ...said[0] } : known
}

export const topicParts = ({ reading }: Turn, product: ReturnType<typeof productOf>): Part[] =>
  reading.topics
    .slice(0, 2)
    .map((topic) => say('topic', { topic, product, platform: product?.platform ?? null }))

function lastReceipt({ orders }: Turn): Part[] {
  const order = newestFirst(orders).find(({ paidAt }) => paidAt)
  return order ? [say('receipt', { order })] : []
}

/** Not worth an answer beside an order or the price of so many. */
const asides = new Set<Topic>(['algorithm', 'real-audience', 'discounts', 'new-profile'])

/** Answers what is asked, then takes the order up where it stands. */
export const answerTopics: Move = (turn) => {
  const { reading, said, dialogue } = turn
  const asksPrice = said.some((it) => it.quantity !== null) && does(turn, 'ask-price')
  if ((asksPrice || reading.unsold) && reading.topics.every((it) => asides.has(it))) return null
  const isWrongPage = reading.topics.includes('wrong-link') && !reading.isQuestion
  if (isWrongPage && dialogue.cart.length > 0 && said.length === 0) return null
  const platform = said[0]?.platform ?? handDraft(turn).platform
  const product = productOf(handDraft(turn))
  const parts: Part[] = reading.topics
    .slice(0, 2)
    .flatMap((topic) => [
      ...(topic === 'invoice' ? lastReceipt(turn) : []),
      say('topic', { topic, product, platform: product?.platform ?? platform }),
    ])
  const isOrdering = said.some((it) => hasPage(it) || it.quantity !== null)
  if (!isOrdering) {
    const asksWhich = reading.topics.includes('which-link') && !product
    const step = withOpenQuestion(turn, parts)
    const possible = soldProducts(turn).filter((it) => !platform || it.platform === platform)
    return asksWhich ? { ...step, taps: productChips(possible) } : step
  }
  const step = takeFacts(turn)
  return step && { ...step, parts: [...parts, ...step.parts] }
}

/** Networks and places that nothing of ours is sold for. */
const otherPlaces = ['serviços para', 'visualizações de stories', 'descurtidas']

/** A wish that nobody sells here. */
export const refuseUnsold: Move = (turn) => {
  const { unsold, isQuestion } = turn.reading
  const isElsewhere = otherPlaces.some((it) => unsold?.startsWith(it))
  /** 'tem pro Facebook ou só pro Instagram?' orders nothing yet. */
  const isForUs = turn.said.some(({ link, platform, quantity, serviceType }) =>
    isElsewhere ? (link ?? (isQuestion ? quantity : platform)) : (link ?? quantity ?? serviceType),
  )
  if (!unsold || isForUs) return null
  const isOrdering = turn.dialogue.cart.length > 0
  const parts = [
    say('not-sold', { name: unsold }),
    say('sold-here', { catalogue: catalogueInWords(turn), isAsked: !isOrdering }),
  ]
  return { ...withOpenQuestion(turn, parts), taps: isOrdering ? [] : productChips(soldProducts(turn)) }
}

/** Says why an address cannot be used and which one is needed; what else the message told is kept. */
export const explainPage: Move = (turn) => {
  const target = turn.reading.targets.find((it) => it.refusal)
  if (!target) return null
  const refusal = target.refusal as LinkRefusal
  if (refusal === 'OTHER_SITE' && turn.dialogue.cart.some(isComplete))
    return withOpenQuestion(turn, [say('other-site')])
  const said = turn.said.length ? turn.said : [{ ...emptyDraft, platform: target.platform }]
  const cart = stateAt(turn, 'confirming')
    ? turn.dialogue.cart
    : fillCart(turn.dialogue.cart, turn.reading, said)
  const product = productOf(cart[inHand(cart)] ?? emptyDraft)
  const isHandleEnough = refusal === 'SHORT_LINK' && (!product || targetOf(product) === 'account')
  return {
    dialogue: { cart, state: { at: 'collecting', missing: 'link' } },
    parts: [say('page-refused', { refusal, platform: target.platform, product })],
    ...(isHandleEnough && { taps: [typeHandle] }),
  }
}

/** To be tapped where a link shows no page. */
const typeHandle = 'Digitar meu @'

/** Waits for the visitor's handle in place of a link. */
export const askHandle: Move = (turn) => {
  const { cart } = turn.dialogue
  if (stateAt(turn, 'confirming')) return null
  return {
    dialogue: { state: { at: 'collecting', missing: 'link' } },
    parts: [say('ask-handle', { platform: cart[inHand(cart)]?.platform ?? null })],
  }
}

/** A no where nothing was refused. */
export const takeNo: Move = (turn) => {
  const { cart, last, state } = turn.dialogue
  if (cart.length === 0) return { parts: [say('fine')] }
  if (last && state.at === 'collecting')
    return { dialogue: { cart: [], state: idle }, parts: [say('only-the-first')] }
  return withOpenQuestion(turn, [say('fine')])
}

/** Greetings, thanks, laughter and goodbyes, answered in kind. */
export const returnCourtesy: Move = (turn) => {
  const { dialogue, reading } = turn
  const { daypart } = reading
  const isOrdering = dialogue.cart.length > 0
  const catalogue = catalogueInWords(turn)
  const chips = productChips(soldProducts(turn))
  if (does(turn, 'insult'))
    return { parts: [say('insulted')], taps: ['Abrir um chamado', 'Falar com uma pessoa'] }
  if (does(turn, 'leave')) return { parts: [say('bye')] }
  if (does(turn, 'thank')) return { parts: [say('you-are-welcome')] }
  if (does(turn, 'greet') && dialogue.said.length === 0)
    return { parts: [say('welcome', { daypart, catalogue })], taps: chips }
  if (does(turn, 'check-presence')) return withOpenQuestion(turn, [say('here-i-am')])
  if (does(turn, 'greet')) {
    const parts = [say('greeting', { daypart })]
    return isOrdering
      ? withOpenQuestion(turn, parts)
      : { parts: [...parts, say('help', { catalogue })], taps: chips }
  }
  if (does(turn, 'ask-help'))
    return { ...withOpenQuestion(turn, [say('help', { catalogue })]), taps: isOrdering ? [] : chips }
  return withOpenQuestion(turn, [say('laugh')])
}

/** A message that was not understood: the second time otherwise, with taps; the third time a person is offered. */
export function admitMiss(turn: Turn): Step {
  const { dialogue } = turn
  const misses = dialogue.misses + 1
  const confirming = stateAt(turn, 'confirming')
  const catalogue = dialogue.cart.length === 0 && dialogue.state.at === 'idle' ? catalogueInWords(turn) : ''
  const lead = misses > 2 ? say('miss-person') : say('miss', { misses, catalogue })
  const held = heldBack(turn)
  if (held && confirming?.placedBy === 'command')
    return { dialogue: { misses }, parts: [lead, ...held.parts] }
  if (confirming)
    return {
      dialogue: { misses },
      parts: [lead, say('kept-quietly', { orders: confirming.recap })],
      taps: [...yesTaps, 'Cancelar'],
    }
  const step = misses > 2 ? { parts: [lead] } : withOpenQuestion(turn, [lead])
  const isOpen = dialogue.cart.length > 0
  const taps = step.taps?.length ? step.taps : productChips(soldProducts(turn))
  const ask = !isOpen && misses < 3 ? [say('ask-first-page')] : []
  return { ...step, dialogue: { misses }, parts: [...step.parts, ...ask], taps }
}
