import { certainty } from '../certainty.ts'
import { actsWith, hasTrait } from '../act-traits.ts'
import type { Act, Kindness } from '../reading-labels.ts'
import { hintedTopic } from '../phrases/message-phrases.ts'
import { type Reading, withAct, withoutActs } from '../reading.ts'
import type { Candidate } from './candidate.ts'

/** A shorter message may be anything. */
const fewestWords = 3

/** A message that neither orders nor asks of us: it puts off, refuses, or passes the time, whatever its words sound like. */
export function talksOnly({ reading, evidence, unprompted }: Candidate): Reading | null {
  const { label, probabilities } = unprompted()
  const { units, plain } = evidence.utterance
  const isQuestion = plain.includes('?')
  if (units.filter(({ kind }) => kind !== 'punctuation').length < fewestWords || tellsFact(reading))
    return null
  /** Less will do where the tables read nothing. */
  const least = reading.acts.length === 0 ? certainty.likely : certainty.sure
  if (probabilities[label] < least) return null
  if (!reading.acts.every((it) => hasTrait(it, 'courtesy', 'like-talk') || meantInTalk.has(it))) return null
  const courteous = withoutActs(reading, likeTalk)
  const told = withoutActs(courteous, ['nod'])
  if (!isQuestion && (label === 'postpone' || label === 'refuse'))
    return { ...withAct(told, label), topics: [] }
  if (label !== 'chat' || reading.topics.length > 0) return null
  if (told.acts.length + told.kindness.length > 0) return isQuestion ? null : courteous
  if (!isQuestion) return { ...told, kindness: ['chat', ...feelingsIn(evidence)] }
  /** 'flamengo ou palmeiras?' */
  return hintedTopic(evidence.matches) ? null : { ...told, topics: ['off-topic'] }
}

/** Acts that a message may have, and mean, which orders nothing. */
const meantInTalk: ReadonlySet<Act> = new Set(['nod', 'postpone', 'refuse'] as const)
const likeTalk = actsWith('like-talk')

const feelingsIn = ({ matches }: Candidate['evidence']): Kindness[] =>
  (['joy', 'woe'] as const).filter((it) => matches.has(`sign:${it}`)).slice(0, 1)

const tellsFact = ({ items, supposed, removed, targets, alternatives, ...told }: Reading) =>
  [items, supposed, removed, targets, alternatives].some((it) => it.length > 0) ||
  [told.choice, told.resize, told.money, told.past, told.orderRef, told.unsold].some((it) => it !== null)
