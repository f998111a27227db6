import { phrases } from './matching/phrase-pattern.ts'
import { isOneOf } from './matching/phrase-pattern.ts'
import type { Utterance } from './utterance.ts'

const minutesIn: ReadonlyArray<readonly [RegExp, number]> = [
  [/^(min|minut)/, 1],
  [/^(h|hs|hrs|horas?)$/, 60],
  [/^(dia|diazinho)/, 1440],
  [/^seman/, 10_080],
  [/^(mes|meses|ano|aninho)/, 43_200],
]
const longAgo = isOneOf(`
  ontem|anteontem|semanas?|mes|meses|ano|anos|dias?|segunda|terca|quarta|quinta|sexta|sabado|domingo|passad[oa]
  noite|madrugada|desde|horas
`)
const justNow = phrases(
  '(agora )?h?a pouco | agora pouco | agorinha | acabei de | agora mesmo | mal (paguei|comprei) | recem',
)

const [endOfToday, endOfYesterday] = [720, 2160]

/** How long ago a purchase was made, in minutes, where the message tells: its longest span of time. */
export function minutesAgo({ units, words, plain }: Utterance): number | null {
  const spans = units.flatMap(({ kind, value, to }) => {
    const unit = kind === 'T' ? (words[to - 1]?.text ?? '') : ''
    return minutesIn.filter(([pattern]) => pattern.test(unit)).map(([, minutes]) => value * minutes)
  })
  const spoken = /(^| )(meia|uma) hora( |$)/.exec(plain)?.[2]
  if (spoken) spans.push(spoken === 'meia' ? 30 : 60)
  if (spans.length > 0) return Math.round(Math.min(Math.max(...spans), 1e6))
  const longest = units.filter((it) => longAgo.test(it.text)).map((it) => it.text)
  if (longest.length === 0) return justNow.test(plain) ? 0 : /(^| )hoje( |$)/.test(plain) ? endOfToday : null
  return longest.every((it) => ofYesterday.test(it)) && longest.includes('ontem') ? endOfYesterday : null
}
const ofYesterday = /^(ontem|noite)$/
