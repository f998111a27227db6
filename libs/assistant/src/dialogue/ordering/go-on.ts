import { isRunning, isUnpaid } from '../../placed-orders.ts'
import { say } from '../../replies/say.ts'
import { saysAny } from '../../understanding/act-traits.ts'
import { type Draft, emptyDraft, isEmpty } from '../cart/draft.ts'
import { asksRecap } from '../features.ts'
import { tellOrders } from '../placed-meant.ts'
import { bringsFacts, does, isFirstMessage, type Move, type Step, type Turn } from '../turn.ts'
import { withAdvised, withQuoted } from '../cart/choose-package.ts'
import { proceed } from './proceed.ts'

export const asksOfCart = (turn: Turn): boolean =>
  asksRecap(turn) && turn.dialogue.cart.length > 0 && !bringsCorrection(turn)

/** 'são 1000, e não 500, pode refazer o resumo?' */
const bringsCorrection = (turn: Turn): boolean =>
  turn.reading.replaced.length > 0 || (saysAny(turn.reading, 'correction') && bringsFacts(turn))

/** 'qual perfil você anotou?' */
export const showCart: Move = (turn) => proceed(turn, turn.dialogue.cart)

/** Whether anything may go on: not at a first message or after a complaint, and thanks are no wish. */
export const hasNext = (turn: Turn): boolean =>
  (turn.dialogue.cart.some((it) => !isEmpty(it)) && !isOnlyThanks(turn)) ||
  turn.orders.some((it) => isUnpaid(it) || isRunning(it)) ||
  !(does(turn, 'thank', 'leave') || isFirstMessage(turn) || turn.dialogue.state.at === 'complaining')

/** 'ah tá, obrigada' */
const isOnlyThanks = (turn: Turn) => does(turn, 'thank') && does(turn, 'nod') && !does(turn, 'command')

/** Goes on with the cart, or with what the last order waits for. */
export const goOn: Move = (turn) => {
  const { dialogue, orders } = turn
  if (dialogue.cart.some((it) => !isEmpty(it))) return goOnWith(turn, dialogue.cart)
  const waits = orders.find(isUnpaid)
  if (waits?.reviewReason) return tellOrders(waits)
  if (waits)
    return { parts: [say(waits.status === 'pending' ? 'pix-above' : 'pix-on-its-way', { order: waits })] }
  const running = orders.find(isRunning)
  if (running) return turn.reading.isQuestion ? tellOrders(running) : { parts: [say('fine')] }
  return { parts: [say('fine'), say('when-ready')] }
}

/** A wish to buy; not 'oi, queria comprar' alone, and not 'fique com Deus também'. */
export const startsOrder = (turn: Turn): boolean => {
  const { cart, last, refused } = turn.dialogue
  if (!does(turn, 'order', 'add-item') || (does(turn, 'deny', 'leave') && !bringsFacts(turn))) return false
  if (cart.length > 0 || (does(turn, 'add-item') && last !== null)) return true
  const isWish = does(turn, 'order') || refused !== undefined || bringsFacts(turn)
  return isWish && !(isFirstMessage(turn) && does(turn, 'greet'))
}

/** 'quero comprar', 'quero fazer outro pedido'. */
export const startOrder: Move = (turn) => {
  const { dialogue } = turn
  if (dialogue.cart.length > 0) return goOnWith(turn, withQuoted(turn))
  /** 'quero mais', after an order: of the same. */
  if (does(turn, 'add-item') && dialogue.last) return proceed(turn, [{ ...dialogue.last, quantity: null }])
  /** 'voltei, pode ser então' */
  return proceed(turn, dialogue.refused ?? [emptyDraft])
}

const goOnWith = (turn: Turn, cart: readonly Draft[]): Step =>
  proceed(
    turn,
    cart.map((it) => withAdvised(turn, it)),
  )
