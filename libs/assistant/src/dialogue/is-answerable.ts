import { namesOrder } from './names-order.ts'
import type { Turn } from './turn.ts'

/** A question that has an answer of its own. */
export const isAnswerable = ({ reading }: Turn): boolean => reading.isQuestion && reading.topics.length > 0

/** 'se eu me arrepender, dá pra cancelar?' */
export const isRuleAsked = (turn: Turn): boolean =>
  isAnswerable(turn) && turn.reading.orderRef === null && namesRule(turn)

export const namesRule = ({ reading: { topics } }: Turn): boolean =>
  topics.includes('cancellation') || topics.includes('refund')

/** A question with an answer of its own, and nothing ordered beside it. */
export const asksAlone = (turn: Turn): boolean => isAnswerable(turn) && !namesOrder(turn)
