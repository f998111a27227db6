import Compile from 'typebox/compile'
import { VisitorFrame } from './chat.ts'
import { maxMessageLength } from './pages.ts'

const visitorFrame = Compile(VisitorFrame)
const message = { id: 'a-1_B', type: 'chat_message', content: 'oi' }

it('accepts the frames of a visitor', () => {
  expect(visitorFrame.Check(message)).toBe(true)
  expect(visitorFrame.Check({ ...message, content: '', timestamp: 1 })).toBe(true)
  expect(visitorFrame.Check({ id: 'x', type: 'reset_chat' })).toBe(true)
  expect(visitorFrame.Check({ type: 'ping' })).toBe(true)
})

it.each([
  { type: 'choose-quantity', offerId: 'a', quantity: 500 },
  { type: 'place-recap', recapId: 'a' },
  { type: 'change-recap', recapId: 'a' },
  { type: 'cancel-recap', recapId: 'a' },
])('accepts the action %j', (action) => expect(visitorFrame.Check({ ...message, action })).toBe(true))

it.each([
  { ...message, action: { type: 'choose-quantity', offerId: 'a', quantity: 0.5 } },
  { ...message, action: { type: 'place-recap' } },
  { ...message, action: { type: 'place-recap', recapId: 'x'.repeat(65) } },
  { ...message, action: { type: 'refund' } },
  { ...message, id: '' },
  { ...message, id: 'a b' },
  { ...message, id: 'x'.repeat(65) },
  { ...message, content: 'x'.repeat(maxMessageLength + 1) },
  { ...message, content: undefined },
  { ...message, timestamp: '1' },
  { ...message, type: 'message_ack' },
  { type: 'chat_message', content: 'oi' },
])('refuses %j', (frame) => expect(visitorFrame.Check(frame)).toBe(false))
