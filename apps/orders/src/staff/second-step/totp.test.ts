import { generateTotp, totpStepAt, findTotpStep, toBase32 } from './totp.ts'

const secret = Buffer.from('12345678901234567890')

describe('TOTP', () => {
  // RFC 6238, appendix B, the last six of eight digits.
  it.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_111_111_111, '050471'],
    [1_234_567_890, '005924'],
    [2_000_000_000, '279037'],
    [20_000_000_000, '353130'],
  ])('at second %i is %s', (second, code) => {
    expect(generateTotp(secret, totpStepAt(second * 1000))).toBe(code)
  })

  it('accepts one step of clock drift, and no more', () => {
    const now = 1_111_111_111_000
    const step = totpStepAt(now)
    for (const off of [-1, 0, 1])
      expect(findTotpStep(secret, generateTotp(secret, step + off), 0, now)).toBe(step + off)
    for (const off of [-2, 2])
      expect(findTotpStep(secret, generateTotp(secret, step + off), 0, now)).toBeUndefined()
  })

  it('accepts a step once', () => {
    const now = 1_111_111_111_000
    const step = totpStepAt(now)
    expect(findTotpStep(secret, generateTotp(secret, step), step, now)).toBeUndefined()
    expect(findTotpStep(secret, generateTotp(secret, step - 1), step, now)).toBeUndefined()
  })

  it.each(['', '12345', '1234567', 'abcdef', '١٢٣٤٥٦'])('never accepts %j', (code) => {
    expect(findTotpStep(secret, code, 0)).toBeUndefined()
  })
})

it('writes a secret in base32', () => {
  expect(toBase32(secret)).toBe('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ')
})
