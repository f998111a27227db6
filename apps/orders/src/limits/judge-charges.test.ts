import { type ChargeCount, type ChargeScope, hourlyLimits, judgeCharges } from './charge-limits.ts'

const maxCharges = { ...hourlyLimits, all: 600 }
const counted = (scope: ChargeScope, count: number, freesInSeconds: number | null = 60): ChargeCount => ({
  scope,
  count,
  maxCharges: maxCharges[scope],
  freesInSeconds,
})

describe('a charge', () => {
  it('is allowed below every limit', () => {
    const below = [
      counted('conversation', 9),
      counted('page', 9),
      counted('address', 59),
      counted('all', 599),
    ]
    expect(judgeCharges(below)).toBeUndefined()
  })

  it.each([
    ['conversation', 10],
    ['page', 10],
    ['address', 60],
    ['all', 600],
  ] as const)('pauses at the limit of the %s, until the oldest leaves the window', (scope, count) => {
    expect(judgeCharges([counted(scope, count, 1_381)])).toEqual({ scope, retryAfterMinutes: 24 })
  })

  it('pauses for the longest of several, and for a minute at least', () => {
    const full = [counted('page', 10, 30), counted('address', 60, 600), counted('conversation', 3, 3_000)]
    expect(judgeCharges(full)).toEqual({ scope: 'address', retryAfterMinutes: 10 })
    expect(judgeCharges([counted('all', 600, -0.5)])).toMatchObject({ retryAfterMinutes: 1 })
  })
})
