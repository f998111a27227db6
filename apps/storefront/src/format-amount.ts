/** 1234.5 → 'R$ 1.234,50': an amount in reais, as contracts have it. */
export const formatAmount = (amount: number): string =>
  `R$ ${amount.toLocaleString('pt-BR', { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`
