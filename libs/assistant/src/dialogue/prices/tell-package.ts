import { packagesOf } from '@smm/pricing/price-book'
import { markOf } from '../../naming/package-lines.ts'
import { type Part, say } from '../../replies/say.ts'
import { suggestion } from '../../replies/suggestions.ts'
import { hasTitle, type TitledPackage } from '../../replies/texts/price-texts.ts'
import { type Choice, says } from '../../understanding/reading.ts'
import { chosenQuantity } from '../cart/chosen-quantity.ts'
import { productOf } from '../cart/draft.ts'
import { productsLeftOpen } from '../cart/known-prices.ts'
import { orderInHand, withInHand } from '../cart/order-in-hand.ts'
import { namesQuantity } from '../names-order.ts'
import { answeredRecap, heldRecap } from '../state.ts'
import { isAt, type Step, type Turn } from '../turn.ts'
import { listPrices } from './list-prices.ts'

type Asked = Choice & { by: TitledPackage }
const isAsked = (choice: Choice): choice is Asked => hasTitle(choice.by)

/** 'qual o mais popular?' */
export function packageAsked(turn: Turn): Asked | null {
  const { choice, isQuestion } = turn.reading
  if (!isQuestion || namesQuantity(turn) || says(turn.reading, 'agree', 'ask-maximum')) return null
  return choice && isAsked(choice) ? choice : null
}

/** It is told and asked back: the choice stays the visitor's. */
export function tellPackage(turn: Turn, choice: Asked): Step {
  const known = orderInHand(turn)
  const draft =
    choice.by === 'popular' ? { ...known, ...(productOf(known) ?? productsLeftOpen(turn, known)[0]) } : known
  const product = productOf(draft)
  const chosen = product && chosenQuantity(turn, product, choice)
  const found = product && packagesOf(turn.priceBook, product).find((it) => it.quantity === chosen)
  if (!found) return listPrices(turn, draft)
  const { quantity, name, priceCents: cents } = found
  const mark = markOf(turn, product, found)
  const told = say('package-named', { order: { ...product, quantity, cents }, by: choice.by, name, mark })
  if (isAt(turn, 'confirming')) return tellBesideRecap(turn, quantity, told)
  return {
    dialogue: {
      cart: withInHand(turn.dialogue.cart, { ...draft, choice: null }),
      state: { at: 'choosing', shown: [quantity], services: [product.serviceType] },
    },
    parts: [told, say('ask-this-package', { product, hasPage: draft.link !== null })],
    suggestions: [suggestion.takePackage, suggestion.otherQuantity],
  }
}

function tellBesideRecap({ dialogue: { state } }: Turn<'confirming'>, quantity: number, told: Part): Step {
  const [line, ...others] = state.recap
  const isOther = others.length === 0 && line?.quantity !== quantity
  return {
    dialogue: { state: isOther ? heldRecap(state, quantity) : answeredRecap(state) },
    parts: [told, say('if-changed')],
  }
}
