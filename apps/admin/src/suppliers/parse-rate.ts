/** '5,42' → '5.42'; undefined for what is no exchange rate. */
export function parseRate(text: string): string | undefined {
  const decimal = text.trim().replace(',', '.')
  return /^\d{1,3}(\.\d{1,6})?$/.test(decimal) && Number(decimal) > 0 ? decimal : undefined
}

export const rateProblem = 'Informe o câmbio em reais, como 5,42.'
