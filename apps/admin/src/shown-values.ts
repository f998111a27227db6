import { formatCents } from '@smm/pricing/money'

const momentFormat = new Intl.DateTimeFormat('pt-BR', {
  timeZone: 'America/Sao_Paulo',
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
})
const hourFormat = new Intl.DateTimeFormat('pt-BR', {
  timeZone: 'America/Sao_Paulo',
  hour: '2-digit',
  minute: '2-digit',
})

/** ISO 8601 → '21/11/2026 06:40', by the clock of São Paulo. */
export function showMoment(iso: string): string {
  const moment = new Date(iso)
  return Number.isNaN(moment.getTime()) ? '—' : momentFormat.format(moment).replace(', ', ' ')
}

/** '2026-11-21' → '21/11/2026'. */
export const showDay = (day: string) => day.split('-').toReversed().join('/')

/** Milliseconds since 1970 → '06:40'. */
export const showHour = (at: number) => hourFormat.format(at)

/** Reais as text or number → 'R$ 1.234,50'. */
export function showReais(reais: string | number): string {
  const cents = Math.round(Number(reais) * 100)
  return Number.isSafeInteger(cents) ? formatCents(cents) : '—'
}

/** "5.25" → '5,25'; what a price is exactly, beyond the centavo. */
export const showDecimal = (decimal: string) => decimal.replace('.', ',')
