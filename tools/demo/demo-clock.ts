export const minuteMs = 60_000
export const hourMs = 60 * minuteMs
export const dayMs = 24 * hourMs

/** Brazil keeps no summer time since 2019. */
const zoneMs = 3 * hourMs

/** The first instant of a day in São Paulo, so many days before that of `now`. */
export const dayBefore = (now: number, days: number): number =>
  Math.floor((now - zoneMs) / dayMs) * dayMs + zoneMs - days * dayMs

/** '2026-11-21', the day in São Paulo. */
export const dayName = (at: number): string => new Date(at - zoneMs).toISOString().slice(0, 10)

/** 0 is Sunday, in São Paulo. */
export const weekdayOf = (at: number): number => new Date(at - zoneMs).getUTCDay()
