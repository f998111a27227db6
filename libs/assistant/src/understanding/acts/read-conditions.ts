import type { Condition } from '../acts.ts'
import { type ParsedMessage, marksOf } from '../parse/parse-message.ts'
import { isWithin, laterWishes } from '../evidence/later-wishes.ts'
import type { Mark } from '../phrases/marks.ts'
import { timeWords } from '../phrases/time-words.ts'
import { storyConditions } from '../parse/read-story.ts'
import type { Slots } from '../slots/read-slots.ts'
import { around } from '../parse/units.ts'
import type { Utterance } from '../parse/utterance.ts'

const conditionMarks: ReadonlyArray<[Mark, Condition]> = [
  ['time', 'time'],
  ['audience', 'audience'],
  ['pay-after', 'pay-after'],
  ['payment-method', 'payment-method'],
  ['invoice', 'invoice'],
  ['condition', 'other'],
]

/** The restrictions on a yes, or on an order. */
export function readConditions(parsed: ParsedMessage, slots: Slots): Condition[] {
  const { context, story, utterance } = parsed
  const isConfirming = context.expecting === 'confirmation'
  const later = laterWishes(parsed)
  const found = new Set<Condition>()
  if (isConfirming) {
    for (const [mark, condition] of conditionMarks)
      if (
        marksOf(parsed, mark).some(
          (it) =>
            !timeWords.beforePast.test(utterance.units[it.from - 1]?.text ?? '') &&
            !hasCome(utterance.units, it.from) &&
            !isWithin(later, it.from) &&
            !isSecondOf(utterance, it.to - 1),
        )
      )
        found.add(condition)
  } else if (slots.items.length > 0 || slots.targets.length > 0)
    for (const it of storyConditions(story)) found.add(it)
  if (slots.money?.use === 'counter-offer') found.add('price')
  if (isConfirming && namesTime(utterance, later)) found.add('time')
  if (isConfirming && found.has('time')) {
    if (!parsed.marks.has('of-delivery')) found.add('charge-later')
    else if (!storyConditions(story).includes('time')) found.delete('time')
  }
  return [...found]
}

/** '100 na primeira e 500 na segunda' is of no Monday. */
const isSecondOf = ({ units }: Pick<Utterance, 'units'>, at: number) =>
  units[at]?.text === 'segunda' && units.slice(0, at).some((it) => it.text === 'primeira')

/** 'hoje é dia 5', 'caiu o salário', 'meu salário já caiu' */
const hasCome = (units: Utterance['units'], at: number) =>
  timeWords.come.test(around(units, at - 4, at)) || timeWords.comeBehind.test(around(units, at + 1, at + 4))

function namesTime({ units, words }: Utterance, later: ReturnType<typeof laterWishes>): boolean {
  return units.some(({ kind, tags, to }, at) => {
    if (isWithin(later, at) || isSecondOf({ units }, at)) return false
    const [before = '', after, next] = [units[at - 1]?.text, units[at + 1]?.text, units[at + 2]?.kind]
    if (kind === 'N') return after === ':' && next === 'N'
    if (timeWords.beforePast.test(before) || hasCome(units, at)) return false
    if (timeWords.year.test(words[to - 1]!.text)) return timeWords.ahead.test(around(units, at - 2, at))
    return kind === 'T' || (tags.includes('day~') && !timeWords.beforeNoDate.test(before))
  })
}
