import { isRunning, isUnpaid, newestFirst } from '../../placed-orders.ts'
import { say } from '../../replies/say.ts'
import { type Draft, emptyDraft, isEmpty } from '../cart/draft.ts'
import { tellOrders } from '../purchases/past-orders.ts'
import { bringsFacts, does, isFirstMessage, type Move, type Step, type Turn } from '../turn.ts'
import { withAdvised, withQuoted } from './choose-package.ts'
import { proceed } from './proceed.ts'

/** 'qual perfil você anotou?' */
export const showCart: Move = (turn) => (turn.dialogue.cart.length ? proceed(turn, turn.dialogue.cart) : null)

/** Goes on with the cart, or with what the last order waits for. */
export const goOn: Move = (turn) => {
  const { dialogue, orders } = turn
  if (dialogue.cart.some((it) => !isEmpty(it))) return goOnWith(turn, dialogue.cart)
  const waits = newestFirst(orders).find(isUnpaid)
  if (waits?.reviewReason) return tellOrders(waits)
  if (waits)
    return { parts: [say(waits.status === 'pending' ? 'pix-above' : 'pix-on-its-way', { order: waits })] }
  const running = newestFirst(orders).find(isRunning)
  if (running) return turn.reading.isQuestion ? tellOrders(running) : { parts: [say('fine')] }
  if (does(turn, 'thank', 'leave')) return null
  return !isFirstMessage(turn) ? { parts: [say('fine'), say('when-ready')] } : null
}

/** 'quero comprar', 'quero fazer outro pedido'. */
export const startOrder: Move = (turn) => {
  const { dialogue } = turn
  if (dialogue.cart.length > 0) return goOnWith(turn, withQuoted(turn))
  const more = orderMore(turn)
  if (more) return more
  /** 'fique com Deus também' */
  if (!does(turn, 'order') && !dialogue.refused && !bringsFacts(turn)) return null
  if (isFirstMessage(turn) && does(turn, 'greet')) return null
  /** 'voltei, pode ser então' */
  return proceed(turn, dialogue.refused ?? [emptyDraft])
}

const goOnWith = (turn: Turn, cart: readonly Draft[]): Step =>
  proceed(
    turn,
    cart.map((it) => withAdvised(turn, it)),
  )

/** 'quero mais', after an order: of the same. */
const orderMore = (turn: Turn): Step | null =>
  does(turn, 'add-item') && turn.dialogue.last
    ? proceed(turn, [{ ...turn.dialogue.last, quantity: null }])
    : null
