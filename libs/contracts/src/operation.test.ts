import { retryDeadLetter, showOperation } from './operation.ts'

it('has one address per service', () => {
  expect(showOperation('chat').url).toBe('/api/operation/chat')
  expect(retryDeadLetter('orders').url).toBe('/api/operation/orders/dead-letters/:id/try-again')
})
