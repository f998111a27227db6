import { say } from '../../replies/say.ts'
import { orderName } from '../../replies/wording.ts'
import { nearestTo, rangeOf } from '../../shop.ts'
import { type Draft, emptyDraft, noQuantity, productOf } from '../cart/draft.ts'
import { mergeDraft } from '../cart/merge-draft.ts'
import { placeInHand } from '../cart/order-in-hand.ts'
import { ordersIn } from '../cart/orders-in-reading.ts'
import { withChoice } from '../ordering/choose-package.ts'
import { proceed } from '../ordering/proceed.ts'
import { beside } from '../ordering/resume-order.ts'
import { topicParts } from '../talk/answer-topics.ts'
import { does, type Move, stateAt, type Step, tellsQuantity, type Turn } from '../turn.ts'
import { pricesOf } from './known-prices.ts'
import { limitsOf } from './tell-limits.ts'
import { listPrices } from './tell-prices.ts'

export const supposes = ({ reading: { supposed, alternatives } }: Turn): boolean =>
  supposed.length > 0 && alternatives.length < 2

/** 'e se eu levar 400?': quotes and changes nothing. */
export const quoteSupposed: Move = (turn) => {
  const { supposed } = turn.reading
  const isOrderBeside = tellsQuantity(turn) && supposed.every((it) => it.quantity === null)
  if (isOrderBeside) return null
  const asked = ordersIn({ ...turn.reading, items: supposed, choice: null })
  const known =
    turn.dialogue.cart[placeInHand(turn.dialogue.cart)] ?? turn.said[0] ?? turn.dialogue.last ?? emptyDraft
  const base = { ...known, ...noQuantity }
  const priced = turn.said.filter((it) => it.quantity !== null && does(turn, 'ask-price'))
  const drafts = [...priced, ...asked].map((it) => mergeDraft(base, it))
  const orders = pricesOf(
    turn,
    drafts.map((it) => withChoice(turn, it)),
  )
  if (orders.length === 0) return turn.reading.topics.length ? null : quoteOpen(turn, drafts)
  const [draft] = drafts
  const parts = [say('quoted', { orders }), ...topicParts(turn, productOf(draft!))]
  const confirming = stateAt(turn, 'confirming')
  if (confirming) {
    const quoted = orders.length === 1 && confirming.recap.length === 1 ? orders[0]!.quantity : null
    return {
      dialogue: { state: { ...confirming, quoted, placedBy: 'command' } },
      parts: [...parts, say('if-changed')],
    }
  }
  const { cart } = turn.dialogue
  const isWhole = cart.length === 0 && drafts.length === 1 && !does(turn, 'refuse', 'deny', 'pause')
  const { dialogue } = isWhole ? proceed(turn, drafts) : {}
  if (dialogue?.state?.at === 'confirming')
    return {
      dialogue: { ...dialogue, state: { ...dialogue.state, placedBy: 'command' } },
      parts: [...parts, say('if-wanted-so')],
      taps: ['Pode gerar o PIX', 'Outra quantidade'],
    }
  return {
    dialogue: {
      cart: cart.length > 1 ? cart : [{ ...draft!, ...noQuantity }],
      state: { at: 'choosing', shown: orders.map((it) => it.quantity) },
    },
    parts: [...parts, say('if-wanted', { product: draft!.link ? null : productOf(draft!) })],
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
