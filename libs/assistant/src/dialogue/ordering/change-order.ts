import { newestFirst } from '../../placed-orders.ts'
import { type Part, say } from '../../replies/say.ts'
import { tapLabels } from '../../replies/tap-labels.ts'
import { type Draft, noPage, noQuantity } from '../cart/draft.ts'
import { indexInHand } from '../cart/order-in-hand.ts'
import { does, type Move, stateAt, type Step, type Turn } from '../turn.ts'
import { proceed } from './proceed.ts'

export const asksChange = (turn: Turn): boolean =>
  turn.dialogue.cart.length > 0
    ? does(turn, 'change-quantity', 'change-link') ||
      (does(turn, 'change', 'change-service', 'correct') && stateAt(turn, 'confirming') !== null)
    : does(turn, 'change') && unpaidOrder(turn) !== undefined

/** 'muda a quantidade', 'troca o link': asks for the new one. */
export const askChange: Move = (turn) => {
  const { dialogue } = turn
  const at = changedOrder(turn)
  const draft = dialogue.cart[at]
  if (!draft) return { parts: [say('ask-placed-change', unpaidOrder(turn)!)] }
  const without = (part: Partial<Draft>) => dialogue.cart.with(at, { ...draft, ...part })
  if (does(turn, 'change-quantity'))
    return proceed(turn, without(noQuantity), [say('ask-new-quantity')], { isListedAnew: true })
  if (does(turn, 'change-link')) return proceed(turn, without(noPage), [say('ask-new-page')])
  return askWhatToChange(turn)
}

function changedOrder({ dialogue: { cart }, reading: { scope } }: Turn): number {
  if (scope === 'first') return 0
  return scope === 'last' ? cart.length - 1 : indexInHand(cart)
}

const unpaidOrder = ({ orders }: Turn) => newestFirst(orders).find((it) => it.status === 'pending')

export const askWhatToChange: Move = (turn) => askInstead(turn, say('ask-what-to-change'), ofChange)

/** 'sim, manda pro meu amigo': asks for the page; of two orders, 'só o da minha prima', which one stays. */
export const askForWhom: Move = (turn) => {
  const count = stateAt(turn, 'confirming')?.recap.length
  if (count === 1) return askInstead(turn, say('for-whom'), ofChange)
  return count === 2 ? askInstead(turn, say('ask-which-stays'), ofTwo) : askWhatToChange(turn)
}

const ofChange: string[] = [tapLabels.changeQuantity, tapLabels.changePage, tapLabels.dropOrder]
const ofTwo = [tapLabels.onlyFirst, tapLabels.onlySecond, tapLabels.both]

/** Another question than that of the recap, with taps of its own: a bare yes to it shows the recap again. */
function askInstead(turn: Turn, question: Part, taps: string[]): Step {
  const state = stateAt(turn, 'confirming')!
  return { dialogue: { state: { ...state, asked: 'change' } }, parts: [question], taps }
}
