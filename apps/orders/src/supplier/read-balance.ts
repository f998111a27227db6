import { fieldsOf } from '@smm/http-service/json-fields'

/** In reais; `text` is the supplier's own wording. */
export type Balance = { amount: number; currency: string; text: string }

/** Parses a balance in the supplier's own currency. Throws when there is none. */
export function readBalance(answer: unknown): Balance {
  const { balance, currency } = fieldsOf(answer)
  const text = typeof balance === 'number' || typeof balance === 'string' ? String(balance).slice(0, 40) : ''
  // Some suppliers write 100,84.
  const amount = text.trim() === '' ? NaN : Number(text.replace(/^(-?\d+),(\d+)$/, '$1.$2'))
  if (!Number.isFinite(amount)) throw new Error('the supplier answered no balance')
  return { amount, currency: String(currency ?? ''), text }
}

/** Converts a balance at the rate that costs are converted at, so that the two compare. */
export function toReais({ amount, currency, text }: Balance, rate: number): Balance {
  if (currency === '' || currency.toUpperCase() === 'BRL') return { amount, currency: 'BRL', text }
  const reais = amount * rate
  return { amount: reais, currency: 'BRL', text: `${text} ${currency.slice(0, 10)}, ou ${reais.toFixed(2)}` }
}
