import { formatAmount } from './format-amount.ts'

it('writes amounts as pt-BR does', () => {
  const asBrowser = (amount: number) =>
    `R$ ${amount.toLocaleString('pt-BR', { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`
  const amounts = [0, 0.01, 0.1 + 0.2, 45, 999.99, 1000, 1234.5, 99_999.9, 1_234_567.89]
  expect(amounts.map(formatAmount)).toEqual(amounts.map(asBrowser))
})
