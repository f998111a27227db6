import { eachRow } from '../../test-each-row.ts'
import { isTicketCertain, type TicketEvidence } from './is-ticket-certain.ts'

const nothing: TicketEvidence = { asks: null, complains: false, purchase: null, isQuestion: false }

eachRow<[boolean, Partial<TicketEvidence>]>([
  [true, { asks: 'ticket' }],
  [true, { asks: 'refund', isQuestion: true }],
  [true, { asks: 'refill' }],
  [true, { asks: 'refill', isQuestion: true, purchase: 'placed' }],
  [true, { purchase: 'wrong' }],
  [true, { complains: true, purchase: 'bought' }],
  [true, { complains: true, purchase: 'placed', isQuestion: true }],
  [false, {}],
  [false, { complains: true }],
  [false, { purchase: 'bought' }],
  [false, { purchase: 'placed' }],
  [false, { asks: 'ticket', isQuestion: true }],
  [false, { asks: 'refill', isQuestion: true }],
])('a ticket opens at once, or the visitor is asked', (isCertain, evidence) =>
  expect(isTicketCertain({ ...nothing, ...evidence })).toBe(isCertain),
)
