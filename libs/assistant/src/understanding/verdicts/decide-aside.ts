import type { Act } from '../acts.ts'
import { type Reading, says, withAct, withoutActs } from '../reading.ts'
import { courtesies } from './apply-opinion.ts'
import type { Hypothesis } from './hypothesis.ts'

/** The odds of a later wish and of a hypothesis, together, from which on an order is not for now; and beside words of one. */
const later = { told: 0.55, named: 0.25 }

/** 'mês que vem eu compro 300 inscritos': the order is kept for later; one that only may come to be is quoted. */
export function putOff({ reading, evidence, unprompted }: Hypothesis): Reading | null {
  const { postpone, suppose } = unprompted().odds
  const counted = reading.items.filter((it) => it.quantity !== null)
  const asksPrice = says(reading, 'ask-price')
  const least = evidence.marks.has('postpone') ? later.named : later.told
  if (counted.length === 0 || (asksPrice && counted.length > 1)) return null
  if (reading.past !== null || says(reading, 'order-now', 'refuse')) return null
  if (postpone + suppose < least || reading.conditions.some((it) => it !== 'other')) return null
  const told = withoutActs(reading, [...besideTalk, 'nod'])
  if (postpone > suppose) return withAct(told, 'postpone')
  return asksPrice ? null : { ...told, items: [], supposed: reading.items }
}

/** Acts that words sound like which only tell, thank or put off: 'era isso que ele queria', 'show, vou passar pro chefe'. */
const besideTalk: readonly Act[] = [
  ...(['agree', 'order', 'add-item', 'correct'] as const),
  ...(['deny', 'hedge', 'pause', 'acknowledge'] as const),
]
const ofTalk: ReadonlySet<Act> = new Set<Act>([...courtesies, ...besideTalk, 'nod', 'postpone', 'refuse'])

/** A shorter message may be anything. */
const fewestWords = 3

/** A message that neither orders nor asks: it puts off, refuses, or passes the time, whatever else its words sound like. */
export function talksOnly({ reading, evidence, unprompted }: Hypothesis): Reading | null {
  const { label, isSure } = unprompted()
  const { words, plain } = evidence.utterance
  if (!isSure || words.length < fewestWords || plain.includes('?') || tellsFact(reading)) return null
  if (!reading.acts.every((it) => ofTalk.has(it))) return null
  const courteous = withoutActs(reading, besideTalk)
  const told = withoutActs(courteous, ['nod'])
  if (label === 'postpone' || label === 'refuse') return { ...withAct(told, label), topics: [] }
  if (label !== 'chat' || reading.topics.length > 0) return null
  return told.acts.length + told.kindness.length > 0 ? courteous : { ...told, kindness: ['chat'] }
}

const tellsFact = ({ items, supposed, removed, targets, alternatives, ...told }: Reading) =>
  [items, supposed, removed, targets, alternatives].some((it) => it.length > 0) ||
  [told.choice, told.resize, told.money, told.past, told.orderRef, told.unsold].some((it) => it !== null)
