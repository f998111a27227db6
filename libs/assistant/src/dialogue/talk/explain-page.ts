import type { LinkRefusal } from '@smm/social-links/link'
import { targetOf } from '@smm/social-links/link-fits'
import { say } from '../../replies/say.ts'
import { suggestion } from '../../replies/suggestions.ts'
import type { Target } from '../../understanding/reading.ts'
import { emptyDraft, hasPage, isComplete, productOf } from '../cart/draft.ts'
import { fillCart } from '../cart/fill-cart.ts'
import { draftInHand } from '../cart/order-in-hand.ts'
import { withOpenQuestion } from '../ordering/beside-order.ts'
import { collecting } from '../state.ts'
import { stateAt, type Step, type Turn } from '../turn.ts'

/** An address that no order can go to, where no other one is named. */
export const unusablePage = ({ reading: { targets } }: Turn): Target | undefined =>
  targets.some(hasPage) ? undefined : targets.find((it) => it.refusal)

/** Says why an address cannot be used and which one is needed; what else the message said is kept. */
export function explainPage(turn: Turn, target: Target): Step {
  const refusal = target.refusal as LinkRefusal
  if (refusal === 'OTHER_SITE' && turn.dialogue.cart.some(isComplete))
    return withOpenQuestion(turn, [say('other-site')])
  const namedOrders = turn.namedOrders.length
    ? turn.namedOrders
    : [{ ...emptyDraft, platform: target.platform }]
  const cart = stateAt(turn, 'confirming')
    ? turn.dialogue.cart
    : fillCart(turn.dialogue.cart, turn.reading, namedOrders)
  const product = productOf(draftInHand(cart) ?? emptyDraft)
  const isHandleEnough = refusal === 'SHORT_LINK' && (!product || targetOf(product) === 'account')
  return {
    dialogue: { cart, state: collecting('link') },
    parts: [say('page-unusable', { refusal, platform: target.platform, product })],
    ...(isHandleEnough && { suggestions: [suggestion.typeHandle] }),
  }
}
