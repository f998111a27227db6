import { eachRow } from '../../test-each-row.ts'
import { isTicketCertain, isTicketMeant, type TicketEvidence } from './is-ticket-certain.ts'

const nothing: TicketEvidence = {
  asks: null,
  complains: false,
  purchase: null,
  isQuestion: false,
  isOrdering: false,
  isSupposed: false,
  isUnsure: false,
}

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

eachRow<[boolean, Partial<TicketEvidence>]>([
  [true, { asks: 'ticket' }],
  [false, { purchase: 'wrong' }],
  [false, { asks: 'refund' }],
  [false, { complains: true, purchase: 'placed' }],
])(
  'beside anything that speaks against it only a ticket that is asked for by name opens',
  (isCertain, evidence) => {
    for (const against of ['isOrdering', 'isSupposed', 'isUnsure'] as const) {
      const it = { ...nothing, ...evidence, [against]: true }
      expect(isTicketMeant(it)).toBe(true)
      expect(isTicketCertain(it)).toBe(isCertain)
    }
  },
)
