import Compile from 'typebox/compile'
import { messages } from './messages.ts'

const ids = {
  orderId: '00000000-0000-4000-8000-000000000001',
  conversationId: '00000000-0000-4000-8000-000000000002',
}

it('accepts a field that a later release adds', () => {
  expect(Compile(messages['cancel-order']).Check({ ...ids, addedLater: 1 })).toBe(true)
})

it('requires the ids of an order and its conversation', () => {
  expect(Compile(messages['cancel-order']).Check({ orderId: ids.orderId })).toBe(false)
  expect(Compile(messages['cancel-order']).Check({ ...ids, orderId: 'x' })).toBe(false)
})

it('accepts a reason for review of a later release, and no free text', () => {
  const needsReview = Compile(messages['payment-needs-review'])
  expect(needsReview.Check({ ...ids, reason: 'PAID_BY_SOMEBODY_ELSE' })).toBe(true)
  expect(needsReview.Check({ ...ids, reason: 'pago por outro' })).toBe(false)
})

it('accepts an audit action of a later release, and no free text', () => {
  const staffActed = Compile(messages['staff-acted'])
  const entry = { actor: 'ana', details: {} }
  expect(staffActed.Check({ ...entry, action: 'some-later-action' })).toBe(true)
  expect(staffActed.Check({ ...entry, action: 'Some action' })).toBe(false)
})
