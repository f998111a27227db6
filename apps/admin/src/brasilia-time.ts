// Brasília has had no summer time since 2019.
const offsetMs = 3 * 3_600_000

/** 'AAAA-MM-DDTHH:MM' as typed, the time of Brasília → ISO 8601 in UTC. */
export const toIso = (typed: string) => new Date(`${typed}:00-03:00`).toISOString()

/** The day in Brasília: '2026-11-21'. */
export const dayOf = (at: Date) => toTyped(at.toISOString()).slice(0, 10)

/** ISO 8601 → what a field for date and time shows, the time of Brasília. */
export const toTyped = (iso: string) => new Date(Date.parse(iso) - offsetMs).toISOString().slice(0, 16)
