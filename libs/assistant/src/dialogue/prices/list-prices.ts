import type { Product } from '@smm/contracts/products'
import { packageLines } from '../../naming/package-lines.ts'
import { type Part, say } from '../../replies/say.ts'
import { productSuggestions } from '../../replies/suggestions.ts'
import { type Draft, productOf } from '../cart/draft.ts'
import { productsLeftOpen, leastOf, limitsOf, pricedOf } from '../cart/known-prices.ts'
import { withInHand } from '../cart/order-in-hand.ts'
import { besideRecap, withOpenQuestion } from '../ordering/beside-order.ts'
import { listingAnew, proceed } from '../ordering/proceed.ts'
import { turnDownGoods } from '../ordering/turn-down-goods.ts'
import { collecting } from '../state.ts'
import { stateAt, type Step, type Turn } from '../turn.ts'

export function listPrices(turn: Turn, draft: Draft): Step {
  const turnedDown = turnDownGoods(turn, draft)
  if (turnedDown) return withOpenQuestion(turn, turnedDown)
  const product = productOf(draft)
  if (product && !stateAt(turn, 'confirming'))
    return proceed(listingAnew(turn), withInHand(turn.dialogue.cart, draft))
  const isKept = turn.dialogue.cart.length > 0
  return {
    ...besideRecap(turn, [pricesOfDraft(turn, draft)], [say('ask-which-product')]),
    dialogue: isKept ? {} : { cart: [{ ...draft, choice: null }], state: collecting('link') },
    suggestions: productSuggestions(productsLeftOpen(turn, draft)),
  }
}

/** The prices of the products that a draft leaves open: of its quantity, where it has one that is sold. */
export function pricesOfDraft(turn: Turn, draft: Draft): Part {
  const products = productsLeftOpen(turn, draft)
  const { quantity } = draft
  if (quantity === null) return overview(turn, products)
  const orders = products.flatMap((it) => pricedOf(turn, it, [quantity]))
  /** 'quanto custa 1 seguidor?' */
  return orders.length > 0
    ? say('prices', { orders })
    : say('limits', { limits: products.flatMap((it) => limitsOf(turn, it) ?? []) })
}

function overview(turn: Turn, products: readonly Product[]): Part {
  if (products.length < 3)
    return say('packages-of-each', {
      lists: products.map((product) => ({ product, lines: packageLines(turn, product) })),
    })
  return say('catalogue', { orders: products.flatMap((it) => leastOf(turn, it)) })
}
