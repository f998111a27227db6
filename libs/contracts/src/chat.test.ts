import Compile from 'typebox/compile'
import { maxMessageLength, VisitorFrame } from './chat.ts'

const visitorFrame = Compile(VisitorFrame)
const message = { id: 'a-1_B', type: 'chat_message', content: 'oi' }

it('accepts the frames of a visitor', () => {
  expect(visitorFrame.Check(message)).toBe(true)
  expect(visitorFrame.Check({ ...message, content: '', timestamp: 1 })).toBe(true)
  expect(visitorFrame.Check({ id: 'x', type: 'reset_chat' })).toBe(true)
  expect(visitorFrame.Check({ type: 'ping' })).toBe(true)
})

it.each([
  { ...message, id: '' },
  { ...message, id: 'a b' },
  { ...message, id: 'x'.repeat(65) },
  { ...message, content: 'x'.repeat(maxMessageLength + 1) },
  { ...message, content: undefined },
  { ...message, timestamp: '1' },
  { ...message, type: 'message_ack' },
  { type: 'chat_message', content: 'oi' },
])('refuses %j', (frame) => expect(visitorFrame.Check(frame)).toBe(false))
