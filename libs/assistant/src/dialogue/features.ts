import { isProblem, type PastPurchase } from '../understanding/reading.ts'
import { hasPage } from './cart/draft.ts'
import { does, namesQuantity, type Turn } from './turn.ts'

/** A question that has an answer of its own. */
export const isAnswerable = ({ reading }: Turn): boolean => reading.isQuestion && reading.topics.length > 0

/** 'se eu me arrepender, dá pra cancelar?' */
export const isRuleAsked = (turn: Turn): boolean => isAnswerable(turn) && turn.reading.orderRef === null

/** A question with an answer of its own, and nothing ordered beside it. */
export const asksAlone = (turn: Turn): boolean => isAnswerable(turn) && !namesOrder(turn)

export const namesOrder = ({ namedOrders, reading }: Turn): boolean =>
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

export const isNewOrder = (turn: Turn): boolean => does(turn, 'order', 'add-item') && namesQuantity(turn)

export const describesProblem = ({ reading: { past } }: Turn): boolean => past !== null && isProblem(past)

/** A purchase that is told, and no order. */
export const purchaseDescribed = (turn: Turn): PastPurchase | null =>
  turn.reading.items.length === 0 || isOnlyPurchase(turn) ? turn.reading.past : null

/** 'comprei 500 seguidores', and nothing more. */
const isOnlyPurchase = (turn: Turn) =>
  ['bought', 'named', 'fine'].includes(turn.reading.past?.state ?? '') &&
  turn.dialogue.state.at !== 'complaining' &&
  !does(turn, 'order', 'add-item', 'ask-price')
