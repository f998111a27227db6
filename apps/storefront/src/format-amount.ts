/** 1234.5 → 'R$ 1.234,50': an amount in reais, as contracts have it. By hand, as `formatTime` is. */
export function formatAmount(amount: number): string {
  const [reais = '', cents] = amount.toFixed(2).split('.')
  return `R$ ${reais.replace(/\B(?=(\d{3})+$)/g, '.')},${cents}`
}
