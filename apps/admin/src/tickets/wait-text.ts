import { formatCount } from '../format-values.ts'

const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs

/** A wait of a day or more is too long. */
export const isLongWait = (since: string, now = Date.now()) => now - Date.parse(since) >= dayMs

/** How long somebody has waited: 'espera há 5 min', 'espera há 2 h', 'espera há 3 dias'. */
export function waitText(since: string, now = Date.now()): string {
  const minutes = Math.max(0, Math.floor((now - Date.parse(since)) / minuteMs))
  if (minutes < 1) return 'acabou de chegar'
  if (minutes < 60) return `espera há ${minutes} min`
  const hours = Math.floor(minutes / 60)
  if (hours < 24) return `espera há ${hours} h`
  const days = Math.floor(hours / 24)
  return `espera há ${formatCount(days, 'dia', 'dias')}`
}
