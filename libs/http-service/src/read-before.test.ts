import { readBefore } from './read-before.ts'
import { Refusal } from './refusal.ts'

describe('the moment that a list is read before', () => {
  it('is the createdAt of a row, or none', () => {
    const moment = '2026-11-21T12:00:00.123Z'
    expect(readBefore(moment)?.toISOString()).toBe(moment)
    expect(readBefore(undefined)).toBeUndefined()
  })

  // The first of these the database takes for no time at all.
  it.each([
    '-100000-01-01T00:00:00Z',
    '+010000-01-01T00:00:00Z',
    '2026-13-01T00:00:00Z',
    '2026',
    'yesterday',
    '',
  ])('is not %j', (before) => {
    expect(() => readBefore(before)).toThrow(Refusal)
  })
})
