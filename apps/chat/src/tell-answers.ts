import type { Transaction } from 'kysely'
import { cancelAnsweredText, refillAnsweredText, refillDecidedText } from '@smm/assistant/replies'
import type { Message } from '@smm/contracts/messages'
import { updateChatOrder } from './chat-orders.queries.ts'
import type { Deps } from './deps.ts'
import type { Tables } from './tables.ts'
import { spoken, tellVisitor } from './tell-visitor.ts'

type Trx = Transaction<Tables>

/** What became of the wish to cancel. After a no, a later cancellation is news again. */
export const tellCancelAnswer = (deps: Deps, trx: Trx, answer: Message<'cancel-answered'>) =>
  tellVisitor(deps, trx, answer, async (order) => {
    if (answer.outcome !== 'cancelled') await updateChatOrder(trx, order.orderId, { isCancelAsked: false })
    return spoken(cancelAnsweredText(order, answer.outcome, answer.isBeingChecked))
  })

export const tellRefillAnswer = (deps: Deps, trx: Trx, answer: Message<'refill-answered'>) =>
  tellVisitor(deps, trx, answer, async (order) => spoken(refillAnsweredText(order, answer.outcome)))

export const tellRefillDecision = (deps: Deps, trx: Trx, decided: Message<'refill-decided'>) =>
  tellVisitor(deps, trx, decided, async (order) => spoken(refillDecidedText(order, decided.outcome)))
