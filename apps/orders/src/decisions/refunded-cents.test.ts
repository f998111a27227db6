import { refundedCents } from './refunded-cents.ts'

const state = {
  reviews: [
    { id: 'read', details: { amountCents: 700 } },
    { id: 'unread', details: { amountCents: null } },
  ],
  refunds: [
    { id: 'owed', state: 'requested', amountCents: 500 },
    { id: 'left', state: 'done', amountCents: 30 },
    { id: 'leaving', state: 'sending', amountCents: 4 },
  ] as const,
  paid: { leftCents: 4_000 },
}

it.each([
  [{ name: 'refund-amount', amountCents: 100 }, 134],
  [{ name: 'cancel-and-refund' }, 4_034],
  [{ name: 'return-payment', subject: 'read' }, 734],
  [{ name: 'return-payment', subject: 'unread', amountCents: 900 }, 934],
  [{ name: 'pay-refund', subject: 'owed' }, 534],
  [{ name: 'refunded-by-hand', subject: 'owed' }, 534],
  [{ name: 'accept-payment', subject: 'read' }, 0],
  [{ name: 'send-again' }, 0],
] as const)('%j refunds %i with what left before', (decision, cents) => {
  expect(refundedCents({ ...state, refunds: [...state.refunds] }, decision)).toBe(cents)
})
