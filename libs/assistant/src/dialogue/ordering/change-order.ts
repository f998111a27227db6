import { type Part, say } from '../../replies/say.ts'
import { suggestion } from '../../replies/suggestions.ts'
import type { VisitorOrder } from '../../visitor-records.ts'
import { type Draft, noPage, noQuantity } from '../cart/draft.ts'
import { indexInHand } from '../cart/order-in-hand.ts'
import { does, type Move, type Step, type Turn } from '../turn.ts'
import { listingAnew, proceed } from './proceed.ts'

/** The order of the cart whose quantity or page is to be another. */
export function orderToChange(turn: Turn): { draft: Draft; at: number } | null {
  const { cart } = turn.dialogue
  const { scope } = turn.reading
  const at = scope === 'first' ? 0 : scope === 'last' ? cart.length - 1 : indexInHand(cart)
  const draft = cart[at]
  return draft && does(turn, 'change-quantity', 'change-link') ? { draft, at } : null
}

/** 'muda a quantidade', 'troca o link': asks for the new one. */
export function askChange(turn: Turn, { draft, at }: { draft: Draft; at: number }): Step {
  const without = (part: Partial<Draft>) => turn.dialogue.cart.with(at, { ...draft, ...part })
  return does(turn, 'change-quantity')
    ? proceed(listingAnew(turn), without(noQuantity), [say('ask-new-quantity')])
    : proceed(turn, without(noPage), [say('ask-new-page')])
}

/** 'muda', of an order that waits for its payment. */
export const placedToChange = (turn: Turn): VisitorOrder | undefined =>
  turn.dialogue.cart.length === 0 && does(turn, 'change')
    ? turn.orders.find((it) => it.status === 'pending')
    : undefined

export const askPlacedChange = (_: Turn, order: VisitorOrder): Step => ({
  parts: [say('ask-placed-change', order)],
})

export const askWhatToChange: Move<'confirming'> = (turn) =>
  askInstead(turn, say('ask-what-to-change'), ofChange)

/** 'sim, manda pro meu amigo': asks for the page; of two orders, 'só o da minha prima', which one stays. */
export const askForWhom: Move<'confirming'> = (turn) => {
  const count = turn.dialogue.state.recap.length
  if (count === 1) return askInstead(turn, say('for-whom'), ofChange)
  return count === 2 ? askInstead(turn, say('ask-which-stays'), ofTwo) : askWhatToChange(turn)
}

const ofChange: string[] = [suggestion.changeQuantity, suggestion.changePage, suggestion.dropOrder]
const ofTwo = [suggestion.onlyFirst, suggestion.onlySecond, suggestion.both]

/** Another question than that of the recap, with suggestions of its own: a bare yes to it shows the recap again. */
const askInstead = (
  { dialogue: { state } }: Turn<'confirming'>,
  question: Part,
  suggestions: string[],
): Step => ({
  dialogue: { state: { ...state, asked: 'change' } },
  parts: [question],
  suggestions,
})
