import { hasPage } from './cart/draft.ts'
import type { Turn } from './turn.ts'
import { does } from './turn.ts'

/** A question that has an answer of its own. */
export const isAnswerable = ({ reading }: Turn): boolean => reading.isQuestion && reading.topics.length > 0

/** 'se eu me arrepender, dá pra cancelar?' */
export const isRuleAsked = (turn: Turn): boolean => isAnswerable(turn) && turn.reading.orderRef === null

/** A question with an answer of its own, and nothing ordered beside it. */
export const asksAlone = (turn: Turn): boolean => isAnswerable(turn) && !isOrderTold(turn)

export const isOrderTold = ({ namedOrders, reading }: Turn): boolean =>
  reading.choice !== null ||
  reading.resize !== null ||
  namedOrders.some((it) => it.quantity ?? it.tier ?? hasPage(it))

/** 'não quero 500, quero 1000': what is refused makes place for what is wanted. */
export const wantsOther = (turn: Turn): boolean =>
  does(turn, 'order', 'correct') &&
  turn.namedOrders.some((it) => it.quantity ?? it.serviceType ?? hasPage(it))

/** 'qual perfil você anotou?', 'quanto deu tudo?' */
export const asksRecap = (turn: Turn): boolean =>
  does(turn, 'ask-recap', 'ask-total') && !turn.namedOrders.some(hasPage)
