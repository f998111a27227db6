import { newUuid } from './new-uuid.ts'

const version4 = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/

it('is a version 4 UUID, also without crypto.randomUUID', () => {
  expect(newUuid()).toMatch(version4)
  const randomUUID = crypto.randomUUID
  Object.defineProperty(crypto, 'randomUUID', { value: undefined, configurable: true })
  expect(newUuid()).toMatch(version4)
  expect(newUuid()).not.toBe(newUuid())
  Object.defineProperty(crypto, 'randomUUID', { value: randomUUID, configurable: true })
})
