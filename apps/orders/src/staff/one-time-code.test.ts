import { codeOfStep, stepAt, stepOfCode, toBase32 } from './one-time-code.ts'

const secret = Buffer.from('12345678901234567890')

describe('a one-time code', () => {
  // RFC 6238, appendix B, the last six of eight digits.
  it.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_111_111_111, '050471'],
    [1_234_567_890, '005924'],
    [2_000_000_000, '279037'],
    [20_000_000_000, '353130'],
  ])('at second %i is %s', (second, code) => {
    expect(codeOfStep(secret, stepAt(second * 1000))).toBe(code)
  })

  it('is taken half a minute early or late, and not longer', () => {
    const now = 1_111_111_111_000
    const step = stepAt(now)
    for (const off of [-1, 0, 1])
      expect(stepOfCode(secret, codeOfStep(secret, step + off), 0, now)).toBe(step + off)
    for (const off of [-2, 2])
      expect(stepOfCode(secret, codeOfStep(secret, step + off), 0, now)).toBeUndefined()
  })

  it('is taken once', () => {
    const now = 1_111_111_111_000
    const step = stepAt(now)
    expect(stepOfCode(secret, codeOfStep(secret, step), step, now)).toBeUndefined()
    expect(stepOfCode(secret, codeOfStep(secret, step - 1), step, now)).toBeUndefined()
  })

  it.each(['', '12345', '1234567', 'abcdef', '١٢٣٤٥٦'])('is never %j', (code) => {
    expect(stepOfCode(secret, code, 0)).toBeUndefined()
  })
})

it('writes a secret as the apps want it', () => {
  expect(toBase32(secret)).toBe('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ')
})
