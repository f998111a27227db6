import { fillCart } from '../cart/fill-cart.ts'
import { namedOrders } from '../cart/named-orders.ts'
import { say } from '../../replies/say.ts'
import type { Act } from '../../understanding/acts.ts'
import { idle } from '../state.ts'
import { does, stateAt, type Step, type Turn } from '../turn.ts'
import { takeFacts } from './order-moves.ts'

const redress: readonly Act[] = [
  'complain',
  'report-drop',
  'want-refill',
  'want-refund',
  'want-cancel',
  'want-ticket',
  'want-person',
]

/** A complaint that, read as one with this message, is none: 'peguei 100 com vocês', 'chegou rapidinho', 'agora vou de 500'. */
export function tellsNoProblem(turn: Turn): boolean {
  const state = stateAt(turn, 'complaining')
  if (!state || state.step === 'told' || !turn.readThought || does(turn, ...redress)) return false
  const { acts, past, items, choice } = turn.readThought()
  if (acts.some((it) => redress.includes(it)) || (!state.mayMean && !isNewWish(turn))) return false
  if (past) return past.state === 'fine'
  return choice !== null || items.some((it) => it.quantity !== null || it.choice !== null)
}

/** 'agora vou de 500', or that all went well. */
const isNewWish = (turn: Turn) => does(turn, 'order', 'add-item') || turn.reading.past?.state === 'fine'

/** Goes on with what the messages of such a complaint order; what this one says of it holds. */
export function takeAsOrder(turn: Turn): Step | null {
  const reading = turn.readThought!()
  const dialogue = { ...turn.dialogue, state: idle, cart: [] }
  const told = namedOrders(dialogue, reading, turn)
  if (reading.past && !does({ reading }, 'order'))
    return { dialogue, parts: [say('welcome-back'), say('ask-first-page')] }
  const isOther = turn.said.some(
    ({ quantity }) => quantity && !told.said.some((it) => it.quantity === quantity),
  )
  return isOther
    ? takeFacts({ ...turn, dialogue: { ...dialogue, cart: fillCart([], reading, told.said) } })
    : takeFacts({ ...turn, dialogue, reading, ...told })
}
