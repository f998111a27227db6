import fc from 'fast-check'
import {
  centsToDecimal,
  centsToReais,
  decimalToCents,
  formatCents,
  formatQuantity,
  formatCentsInSentence,
} from './money.ts'

describe('money', () => {
  it.each([
    [0, 'R$ 0,00'],
    [5, 'R$ 0,05'],
    [800, 'R$ 8,00'],
    [4_500, 'R$ 45,00'],
    [123_456, 'R$ 1.234,56'],
    [100_000_000, 'R$ 1.000.000,00'],
    [-4_500, '-R$ 45,00'],
  ])('shows %d centavos as %s', (cents, text) => expect(formatCents(cents)).toBe(text))

  it.each([
    [0, '0.00'],
    [7, '0.07'],
    [4_500, '45.00'],
    [-199, '-1.99'],
  ])('writes %d centavos as %s at the REST edge', (cents, text) => expect(centsToDecimal(cents)).toBe(text))

  it.each([
    [1_500, 'R$ 15'],
    [1_250, 'R$ 12,50'],
    [120_000, 'R$ 1.200'],
  ])('shows %d centavos inside a sentence as %s', (cents, text) =>
    expect(formatCentsInSentence(cents)).toBe(text),
  )

  it('reads back every decimal it writes', () => {
    fc.assert(
      fc.property(fc.integer(), (cents) => {
        expect(decimalToCents(centsToDecimal(cents))).toBe(cents)
      }),
    )
  })

  it('reads decimals with fewer digits', () => {
    expect(decimalToCents('45')).toBe(4_500)
    expect(decimalToCents('45.5')).toBe(4_550)
    expect(decimalToCents('-0')).toBe(0)
  })

  it.each(['', '45,00', '1.234', '1e3', ' 45', 'R$ 45', '45.', '.5', 'NaN', '1'.repeat(20)])(
    'refuses %j',
    (text) => expect(() => decimalToCents(text)).toThrow(RangeError),
  )

  it('refuses fractions of a centavo', () => {
    expect(() => formatCents(1.5)).toThrow(RangeError)
    expect(() => centsToReais(Number.NaN)).toThrow(RangeError)
    expect(centsToReais(4_599)).toBe(45.99)
  })

  it.each([
    [50, '50'],
    [1_500, '1.500'],
    [100_000, '100.000'],
    [1_000_000, '1.000.000'],
  ])('shows the quantity %d as %s', (quantity, text) => expect(formatQuantity(quantity)).toBe(text))
})
