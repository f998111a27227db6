import { say } from '../../../replies/say.ts'
import { proceed } from '../../ordering/proceed.ts'
import { does, type Step, type Turn } from '../../turn.ts'
import { cartInstead, ordersItMayMean } from '../start-anew.ts'
import type { TurnAtStaff } from '../tickets.ts'

/** Whether the PIX is asked for of what was read as a complaint. */
export const wantsOrderBesideTicket = (turn: Turn): boolean =>
  does(turn, 'order-now') && ordersItMayMean(turn).length > 0

/** Goes on with those orders; the ticket stays. */
export const orderBesideTicket = (turn: TurnAtStaff): Step =>
  proceed(turn, cartInstead(turn), [say('ticket-stays', turn.ticket)])
