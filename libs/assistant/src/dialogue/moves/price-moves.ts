import type { Product } from '@smm/contracts/products'
import { packagesOf } from '@smm/pricing/price-book'
import { formatCents, formatQuantity } from '@smm/pricing/money'
import { type Part, say } from '../../replies/say.ts'
import { markOf, packageLines } from '../../replies/catalogue-texts.ts'
import { isSold, nearestTo, priceOf, rangeOf } from '../../shop.ts'
import type { Choice } from '../../understanding/reading.ts'
import { capital, orderName, productChips, productName, serviceNames } from '../../replies/wording.ts'
import { inHand } from '../cart/cart.ts'
import { candidates, nowKnown, pricedOf } from '../known-prices.ts'
import { beside, withOpenQuestion } from '../resume-order.ts'
import { saidOrders } from '../cart/said-orders.ts'
import { chosenQuantity } from '../choose-package.ts'
import { type Draft, emptyDraft, hasPage, mergeDraft, productOf, settle } from '../cart/draft.ts'
import { proceed } from '../proceed.ts'
import { bringsFacts, does, type Move, stateAt, type Step, type Turn } from '../turn.ts'
import { topicParts } from './talk-moves.ts'

/** 'e se eu levar 400?': quotes and changes nothing. */
export const quoteSupposed: Move = (turn) => {
  const { supposed } = turn.reading
  const isOrderBeside =
    turn.said.some((it) => it.quantity !== null) && supposed.every((it) => it.quantity === null)
  if (isOrderBeside) return null
  const asked = saidOrders({ ...turn.reading, items: supposed, choice: null })
  const known =
    turn.dialogue.cart[inHand(turn.dialogue.cart)] ?? turn.said[0] ?? turn.dialogue.last ?? emptyDraft
  const base = { ...known, quantity: null, choice: null }
  const priced = turn.said.filter((it) => it.quantity !== null && does(turn, 'ask-price'))
  const drafts = [...priced, ...asked].map((it) => mergeDraft(base, it))
  const orders = drafts.flatMap((it) => {
    const product = productOf(it)
    const quantity = it.quantity ?? (product && it.choice ? chosenQuantity(turn, product, it.choice) : null)
    return product && quantity !== null ? pricedOf(turn, product, [quantity]) : []
  })
  if (orders.length === 0) return turn.reading.topics.length ? null : quoteOpen(turn, drafts)
  const confirming = stateAt(turn, 'confirming')
  const topics = topicParts(turn, productOf(drafts[0]!))
  const quoted = orders.length === 1 && confirming?.recap.length === 1 ? orders[0]!.quantity : null
  if (confirming)
    return {
      dialogue: { state: { ...confirming, quoted, placedBy: 'command' } },
      parts: [say('quoted', { orders }), ...topics, say('if-changed')],
    }
  const [draft] = drafts
  if (turn.dialogue.cart.length === 0 && drafts.length === 1 && !does(turn, 'refuse', 'deny', 'pause')) {
    const { dialogue } = proceed(turn, drafts)
    const state = dialogue?.state
    if (state?.at === 'confirming')
      return {
        dialogue: { ...dialogue, state: { ...state, placedBy: 'command' } },
        parts: [say('quoted', { orders }), ...topics, say('if-wanted-so')],
        taps: ['Pode gerar o PIX', 'Outra quantidade'],
      }
  }
  const product = draft?.link ? null : productOf(draft!)
  return {
    dialogue: {
      cart:
        turn.dialogue.cart.length > 1 ? turn.dialogue.cart : [{ ...draft!, quantity: null, choice: null }],
      state: { at: 'choosing', shown: orders.map((it) => it.quantity) },
    },
    parts: [say('quoted', { orders }), ...topics, say('if-wanted', { product })],
    taps: orders.map((it) => orderName(it, it.quantity)),
  }
}

/** No product or no quantity yet: the prices of what is left open. */
function quoteOpen(turn: Turn, drafts: readonly Draft[]): Step | null {
  const [draft] = drafts
  if (!draft) return null
  const product = productOf(draft)
  if (product && draft.quantity !== null && rangeOf(turn, product)) {
    const { quantity } = draft
    const nearest = nearestTo(turn, product, quantity)
    return beside(turn, [
      nearest
        ? say('between-ranges', { product, quantity, nearest })
        : say('limits', { limits: [limitsOf(turn, product)] }),
    ])
  }
  return listPrices(turn, draft)
}

