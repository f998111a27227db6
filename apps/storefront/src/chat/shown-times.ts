const day = 24 * 60 * 60_000

/** '09:05', as a message carries it. */
export const shownTime = (timestamp: number) =>
  new Date(timestamp).toLocaleTimeString('pt-BR', { hour: '2-digit', minute: '2-digit' })

/** 'Hoje', 'Ontem' or the date, as it stands above the first message of a day. */
export function shownDay(timestamp: number, now = Date.now()): string {
  if (isSameDay(timestamp, now)) return 'Hoje'
  if (isSameDay(timestamp, now - day)) return 'Ontem'
  const isThisYear = new Date(timestamp).getFullYear() === new Date(now).getFullYear()
  const year = isThisYear ? {} : { year: 'numeric' as const }
  return new Date(timestamp).toLocaleDateString('pt-BR', { day: 'numeric', month: 'long', ...year })
}

export const isSameDay = (one: number, other: number) =>
  new Date(one).toDateString() === new Date(other).toDateString()

/** '21/11/2026, 09:30'; undefined for what is no date. */
export function shownDateTime(date: string): string | undefined {
  const read = new Date(date)
  if (Number.isNaN(read.getTime())) return undefined
  return read.toLocaleString('pt-BR', { dateStyle: 'short', timeStyle: 'short' })
}
