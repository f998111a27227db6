const noonOf = (day: string) => new Date(`${day}T12:00:00Z`)
const formatOf = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('pt-BR', { timeZone: 'UTC', ...options })

const weekdayFormat = formatOf({ weekday: 'long' })
const shortFormat = formatOf({ day: '2-digit', month: '2-digit' })

const formatted = (format: Intl.DateTimeFormat, day: string | undefined) =>
  day ? format.format(noonOf(day)) : ''

/** '2026-11-21' → 'sábado' */
export const weekday = (day: string | undefined) => formatted(weekdayFormat, day)
/** '2026-11-21' → '21/11' */
export const shortDay = (day: string | undefined) => formatted(shortFormat, day)
/** '2026-11-21' → 'sábado, 21/11' */
export const dayName = (day: string | undefined) => `${weekday(day)}, ${shortDay(day)}`
