import { actsWith, hasTrait, saysAny } from '../act-traits.ts'
import { marksOf } from '../parse/parse-message.ts'
import type { Act } from '../reading-labels.ts'
import type { OpenLabel, RecapLabel } from '../learned/probabilities.ts'
import { type Reading, says, withAct, withoutActs, withoutPurchase } from '../reading.ts'
import type { Candidate } from './candidate.ts'

type Label = RecapLabel | OpenLabel

/** The classifier adds these acts where it is sure, and the tables read nothing else. */
export const actOf: Partial<Record<Label, Act>> = {
  refuse: 'refuse',
  postpone: 'postpone',
  hedge: 'hedge',
  complain: 'complain',
  track: 'ask-status',
  person: 'want-person',
}

export const isPartlyUnderstood = ({ coverage }: Reading) => coverage > 0 && coverage < 1

/**
 * Whether the tables know what a message is about that may do `act`: another act, a fact or a topic. A story says no, or
 * doubts, on its way to a halt: 'hmm sei não, vou dormir e amanhã decido'.
 */
export function isAccountedFor(reading: Reading, act: Act): boolean {
  const { acts, topics, items, targets, resize, choice, money, past } = reading
  const mayHalt = isPartlyUnderstood(reading) && hasTrait(act, 'halt', 'doubt')
  return (
    acts.some((it) => !hasTrait(it, 'courtesy') && !(mayHalt && hasTrait(it, 'doubt', 'like-talk'))) ||
    [topics, items, targets].some((it) => it.length > 0) ||
    [resize, choice, money, past].some((it) => it !== null)
  )
}

/** The tables' reading with what the classifier adds to it, and as it is where it holds that already; null leaves it to others. */
export function applyPrediction(
  reading: Reading,
  { label, isSure }: { label: Label; isSure: boolean },
): Reading | null {
  const act = actOf[label]
  if (act) return isSure && !isAccountedFor(reading, act) ? withAct(reading, act) : null
  return labelRules[label]?.(reading, isSure) ?? null
}

const labelRules: Partial<Record<Label, (reading: Reading, isSure: boolean) => Reading | null>> = {
  trick: (reading, isSure) => (isSure ? withAct(withoutPurchase(reading), 'trick') : null),
  ask: (reading) =>
    reading.topics.length > 0
      ? withoutActs(reading, ['say-paid', 'ask-status'])
      : reading.acts.length > 0 || reading.isQuestion
        ? null
        : { ...reading, isQuestion: true },
  suppose: (reading, isSure) =>
    hasHypothesis(reading) || (says(reading, 'ask-price') && !isSure)
      ? null
      : { ...reading, items: [], supposed: reading.items },
  condition: (reading) => (reading.conditions.length > 0 ? null : { ...reading, conditions: ['other'] }),
}

/** 'sim, mas tira a foto', 'pode, mas demora?': a but, and no doubt, beside something that is to be another, or is asked. */
export function withoutBut(reading: Reading, { evidence, atRecap }: Candidate): Reading {
  const buts = marksOf(evidence, 'but')
  const isBut = marksOf(evidence, 'hedge').every((it) => buts.some(({ from }) => from === it.from))
  if (buts.length === 0 || !isBut) return reading
  const left = withoutActs(reading, ['hedge'])
  if (saysAny(left, 'correction') || (reading.isQuestion && reading.topics.length > 0)) return left
  const isChange = atRecap().label === 'change' && atRecap().isSure
  return isChange && !isAccountedFor(withoutActs(left, besideChange), 'change')
    ? withAct(left, 'change')
    : reading
}
const besideChange = actsWith('courtesy', 'yes')

/** The tables know what is only supposed: '500 pra @loja.x. e se eu levar 1000?' */
const hasHypothesis = (reading: Reading) => reading.alternatives.length > 1 || reading.supposed.length > 0
