import { hasPage } from './cart/draft.ts'
import type { Turn } from './turn.ts'
import { bringsFacts, does } from './turn.ts'

/** A question that has an answer of its own. */
export const isAnswerable = ({ reading }: Turn): boolean => reading.isQuestion && reading.topics.length > 0

/** 'se eu me arrepender, dá pra cancelar?' */
export const isRuleAsked = (turn: Turn): boolean => isAnswerable(turn) && turn.reading.orderRef === null

/** A question with an answer of its own, and nothing ordered or agreed to beside it. */
export const isOnlyAsked = (turn: Turn): boolean =>
  isAnswerable(turn) &&
  !isOrderTold(turn) &&
  !(does(turn, 'agree') && turn.dialogue.state.at === 'confirming')

export const isOrderTold = ({ namedOrders, reading }: Turn): boolean =>
  reading.choice !== null ||
  reading.resize !== null ||
  namedOrders.some((it) => it.quantity ?? it.tier ?? hasPage(it))

/** 'não quero 500, quero 1000': what is refused makes place for what is wanted. */
export const wantsOther = (turn: Turn): boolean =>
  does(turn, 'order', 'correct', 'change') &&
  turn.namedOrders.some((it) => it.quantity ?? it.serviceType ?? hasPage(it))

/** 'ele ainda não liberou. Qual seria o valor?' */
export const isPriceAsked = (turn: Turn): boolean => does(turn, 'ask-price') && bringsFacts(turn)

/** 'o certo é @loja.x, tudo junto' */
const correctsPage = (turn: Turn): boolean =>
  does(turn, 'correct', 'change-link') && turn.namedOrders.some(hasPage)

/** 'qual perfil você anotou?', 'quanto deu tudo?' */
export const asksRecap = (turn: Turn): boolean => does(turn, 'ask-recap', 'ask-total') && !correctsPage(turn)
