import type { Stretch } from '../parse/asides.ts'
import { type ParsedMessage, marksOf } from '../parse/parse-message.ts'
import { listWords } from '../windows/enumeration-words.ts'
import type { Mark } from '../matching/match-marks.ts'
import type { Unit } from '../parse/utterance.ts'

/** 'gera o pix. depois eu vejo o do insta': what is put off and not of the recap, beside a command of now. */
export function laterWishes(parsed: ParsedMessage): Stretch[] {
  const { context, utterance } = parsed
  const { recap = [] } = context
  if (recap.length === 0 || !parsed.marks.has('postpone')) return []
  const isOfOtherOrder = ({ text, platform, serviceType }: Unit) =>
    platform
      ? recap.every((it) => it.platform !== platform)
      : serviceType
        ? recap.every((it) => it.serviceType !== serviceType)
        : recap.length === 1 && listWords.others.test(text)
  const first = (it: Stretch, name: Mark) =>
    marksOf(parsed, name).find(({ from }) => isWithin([it], from))?.from ?? Infinity
  const has = (it: Stretch, ...names: Mark[]) => names.some((name) => first(it, name) < Infinity)
  const stretches = stretchesOf(parsed)
  const isNow = stretches.some((it) => has(it, 'command') && !has(it, 'deny', 'postpone'))
  const later = stretches.filter(
    (it) =>
      first(it, 'postpone') < first(it, 'command') &&
      !has(it, 'deny') &&
      utterance.units.slice(it.from, it.to).some(isOfOtherOrder),
  )
  return isNow ? later : []
}

/** The parts of a message between punctuation and joining words. */
function stretchesOf({ clauses, utterance: { units } }: ParsedMessage): Stretch[] {
  const starts = clauses.flatMap(({ from }) =>
    from === 0 || units[from - 1]!.kind === 'punctuation' || listWords.joinsClauses.test(units[from]!.text)
      ? [from]
      : [],
  )
  return starts.map((from, index) => ({ from, to: starts[index + 1] ?? units.length }))
}

/** Whether a place among the units stands in one of the stretches. */
export const isWithin = (stretches: readonly Stretch[], at: number): boolean =>
  stretches.some((it) => it.from <= at && at < it.to)
