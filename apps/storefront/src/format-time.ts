const day = 24 * 60 * 60_000

const twoDigits = (n: number) => String(n).padStart(2, '0')

/** '09:05'. By hand: the browser's own words for pt-BR take a slow phone a sixth of a second to load. */
export function formatTime(timestamp: number): string {
  const time = new Date(timestamp)
  return `${twoDigits(time.getHours())}:${twoDigits(time.getMinutes())}`
}

/** The separator above the first message of a day: 'Hoje', 'Ontem' or the date. */
export function formatDay(timestamp: number, now = Date.now()): string {
  if (isSameDay(timestamp, now)) return 'Hoje'
  if (isSameDay(timestamp, now - day)) return 'Ontem'
  const isThisYear = new Date(timestamp).getFullYear() === new Date(now).getFullYear()
  const year = isThisYear ? {} : { year: 'numeric' as const }
  return new Date(timestamp).toLocaleDateString('pt-BR', { day: 'numeric', month: 'long', ...year })
}

/** '14:02' of today, else '30/11, 14:02'. */
export function formatMoment(timestamp: number, now = Date.now()): string {
  if (isSameDay(timestamp, now)) return formatTime(timestamp)
  const date = new Date(timestamp)
  return `${twoDigits(date.getDate())}/${twoDigits(date.getMonth() + 1)}, ${formatTime(timestamp)}`
}

/** '30 de novembro' */
export const formatDate = (timestamp: number) =>
  new Date(timestamp).toLocaleDateString('pt-BR', { day: 'numeric', month: 'long' })

export const isSameDay = (one: number, other: number) =>
  new Date(one).toDateString() === new Date(other).toDateString()

/** '21/11/2026, 09:30'; undefined for an invalid date. */
export function formatDateTime(date: string): string | undefined {
  const read = new Date(date)
  if (Number.isNaN(read.getTime())) return undefined
  return read.toLocaleString('pt-BR', { dateStyle: 'short', timeStyle: 'short' })
}
