import { certainty } from '../certainty.ts'
import { fitted } from '../fitted.ts'
import { actsWith, hasTrait, saysAny } from '../act-traits.ts'
import { type Reading, says, withAct, withoutActs } from '../reading.ts'
import { actOf, isAccountedFor, isPartlyUnderstood } from './apply-prediction.ts'
import { type Candidate, probabilityOfAny } from './candidate.ts'

/** The classifier is sure of a wait or a refusal, which the tables do not plainly read otherwise. */
export function isPutOff({ reading, evidence: { questions, marks }, atRecap }: Candidate): boolean {
  const { label } = atRecap()
  return (
    probabilityOfAny(atRecap(), 'postpone', 'refuse') >= fitted.recap.putOff &&
    (label === 'postpone' || label === 'refuse') &&
    !isPlainlyMeant(reading) &&
    !questions.endsAsking &&
    !(marks.has('of-delivery') && (reading.conditions.length > 0 || !says(reading, 'postpone')))
  )
}

/** 'não', 'tá caro' and 'quero comprar', with nothing beside them. */
const isPlainlyMeant = (reading: Reading) =>
  !isPartlyUnderstood(reading) &&
  !saysAny(reading, 'courtesy') &&
  (says(reading, 'refuse') || !says(reading, 'postpone', 'pause')) &&
  says(reading, 'deny', 'haggle', 'order', 'agree')

/** A wait, a refusal or a doubt is likelier than all else. */
export const isHaltLikely = ({ atRecap }: Candidate): boolean =>
  probabilityOfAny(atRecap(), 'refuse', 'postpone', 'hedge') >= fitted.recap.halt

const agreeing = actsWith('yes')
/** Acts that are read in words of a halt. */
const besideHalt = actsWith('yes', 'doubt', 'like-talk', 'like-halt')

const withoutFacts = { items: [], targets: [], money: null }

/** Leaves nothing but the halt that the classifier is sure of: words of a topic ask nothing there, and 'não gere nada' is no refusal. */
export function haltInstead({ reading, atRecap }: Candidate): Reading {
  const isWait = says(reading, 'pause') && !says(reading, 'refuse')
  const halts = isWait && atRecap().label === 'refuse' ? [] : actsWith('halt')
  const sounds = besideHalt.filter((it) => !hasTrait(it, 'halt'))
  const left = withoutActs(reading, [...sounds, ...halts])
  const likely = actOf[atRecap().label]!
  /** A cart is kept where neither the words nor the classifier are sure that nothing is wanted. */
  const act = atRecap().isSure || says(reading, likely) ? likely : 'postpone'
  const halt = halts.length > 0 ? withAct(left, act) : left
  return { ...halt, ...withoutFacts, topics: [], past: null, isQuestion: false }
}

/** The wait for somebody else's yes. */
export const awaiting = (reading: Reading): Reading => ({
  ...withAct(withoutActs(reading, besideHalt), 'postpone'),
  ...withoutFacts,
  topics: [],
})

/** The halt that a message comes to; null where the tables know what else it is about. */
export function haltLeft({ reading, atRecap }: Candidate): Reading | null {
  const { label, isSure, probabilities } = atRecap()
  /** 'mudei de ideia, falou' */
  const isRefused = label === 'refuse' && probabilities.refuse >= certainty.likely && says(reading, 'leave')
  const left = withoutRepeats(withoutActs(reading, agreeing), isRefused)
  if (says(left, 'refuse', 'pause')) return left
  /** 'pensando se vale a pena' asks nothing. */
  const asksTopics = left.isQuestion || left.conditions.length > 0
  return isAccountedFor(asksTopics ? left : { ...left, topics: [] }, 'refuse')
    ? null
    : withAct(left, ((isSure || isRefused) && actOf[label]) || 'hedge')
}

/** The recap tells what it repeats: 'pensei melhor, comprar seguidor não combina com a gente'. */
function withoutRepeats(reading: Reading, isRefused: boolean): Reading {
  const { items, targets, money } = reading
  const repeats = items.length > 0 || targets.length > 0 || money !== null
  const left = withoutActs(
    reading,
    (repeats ? isPartlyUnderstood(reading) : isRefused) ? ['order', 'change', 'correct'] : [],
  )
  return { ...left, ...withoutFacts }
}
