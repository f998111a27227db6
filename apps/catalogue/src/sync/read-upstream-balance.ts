/** Our balance in the supplier's own currency; `amount` is a decimal text. */
export type UpstreamBalance = { amount: string; currency: string }

/** Parses the answer to `balance`. Throws the supplier's refusal, or when there is no balance in it. */
export function readUpstreamBalance(text: string): UpstreamBalance {
  const answer: unknown = JSON.parse(text.replace(/^\uFEFF/, '').trim())
  const fields = typeof answer === 'object' && answer !== null ? (answer as Record<string, unknown>) : {}
  const { balance, currency, error } = fields
  if (error) throw new Error(`the supplier refused: ${String(error).slice(0, 200)}`)
  // Some suppliers write 100,84.
  const amount = String(balance ?? '').replace(/^(-?\d+),(\d+)$/, '$1.$2')
  if (!/^-?\d{1,12}(\.\d{1,10})?$/.test(amount)) throw new Error('the supplier answered no balance')
  const code = typeof currency === 'string' ? currency.trim().toUpperCase() : ''
  return { amount, currency: /^[A-Z]{3}$/.test(code) ? code : 'BRL' }
}
