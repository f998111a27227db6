import { formatQuantity } from '@smm/pricing/money'
import { say } from '../../replies/say.ts'
import { productSuggestions } from '../../replies/suggestions.ts'
import { says } from '../../understanding/reading.ts'
import { type Draft, hasPage, noQuantity, productOf } from '../cart/draft.ts'
import { productsLeftOpen, pricedOf } from '../cart/known-prices.ts'
import { mergeDraft } from '../cart/merge-draft.ts'
import { orderInHand, withInHand } from '../cart/order-in-hand.ts'
import type { Move, Turn } from '../turn.ts'

export const asksAlternatives = (turn: Turn): boolean =>
  turn.reading.alternatives.length > 1 &&
  (says(turn.reading, 'ask-price') || draftToPrice(turn).serviceType !== null)

/** The order in hand, for the page that is named, without its quantity. */
function draftToPrice(turn: Turn): Draft {
  const page = turn.namedOrders.find(hasPage)
  const known = orderInHand(turn)
  return { ...(page ? mergeDraft(known, { ...page, choice: null }) : known), ...noQuantity }
}

/** '500 ou 1000?': the price of each, and the choice stays the visitor's. */
export const offerAlternatives: Move = (turn) => {
  const { alternatives } = turn.reading
  const draft = draftToPrice(turn)
  const product = productOf(draft)
  const products = product ? [product] : productsLeftOpen(turn, draft)
  const orders = products.flatMap((it) => pricedOf(turn, it, alternatives))
  return {
    dialogue: {
      cart: withInHand(turn.dialogue.cart, draft),
      state: { at: 'choosing', shown: [...alternatives], services: products.map((it) => it.serviceType) },
    },
    parts: [say('prices', { orders })],
    question: product
      ? say('choose-quantity', { product, hasPage: draft.link !== null })
      : say('ask-which-product'),
    suggestions: product ? alternatives.map(formatQuantity) : productSuggestions(products),
  }
}
