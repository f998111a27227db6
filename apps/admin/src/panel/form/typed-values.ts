import { formatCents } from '@smm/pricing/money'

/** '12', '12,5', '1.234,56' or 'R$ 12.50' → centavos; undefined for any other text. */
export function parseReais(text: string): number | undefined {
  const typed = text.replace(/^\s*R\$/i, '').trim()
  const parts = /^(\d{1,3}(?:\.\d{3})+|\d{1,7})(?:[,.](\d{1,2}))?$/.exec(typed)
  if (!parts) return undefined
  const [, reais = '', cents = ''] = parts
  return Number(reais.replaceAll('.', '')) * 100 + Number(cents.padEnd(2, '0'))
}

/** 123456 → '1.234,56', as a field of an amount in reais shows it. */
export const typedCents = (cents: number) => formatCents(cents).replace('R$ ', '')

/** '2000' and '2.000' → 2000; undefined for any other text. */
export const parseCount = (text: string): number | undefined =>
  /^\d{1,3}(\.\d{3})+$|^\d{1,8}$/.test(text.trim()) ? Number(text.replaceAll('.', '')) : undefined
