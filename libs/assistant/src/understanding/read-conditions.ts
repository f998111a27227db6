import type { Condition } from './acts.ts'
import type { Heard } from './heard.ts'
import { storyConditions } from './read-story.ts'
import type { Slots } from './slots/read-slots.ts'
import type { Unit } from './utterance.ts'

const conditionMarks: ReadonlyArray<[string, Condition]> = [
  ['time', 'time'],
  ['audience', 'audience'],
  ['pay-after', 'pay-after'],
  ['payment-method', 'payment-method'],
  ['invoice', 'invoice'],
  ['condition', 'other'],
]

/** The restrictions on a yes, or on an order. */
export function readConditions({ marks, context, story, utterance }: Heard, slots: Slots): Condition[] {
  const isConfirming = context.expecting === 'confirmation'
  const found = new Set<Condition>()
  if (isConfirming) {
    for (const [mark, condition] of conditionMarks) if (marks.has(mark)) found.add(condition)
  } else if (slots.items.length > 0 || slots.targets.length > 0)
    for (const it of storyConditions(story)) found.add(it)
  if (slots.money?.use === 'counter-offer') found.add('price')
  if (isConfirming && namesTime(utterance.units)) found.add('time')
  return [...found]
}

/** 'bom dia', 'tá caro esse mês' */
const isNoDate = /^(boa|bom|esse|essa|este|esta|nesse|nessa|deste|desse)$/
/** 'desde 2019', 'faz 3 anos' */
const isPast = /^(desde|faz|fazem|ha)$/
const namesTime = (units: readonly Unit[]) =>
  units.some(({ kind, tags }, at) => {
    const [before, after, next] = [units[at - 1]?.text, units[at + 1]?.text, units[at + 2]?.kind]
    if (kind === 'N') return (after === ':' || after === 'h') && next === 'N'
    if (isPast.test(before ?? '')) return false
    return kind === 'T' || kind === 'D' || (tags.includes('day~') && !isNoDate.test(before ?? ''))
  })
