import { retryDeadLetter, showMessageHealth } from './message-health.ts'

it('has one address per service', () => {
  expect(showMessageHealth('chat').url).toBe('/api/operation/chat')
  expect(retryDeadLetter('orders').url).toBe('/api/operation/orders/dead-letters/:id/try-again')
})
