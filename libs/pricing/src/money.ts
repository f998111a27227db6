/**
 * Money is integer centavos internally, decimal text in REST fields and a number only on the PIX card. Formatted amounts
 * have an ordinary space after 'R$', unlike Intl's, so that texts stay searchable and comparable.
 */

const grouped = (digits: string) => digits.replace(/\B(?=(\d{3})+$)/g, '.')

const wholeCents = (cents: number) => {
  if (!Number.isSafeInteger(cents)) throw new RangeError(`not a whole number of centavos: ${cents}`)
  return cents
}

/** 4500 → 'R$ 45,00'; 123456 → 'R$ 1.234,56'. */
export function formatCents(cents: number): string {
  const [reais = '0', rest = '00'] = centsToDecimal(Math.abs(cents)).split('.')
  return `${cents < 0 ? '-' : ''}R$ ${grouped(reais)},${rest}`
}

/** 1500 → 'R$ 15', 1250 → 'R$ 12,50': a price inside a sentence needs no empty centavos. */
export const formatCentsInSentence = (cents: number): string => formatCents(cents).replace(/,00$/, '')

/** 4500 → '45.00', the format of REST fields. Throws a RangeError for fractions of a centavo. */
export function centsToDecimal(cents: number): string {
  const digits = String(Math.abs(wholeCents(cents))).padStart(3, '0')
  return `${cents < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}

/** 4500 → 45, the format of the PIX card. Throws a RangeError for fractions of a centavo. */
export const centsToReais = (cents: number): number => wholeCents(cents) / 100

/** '45.00' → 4500. At most two decimals and a point; anything else throws a RangeError. */
export function decimalToCents(decimal: string): number {
  const parts = /^(-?)(\d{1,13})(?:\.(\d{1,2}))?$/.exec(decimal)
  if (!parts) throw new RangeError(`not an amount: ${decimal.slice(0, 40)}`)
  const cents = Number(parts[2]) * 100 + Number((parts[3] ?? '').padEnd(2, '0'))
  return parts[1] && cents ? -cents : cents
}

/** 1500 → '1.500'. */
export const formatQuantity = (quantity: number): string => grouped(String(Math.trunc(quantity)))
