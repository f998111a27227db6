import type { Rules } from '../../decide.ts'
import { type Reading, says, withoutActs } from '../reading.ts'
import type { Hypothesis } from './hypothesis.ts'
import { applyOpinion } from './apply-opinion.ts'
import { ofComplaint, unheardComplaint } from './decide-complaint.ts'
import { speaksOfPlaced } from './decide-placed.ts'

/** The odds of an order in words that the tables hear as a complaint. */
const certain = 0.9

/** Verdicts on a message where nothing was asked. */
export const inTheOpen: Rules<Hypothesis, Reading> = {
  trick: (it) => (it.inTheOpen().label === 'trick' ? meantBy(it) : null),
  complaint: ofComplaint,
  'an order read as a ticket': ({ reading, inTheOpen }) =>
    says(reading, 'want-ticket') &&
    !says(reading, 'complain', 'report-drop', 'want-refill', 'deny') &&
    reading.items.length > 0 &&
    inTheOpen().odds.order >= certain
      ? { ...withoutActs(reading, ['want-ticket']), past: null }
      : null,
  'unheard complaint': unheardComplaint,
  meant: meantBy,
  'speaks of a placed order': speaksOfPlaced,
  chat: (it) => (chats(it) ? { ...it.reading, kindness: [...it.reading.kindness, 'chat'] } : null),
}

/** A shorter message, or one in no language, may be anything. */
const [fewestWords, understood] = [3, 0.5]
/** Nothing that the tables know is said in it. */
const chats = ({ reading, evidence, inTheOpen }: Hypothesis) =>
  evidence.utterance.words.length >= fewestWords &&
  reading.confidence >= understood &&
  inTheOpen().isSure &&
  inTheOpen().label === 'chat' &&
  [reading.acts, reading.kindness, reading.topics, reading.items, reading.targets].every(
    (it) => it.length === 0,
  ) &&
  reading.past === null

function meantBy({ reading, inTheOpen }: Hypothesis): Reading | null {
  if (!inTheOpen().isSure || inTheOpen().label === 'order') return null
  /** 'aff' */
  if (reading.confidence === 0 && inTheOpen().label === 'complain') return null
  const left = withoutActs(reading, ['order-now'])
  return applyOpinion(left, inTheOpen()) ?? (says(reading, 'order-now') ? left : null)
}
