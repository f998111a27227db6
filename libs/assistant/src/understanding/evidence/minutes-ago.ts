import { ago, minutesIn } from '../windows/time-windows.ts'
import type { Utterance } from '../parse/utterance.ts'

const [endOfToday, endOfYesterday, longest] = [720, 2160, 1e6]

/** How long ago a purchase was made, in minutes, where the message tells: its longest span of time. */
export function minutesAgo({ units, words, plain }: Utterance): number | null {
  const spans = units.flatMap(({ kind, value, to }) => {
    if (kind !== 'T') return []
    const unit = words[to - 1]!.text
    return minutesIn.flatMap(([minutes, found]) => (found.test(unit) ? [value * minutes] : []))
  })
  if (ago.halfHour.test(plain)) spans.push(30)
  if (ago.hour.test(plain)) spans.push(60)
  if (spans.length > 0) return Math.round(Math.min(Math.max(...spans), longest))
  const times = units.filter((it) => ago.long.test(it.text)).map((it) => it.text)
  if (times.length === 0) return ago.now.test(plain) ? 0 : ago.today.test(plain) ? endOfToday : null
  return times.every((it) => ago.yesterday.test(it)) && times.includes('ontem') ? endOfYesterday : null
}
