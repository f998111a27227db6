/** Days, both included; without one the period has no end there. */
export type Period = { from?: string | undefined; until?: string | undefined }

const dayMs = 86_400_000
const daysBefore = (day: string, days: number) =>
  new Date(Date.parse(day) - days * dayMs).toISOString().slice(0, 10)

/** The periods that are chosen with one click, as seen from today: '2026-11-21'. */
export const periodsOf = (today: string) =>
  [
    { name: 'Qualquer data', from: undefined, until: undefined },
    { name: 'Hoje', from: today, until: today },
    { name: 'Ontem', from: daysBefore(today, 1), until: daysBefore(today, 1) },
    { name: 'Últimos 7 dias', from: daysBefore(today, 6), until: today },
    { name: 'Últimos 30 dias', from: daysBefore(today, 29), until: today },
    { name: 'Este mês', from: `${today.slice(0, 8)}01`, until: today },
  ] as const satisfies ReadonlyArray<Period & { name: string }>
