import { packagesOf } from '@smm/pricing/price-book'
import { markOf } from '../../replies/list-packages.ts'
import { isPackageTold, type PackageTold } from '../../replies/price-texts.ts'
import { say } from '../../replies/say.ts'
import { tapLabels } from '../../replies/tap-labels.ts'
import type { Choice } from '../../understanding/reading.ts'
import { productOf } from '../cart/draft.ts'
import { orderInHand, withInHand } from '../cart/order-in-hand.ts'
import { chosenQuantity } from '../ordering/choose-package.ts'
import { does, type Move, stateAt, tellsQuantity, type Turn } from '../turn.ts'
import { candidates } from './known-prices.ts'
import { listPrices } from './tell-prices.ts'

export const asksWhichPackage = (turn: Turn): boolean =>
  isToldBy(turn.reading.choice) &&
  turn.reading.isQuestion &&
  !tellsQuantity(turn) &&
  !does(turn, 'agree', 'ask-maximum')
const isToldBy = (choice: Choice | null): choice is Choice & { by: PackageTold } =>
  choice !== null && isPackageTold(choice.by)

/** 'qual o mais popular?' is told and asked back: the choice stays the visitor's. */
export const tellPackage: Move = (turn) => {
  const choice = turn.reading.choice as Choice & { by: PackageTold }
  const known = orderInHand(turn)
  const draft =
    choice.by === 'popular' ? { ...known, ...(productOf(known) ?? candidates(turn, known)[0]) } : known
  const product = productOf(draft)
  const found =
    product &&
    packagesOf(turn.priceBook, product).find((it) => it.quantity === chosenQuantity(turn, product, choice))
  if (!found) return listPrices(turn, draft)
  const order = { ...product, quantity: found.quantity, cents: found.priceCents }
  const parts = [
    say('package-named', { order, by: choice.by, name: found.name, mark: markOf(turn, product, found) }),
  ]
  const confirming = stateAt(turn, 'confirming')
  if (confirming) {
    const isOther = confirming.recap.length === 1 && confirming.recap[0]!.quantity !== found.quantity
    return {
      dialogue: { state: { ...confirming, quoted: isOther ? found.quantity : null } },
      parts: [...parts, say('if-changed')],
    }
  }
  return {
    dialogue: {
      cart: withInHand(turn.dialogue.cart, { ...draft, choice: null }),
      state: { at: 'choosing', shown: [found.quantity], services: [product.serviceType] },
    },
    parts: [...parts, say('ask-this-package', { product, hasPage: draft.link !== null })],
    taps: [tapLabels.takePackage, tapLabels.otherQuantity],
  }
}
