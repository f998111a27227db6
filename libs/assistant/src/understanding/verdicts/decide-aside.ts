import { actsWith, hasTrait } from '../act-traits.ts'
import type { Act, Kindness } from '../acts.ts'
import { hintedTopic } from '../phrases/message-phrases.ts'
import { type Reading, says, withAct, withoutActs } from '../reading.ts'
import type { Candidate } from './candidate.ts'

/** The probability of a later wish and of a hypothesis, together, from which on an order is not for now; and beside words of either. */
const later = { told: 0.55, supposed: 0.4, named: 0.25 }
const leastOf = ({ marks }: Candidate['evidence']): number =>
  marks.has('postpone')
    ? later.named
    : marks.has('condition') || marks.has('hypothesis')
      ? later.supposed
      : later.told

/** 'mês que vem eu compro 300 inscritos': the order is kept for later; one that only may come to be is quoted. */
export function putOff({ reading, evidence, unprompted }: Candidate): Reading | null {
  const { postpone, suppose } = unprompted().probabilities
  const counted = reading.items.filter((it) => it.quantity !== null)
  const asksPrice = says(reading, 'ask-price')
  if (counted.length === 0 || (asksPrice && counted.length > 1)) return null
  if (reading.past !== null || says(reading, 'order-now', 'refuse')) return null
  if (postpone + suppose < leastOf(evidence) || reading.conditions.some((it) => it !== 'other')) return null
  const told = withoutActs(reading, [...likeTalk, 'nod'])
  if (postpone > suppose) return withAct(told, 'postpone')
  return asksPrice ? null : { ...told, items: [], supposed: reading.items }
}

/** A shorter message may be anything; a lower probability will do where the tables hear nothing in it. */
const [fewestWords, likely] = [3, 0.6]

/** A message that neither orders nor asks of us: it puts off, refuses, or passes the time, whatever its words sound like. */
export function talksOnly({ reading, evidence, unprompted }: Candidate): Reading | null {
  const { label, isSure, probabilities } = unprompted()
  const { units, plain } = evidence.utterance
  const isQuestion = plain.includes('?')
  if (units.filter(({ kind }) => kind !== 'sign').length < fewestWords || tellsFact(reading)) return null
  if (!(isSure || (reading.acts.length === 0 && probabilities[label] >= likely))) return null
  if (!reading.acts.every((it) => hasTrait(it, 'courtesy', 'like-talk') || meantInTalk.has(it))) return null
  const courteous = withoutActs(reading, likeTalk)
  const told = withoutActs(courteous, ['nod'])
  if (!isQuestion && (label === 'postpone' || label === 'refuse'))
    return { ...withAct(told, label), topics: [] }
  if (label !== 'chat' || reading.topics.length > 0) return null
  if (told.acts.length + told.kindness.length > 0) return isQuestion ? null : courteous
  if (!isQuestion) return { ...told, kindness: ['chat', ...feelingsIn(evidence)] }
  /** 'flamengo ou palmeiras?' */
  return hintedTopic(evidence.hits) ? null : { ...told, topics: ['off-topic'] }
}

/** Acts that a message may have, and mean, which orders nothing. */
const meantInTalk: ReadonlySet<Act> = new Set(['nod', 'postpone', 'refuse'] as const)
const likeTalk = actsWith('like-talk')

const feelingsIn = ({ hits }: Candidate['evidence']): Kindness[] =>
  (['joy', 'woe'] as const).filter((it) => hits.has(`sign:${it}`)).slice(0, 1)

const tellsFact = ({ items, supposed, removed, targets, alternatives, ...told }: Reading) =>
  [items, supposed, removed, targets, alternatives].some((it) => it.length > 0) ||
  [told.choice, told.resize, told.money, told.past, told.orderRef, told.unsold].some((it) => it !== null)
