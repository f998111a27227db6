/** '12', '12,5', '1.234,56' or 'R$ 12.50' → centavos; undefined for any other text. */
export function parseReais(text: string): number | undefined {
  const typed = text.replace(/^\s*R\$/i, '').trim()
  const parts = /^(\d{1,3}(?:\.\d{3})+|\d{1,7})(?:[,.](\d{1,2}))?$/.exec(typed)
  if (!parts) return undefined
  const [, reais = '', cents = ''] = parts
  return Number(reais.replaceAll('.', '')) * 100 + Number(cents.padEnd(2, '0'))
}
