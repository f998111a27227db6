import { refusals } from './refusals.ts'

it.each(Object.entries(refusals))(
  '%s has an error status and a Portuguese message',
  (code, [status, message]) => {
    expect(code).toMatch(/^[A-Z]+(_[A-Z]+)*$/)
    expect(status).toBeGreaterThanOrEqual(400)
    expect(status).toBeLessThan(600)
    expect(message).toMatch(/^\p{Lu}.*\.$/u)
  },
)

it('answers a failed login with 401 and a throttled one with 429', () => {
  expect([refusals.WRONG_CREDENTIALS[0], refusals.TOO_MANY_ATTEMPTS[0]]).toEqual([401, 429])
})
