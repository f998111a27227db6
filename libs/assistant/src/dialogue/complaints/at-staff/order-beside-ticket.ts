import { say } from '../../../replies/say.ts'
import { says } from '../../../understanding/reading.ts'
import { proceed } from '../../ordering/proceed.ts'
import type { Step, Turn } from '../../turn.ts'
import { cartInstead, ordersItMayMean } from '../start-anew.ts'
import type { TurnAtStaff } from '../tickets/tickets.ts'

/** Whether the PIX is asked for of what was read as a complaint. */
export const wantsOrderBesideTicket = (turn: Turn): boolean =>
  says(turn.reading, 'order-now') && ordersItMayMean(turn).length > 0

/** Goes on with those orders; the ticket stays. */
export const orderBesideTicket = (turn: TurnAtStaff): Step =>
  proceed(turn, cartInstead(turn), [say('ticket-stays', turn.ticket)])