/** Quantities of one product whose prices are asked at once. */
export function alternativesOf({ reading, said }: Turn): number[] {
  if (reading.alternatives.length > 1) return reading.alternatives
  const [first] = said
  const isAsked = reading.acts.includes('ask-price') && said.length > 1
  const pages = new Set(said.flatMap((it) => it.link?.canonicalUrl ?? it.handle ?? []))
  const isSame = said.every((it) => it.serviceType === first?.serviceType && it.platform === first?.platform)
  return isAsked && isSame && pages.size < 2 ? said.flatMap((it) => it.quantity ?? []) : []
}

/** '500 ou 1000?': the price of each, and the choice stays the visitor's. */
export const offerAlternatives: Move = (turn) => {
  const alternatives = alternativesOf(turn)
  if (alternatives.length < 2) return null
  const page = turn.said.find(hasPage)
  const known = nowKnown(turn)
  const draft = {
    ...(page ? mergeDraft(known, { ...page, choice: null }) : known),
    quantity: null,
    choice: null,
  }
  const product = productOf(draft)
  const products = product ? [product] : candidates(turn, draft)
  if (!product && !does(turn, 'ask-price') && !draft.serviceType) return null
  const orders = products.flatMap((it) => pricedOf(turn, it, alternatives))
  if (orders.length === 0) return null
  return {
    dialogue: {
      cart: [draft, ...turn.dialogue.cart.slice(1)],
      state: { at: 'choosing', shown: alternatives },
    },
    parts: [
      say('prices', { orders }),
      product ? say('choose-quantity', { product, hasPage: draft.link !== null }) : say('ask-first-page'),
    ],
    taps: product ? alternatives.map(formatQuantity) : productChips(products),
  }
}

/** 'é 45 mesmo?': the price of the order in hand, once more. */
export const confirmPrice: Move = (turn) => {
  const draft = nowKnown(turn)
  const product = productOf(draft)
  const orders = product && draft.quantity !== null ? pricedOf(turn, product, [draft.quantity]) : []
  if (orders.length === 0) return null
  return withOpenQuestion(turn, [say('price-confirmed', { orders })])
}

const titles: Partial<Record<Choice['by'], string>> = {
  popular: 'O destaque da tabela',
  cheapest: 'O menor',
  largest: 'O maior',
}

/** 'qual o mais popular?' is told and asked back: the choice stays the visitor's. */
export const tellPackage: Move = (turn) => {
  const { choice, topics } = turn.reading
  const title = choice && titles[choice.by]
  const known = nowKnown(turn)
  const draft =
    choice?.by === 'popular' ? { ...known, ...(productOf(known) ?? candidates(turn, known)[0]) } : known
  const product = productOf(draft)
  if (!title || topics.length > 0 || turn.said.some((it) => it.quantity !== null)) return null
  if (!product) return listPrices(turn, draft)
  const found = packagesOf(turn.priceBook, product).find(
    (it) => it.quantity === chosenQuantity(turn, product, choice),
  )
  if (!found || !isSold(turn, product)) return null
  const order = { ...product, quantity: found.quantity, cents: found.priceCents }
  const packageName = found.name.startsWith(formatQuantity(found.quantity)) ? 'o de' : `o ${found.name}:`
  const parts = [say('package-named', { order, title, packageName, mark: markOf(turn, product, found) })]
  const confirming = stateAt(turn, 'confirming')
  if (confirming) {
    const isOther = confirming.recap.length === 1 && confirming.recap[0]!.quantity !== found.quantity
    return {
      dialogue: { state: { ...confirming, quoted: isOther ? found.quantity : null } },
      parts: [...parts, say('if-changed')],
    }
  }
  return {
    dialogue: { cart: [{ ...draft, choice: null }], state: { at: 'choosing', shown: [found.quantity] } },
    parts: [...parts, say('choose-quantity', { product, hasPage: draft.link !== null })],
    taps: ['Quero esse', 'Outra quantidade'],
  }
}

