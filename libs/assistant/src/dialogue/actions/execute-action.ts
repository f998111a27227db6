import type { ChatAction } from '@smm/contracts/message-parts'
import { sameProduct } from '@smm/contracts/same-product'
import { isStandard } from '@smm/pricing/price-book'
import { say } from '../../replies/say.ts'
import { soldSuggestions } from '../../replies/suggestions.ts'
import { soldTiers } from '../../shop.ts'
import { isComplete, productOf, withQuantity, withTier } from '../cart/draft.ts'
import { askWhatToChange } from '../ordering/changing/ask-what-to-change.ts'
import { goOn, hasNext } from '../ordering/go-on.ts'
import { placeShown } from '../ordering/placing/place-recap.ts'
import { listingAnew, proceed } from '../ordering/proceed.ts'
import { cancelOrders } from '../purchases/cancel-orders.ts'
import { freshRecap } from '../state.ts'
import { after, isAt, stateAt, type Step, type Turn } from '../turn.ts'
import { actOnOrder } from './act-on-order.ts'

type ActionOf<Type extends ChatAction['type']> = Extract<ChatAction, { type: Type }>

/** Executes an action of the offer or recap on the table. One of an earlier message changes nothing: the table is shown. */
export function executeAction(turn: Turn, action: ChatAction): Step {
  return stepOf(turn, action) ?? tellTooLate(turn)
}

function stepOf(turn: Turn, action: ChatAction): Step | null {
  if (action.type === 'choose-quantity') return chooseQuantity(turn, action)
  return 'orderId' in action ? actOnOrder(turn, action) : actOnRecap(turn, action)
}

function chooseQuantity(turn: Turn, action: ActionOf<'choose-quantity'>): Step | null {
  const { offerId, quantity, tier } = action
  const { cart } = turn.dialogue
  const offer = stateAt(turn, 'choosing')?.offer
  if (offer?.id !== offerId) return null
  if (!isStandard(tier) && !soldTiers(turn, offer).some(({ name }) => name === tier)) return null
  const at = cart.findIndex((it) => {
    const product = productOf(it)
    return product && sameProduct(product, offer) && !isComplete(it)
  })
  if (at < 0) return null
  return proceed(
    turn,
    cart.map((it, i) => (i === at ? withTier(withQuantity(it, quantity), tier) : it)),
  )
}

function actOnRecap(turn: Turn, { type, recapId }: Extract<ChatAction, { recapId: string }>) {
  if (!isAt(turn, 'confirming') || turn.dialogue.state.recapId !== recapId) return null
  if (type === 'change-recap') return askWhatToChange(turn)
  if (type === 'cancel-recap') return cancelOrders(turn)
  return placeShown({ ...turn, dialogue: { ...turn.dialogue, state: freshRecap(turn.dialogue.state) } })
}

function tellTooLate(turn: Turn): Step {
  const { dialogue } = turn
  const lead = say('action-too-late')
  /** The drawing that was tapped is closed. */
  if (dialogue.cart.length > 0) return proceed(listingAnew(turn), dialogue.cart, [lead])
  if (hasNext(turn)) return after([lead], goOn(turn))
  return { parts: [lead, say('ask-first-page')], suggestions: soldSuggestions(turn) }
}
