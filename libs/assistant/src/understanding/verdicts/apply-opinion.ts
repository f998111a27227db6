import type { Act } from '../acts.ts'
import type { OpenLabel, RecapLabel } from '../learned/learned-reader.ts'
import { type Reading, says, withAct, withoutActs } from '../reading.ts'

type Label = RecapLabel | OpenLabel

/** Acts that the learned reader adds where it is sure, and the tables know of nothing else. */
export const actOf: Partial<Record<Label, Act>> = {
  refuse: 'refuse',
  postpone: 'postpone',
  hedge: 'hedge',
  complain: 'complain',
  track: 'ask-status',
  person: 'want-person',
}

export const courtesies: readonly Act[] = ['greet', 'thank', 'laugh', 'insult', 'leave']
const halts: readonly Act[] = ['refuse', 'postpone', 'hedge']
/** A story says these on its way to a halt: 'hmm sei não, vou dormir e amanhã decido'. */
const besideHalts: readonly Act[] = [...courtesies, 'deny', 'hedge', 'pause']

export const isStory = ({ confidence }: Reading) => confidence > 0 && confidence < 1

/** Whether the tables know what a message is about that may do `act`: another act, a fact or a topic. */
export function isTold(reading: Reading, act: Act): boolean {
  const { acts, topics, items, targets, resize, choice, money, past } = reading
  const mayHalt = isStory(reading) && halts.includes(act)
  return (
    acts.some((it) => !mayHalt || !besideHalts.includes(it)) ||
    [topics, items, targets].some((it) => it.length > 0) ||
    [resize, choice, money, past].some((it) => it !== null)
  )
}

/** The tables' reading with what the learned reader hears beside it; null where that changes nothing. */
export function meant(told: Reading, { label, isSure }: { label: Label; isSure: boolean }): Reading | null {
  const act = actOf[label]
  if (act) return isSure && !isTold(told, act) ? withAct(told, act) : null
  return meanings[label]?.(told, isSure) ?? null
}

const meanings: Partial<Record<Label, (told: Reading, isSure: boolean) => Reading | null>> = {
  trick: (told, isSure) => (isSure ? withAct(told, 'trick') : null),
  ask: (told) =>
    told.topics.length > 0
      ? withoutActs(told, ['say-paid', 'ask-status'])
      : told.acts.length > 0 || told.isQuestion
        ? null
        : { ...told, isQuestion: true },
  suppose: (told, isSure) =>
    isHypothesisTold(told) || (says(told, 'ask-price') && !isSure)
      ? null
      : { ...told, items: [], supposed: told.items },
  condition: (told) => (told.conditions.length > 0 ? null : { ...told, conditions: ['other'] }),
}

/** The tables know what is only supposed: '500 pra @loja.x. e se eu levar 1000?' */
const isHypothesisTold = (told: Reading) => told.alternatives.length > 1 || told.supposed.length > 0