function limitsOf(turn: Turn, product: Product) {
  const range = rangeOf(turn, product)!
  const [least] = pricedOf(turn, product, [range.minimum])
  return { product, ...range, leastCents: least?.cents ?? null }
}

/** Smallest and largest orders. */
export const tellLimits: Move = (turn) => {
  const { reading, said } = turn
  if (reading.money || said.some((it) => it.quantity !== null || it.link)) return null
  const draft = nowKnown(turn)
  const product = productOf(draft)
  const products = product && isSold(turn, product) ? [product] : candidates(turn, draft)
  const limits = products.map((it) => limitsOf(turn, it))
  const isNew = turn.dialogue.cart.length === 0 && product !== null
  const step = beside(turn, [say('limits', { limits })], [say('if-wanted', { product })])
  return isNew
    ? { ...step, dialogue: { cart: [draft], state: { at: 'collecting', missing: 'quantity' } } }
    : step
}

/** Prices of what is asked about; a whole order with its page goes on to its recap instead. */
export const tellPrices: Move = (turn) => {
  const { said, dialogue } = turn
  if (said.some(hasPage)) return null
  const hasCart = dialogue.cart.length > 0
  const known = said.map((it) => settle(it)).filter((it) => productOf(it) && it.quantity !== null)
  const inConfirming = stateAt(turn, 'confirming')
  if (inConfirming && known.length === 0 && said.length === 0) return proceed(turn, dialogue.cart)
  if (said.length > 1 && known.length === said.length) return quoteSeveral(turn, known)
  if (bringsFacts(turn) && (productOf(nowKnown(turn)) || hasCart) && !does(turn, 'ask-catalogue')) return null
  const hand = dialogue.cart[inHand(dialogue.cart)]
  const product = hand && productOf(hand)
  if (product && !does(turn, 'ask-catalogue')) {
    const orders = hand.quantity === null ? [] : pricedOf(turn, product, [hand.quantity])
    return orders.length > 0
      ? withOpenQuestion(turn, [say('prices', { orders })])
      : proceed(turn, dialogue.cart)
  }
  return listPrices(turn, does(turn, 'ask-catalogue') ? settle(said[0] ?? emptyDraft) : nowKnown(turn))
}

function quoteSeveral(turn: Turn, known: readonly Draft[]): Step | null {
  const orders = known.flatMap((it) => pricedOf(turn, productOf(it)!, [it.quantity!]))
  if (orders.length < known.length) return null
  if (turn.dialogue.cart.length) return beside(turn, [say('prices', { orders })])
  const step = proceed(turn, known)
  return { ...step, parts: [say('prices', { orders }), say('ask-pages', { orders })] }
}

function listPrices(turn: Turn, draft: Draft): Step {
  const product = productOf(draft)
  if (product && isSold(turn, product) && !stateAt(turn, 'confirming'))
    return proceed({ ...turn, dialogue: { ...turn.dialogue, said: [] } }, [draft])
  const products = candidates(turn, draft)
  const orders =
    draft.quantity === null ? [] : products.flatMap((it) => pricedOf(turn, it, [draft.quantity!]))
  const prices = orders.length ? say('prices', { orders }) : overview(turn, products)
  const isKept = turn.dialogue.cart.length > 0
  const state = { at: 'collecting', missing: 'link' } as const
  return {
    ...beside(turn, [prices], [say('ask-first-page')]),
    dialogue: isKept ? {} : { cart: [{ ...draft, choice: null }], state },
    taps: productChips(products),
  }
}

function overview(turn: Turn, products: readonly Product[]): Part {
  if (products.length < 3)
    return say('packages-of-each', {
      lists: products.map((product) => ({ product, lines: packageLines(turn, product) })),
    })
  const lines = products.map((it) => {
    const { minimum } = rangeOf(turn, it)!
    const least = priceOf(turn, it, minimum)
    const from = least.ok ? formatCents(least.amountCents) : ''
    return `${capital(productName(it))}: a partir de ${from} (${formatQuantity(minimum)} ${serviceNames[it.serviceType]})`
  })
  return say('catalogue', { lines })
}
