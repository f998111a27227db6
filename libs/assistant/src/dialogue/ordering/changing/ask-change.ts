import { say } from '../../../replies/say.ts'
import { says } from '../../../understanding/reading.ts'
import { type Draft, noPage, noQuantity } from '../../cart/draft.ts'
import { indexInHand } from '../../cart/order-in-hand.ts'
import { isAt, type Step, type Turn } from '../../turn.ts'
import { askForWhom, namesOnlyWhom } from './ask-for-whom.ts'
import { listingAnew, proceed } from '../proceed.ts'

/** The order of the cart whose quantity or page is to be another. */
export function orderToChange(turn: Turn): { draft: Draft; at: number } | null {
  const { cart } = turn.dialogue
  const { scope } = turn.reading
  const at = scope === 'first' ? 0 : scope === 'last' ? cart.length - 1 : indexInHand(cart)
  const draft = cart[at]
  return draft && says(turn.reading, 'change-quantity', 'change-link') ? { draft, at } : null
}

/** 'muda a quantidade', 'troca o link': asks for the new one; 'sim, gera pro perfil da minha mãe': for hers. */
export function askChange(turn: Turn, { draft, at }: { draft: Draft; at: number }): Step {
  if (isAt(turn, 'confirming') && namesOnlyWhom(turn) && !says(turn.reading, 'change-quantity'))
    return askForWhom(turn)
  const without = (part: Partial<Draft>) => turn.dialogue.cart.with(at, { ...draft, ...part })
  return says(turn.reading, 'change-quantity')
    ? proceed(listingAnew(turn), without(noQuantity), [say('ask-new-quantity')])
    : proceed(turn, without(noPage), [say('ask-new-page')])
}
