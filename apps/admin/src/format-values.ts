import { formatCents, formatQuantity } from '@smm/pricing/money'

const timestampFormat = new Intl.DateTimeFormat('pt-BR', {
  timeZone: 'America/Sao_Paulo',
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
})
const timeOfDayFormat = new Intl.DateTimeFormat('pt-BR', {
  timeZone: 'America/Sao_Paulo',
  hour: '2-digit',
  minute: '2-digit',
})

/** ISO 8601 → '21/11/2026 06:40' in the time zone of São Paulo. */
export function formatTimestamp(iso: string): string {
  const date = new Date(iso)
  return Number.isNaN(date.getTime()) ? '—' : timestampFormat.format(date).replace(', ', ' ')
}

/** '2026-11-21' → '21/11/2026'. */
export const formatDay = (day: string) => day.split('-').toReversed().join('/')

/** Milliseconds since 1970 → '06:40'. */
export const formatTimeOfDay = (at: number) => timeOfDayFormat.format(at)

/** Reais as text or number → 'R$ 1.234,50'. */
export function formatAmount(reais: string | number): string {
  const cents = Math.round(Number(reais) * 100)
  return Number.isSafeInteger(cents) ? formatCents(cents) : '—'
}

/** 1, 'caso', 'casos' → '1 caso'; 1200 → '1.200 casos'. */
export const formatCount = (count: number, one: string, many: string) =>
  `${formatQuantity(count)} ${count === 1 ? one : many}`

/** '5.25' → '5,25', without rounding to centavos. */
export const formatDecimal = (decimal: string) => decimal.replace('.', ',')
