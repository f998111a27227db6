import { orderName } from '../../naming/order-names.ts'
import { say } from '../../replies/say.ts'
import { suggestion } from '../../replies/suggestions.ts'
import type { Priced } from '../../shop.ts'
import { says } from '../../understanding/reading.ts'
import { withChoice, withNamedProduct } from '../cart/chosen-quantity.ts'
import { type Draft, emptyDraft, hasPage, noQuantity, productOf } from '../cart/draft.ts'
import { leastOf, pricesOf } from '../cart/known-prices.ts'
import { mergeDraft } from '../cart/merge-draft.ts'
import { draftInHand } from '../cart/order-in-hand.ts'
import { ordersInReading } from '../cart/orders-in-reading.ts'
import { namesQuantity } from '../names-order.ts'
import { recapNow } from '../ordering/check-cart.ts'
import { takeFacts } from '../ordering/take-facts.ts'
import { turnDownGoods } from '../ordering/turn-down-goods.ts'
import { confirming, heldRecap, supposedRecap } from '../state.ts'
import { topicParts } from '../topic-parts.ts'
import { after, isAt, stateAt, type Step, type Turn } from '../turn.ts'
import { listPrices } from './list-prices.ts'

type Supposed = { drafts: Draft[]; orders: Priced[] }

/** Goods are supposed, and their price is known or the only question. */
export function supposes(turn: Turn): Supposed | null {
  const { supposed, alternatives, topics } = turn.reading
  if (supposed.length === 0 || alternatives.length > 1) return null
  const drafts = supposedOrders(turn)
  const orders = pricesOf(turn, drafts)
  const isAnswered = orders.length > 0 || drafts.some((it) => turnDownGoods(turn, it))
  return isAnswered || (topics.length === 0 && !ordersBesideSupposed(turn)) ? { drafts, orders } : null
}

/** 'e se eu levar 400?': quotes and changes nothing; what is ordered beside it goes on. */
export function quoteSupposed(turn: Turn, supposed: Supposed): Step {
  const { drafts, orders } = supposed
  const [draft = emptyDraft] = drafts
  if (ordersBesideSupposed(turn)) {
    const turnedDown = drafts.flatMap((it) => turnDownGoods(turn, it) ?? [])
    const quoted = orders.length > 0 ? [say('quoted', { orders })] : []
    return after([...turnedDown, ...quoted], takeFacts(turn))
  }
  if (orders.length === 0) return quoteOpen(turn, draft)
  return isAt(turn, 'confirming') && !isSupposed(turn)
    ? quoteBesideRecap(turn, orders)
    : offer(turn, supposed)
}

/** 'quero 500 pra @loja.x, e se der mais 300 no tiktok': the 500 are ordered, or the page is that of the order in hand. */
export function ordersBesideSupposed(turn: Turn): boolean {
  const inHand = draftInHand(turn.dialogue.cart)
  const isPageTold = turn.namedOrders.some(hasPage)
  return namesQuantity(turn)
    ? isPageTold || !says(turn.reading, 'ask-price')
    : isPageTold && inHand !== undefined && !hasPage(inHand)
}

/** The orders that are supposed, each with what is known of the one in hand. */
export function supposedOrders(turn: Turn): Draft[] {
  const { dialogue, namedOrders, reading } = turn
  const [first] = namedOrders
  const base = { ...(draftInHand(turn.dialogue.cart) ?? first ?? dialogue.last ?? emptyDraft), ...noQuantity }
  const isBeside = ordersBesideSupposed(turn)
  const priced = isBeside ? [] : namedOrders.filter((it) => it.quantity !== null)
  const targets = isBeside
    ? reading.targets.map((it) => ({ ...it, role: 'mentioned' as const }))
    : reading.targets
  const asked = ordersInReading({ ...reading, items: reading.supposed, targets, choice: null })
  return [...priced, ...asked].map((it) => withChoice(turn, withNamedProduct(turn, mergeDraft(base, it))))
}

const quote = (turn: Turn, orders: Priced[]) => [
  say('quoted', { orders }),
  ...topicParts(turn, orders.slice(0, 1)),
]

function quoteBesideRecap(turn: Turn<'confirming'>, orders: Priced[]): Step {
  const { state } = turn.dialogue
  const [only, ...others] = orders
  const quoted = only && others.length === 0 && state.recap.length === 1 ? only.quantity : null
  return {
    dialogue: { state: heldRecap(state, quoted) },
    parts: [...quote(turn, orders), say('if-changed')],
  }
}

const isSupposed = (turn: Turn) => stateAt(turn, 'confirming')?.waitsFor === 'order'

/** The recap of a single whole order, to be placed once its PIX is asked for; else the prices to choose from. */
function offer(turn: Turn, { drafts, orders }: Supposed): Step {
  const { cart } = turn.dialogue
  const [draft = emptyDraft] = drafts
  const parts = quote(turn, orders)
  const isSole = cart.every((it) => it.quantity === null) || (cart.length === 1 && isSupposed(turn))
  const isWhole = isSole && drafts.length === 1 && !says(turn.reading, 'refuse', 'deny', 'pause')
  const now = isWhole ? recapNow(turn, drafts) : null
  if (now)
    return {
      dialogue: { cart: now.cart, state: supposedRecap(confirming(now)) },
      parts: [
        ...now.recap.map((order) => say('recap-quoted', { order })),
        ...topicParts(turn, orders.slice(0, 1)),
        asksPrice(turn) ? say('if-wanted-so') : say('when-decided'),
      ],
      suggestions: [suggestion.askPix, suggestion.otherQuantity],
    }
  return {
    dialogue: {
      cart: cart.length > 1 ? cart : [{ ...draft, ...noQuantity }],
      state: {
        at: 'choosing',
        shown: orders.map((it) => it.quantity),
        services: orders.map((it) => it.serviceType),
      },
    },
    parts: [
      ...parts,
      hasPage(draft) || says(turn.reading, 'postpone')
        ? say('postponed', { isKept: true })
        : say('if-wanted', { product: productOf(draft) }),
    ],
    suggestions: orders.map((it) => orderName(it, it.quantity)),
  }
}

const asksPrice = ({ reading }: Turn) => reading.isQuestion || says(reading, 'ask-price')

/** No product or no quantity yet: the prices of what is left open. */
function quoteOpen(turn: Turn, draft: Draft): Step {
  const { quantity } = draft
  const product = productOf(draft)
  const orders = product ? leastOf(turn, product) : []
  const isOpen = orders.length > 0 && quantity === null && !asksPrice(turn) && !isAt(turn, 'confirming')
  return isOpen
    ? { dialogue: { cart: [draft] }, parts: [say('starts-from', { orders })] }
    : listPrices(turn, draft)
}
