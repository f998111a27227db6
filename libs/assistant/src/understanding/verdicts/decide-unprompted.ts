import type { Rules } from '../../decide.ts'
import { type Reading, says, withoutActs } from '../reading.ts'
import type { Heard } from './heard.ts'
import { meant } from './apply-opinion.ts'
import { ofComplaint, unheardComplaint } from './decide-complaint.ts'
import { speaksOfPlaced } from './decide-placed.ts'

/** The odds of an order in words that the tables hear as a complaint. */
const certain = 0.9

/** Verdicts on a message where nothing was asked. */
export const inTheOpen: Rules<Heard, Reading> = {
  trick: (it) => (it.inTheOpen().label === 'trick' ? meantBy(it) : null),
  complaint: ofComplaint,
  'order heard as a ticket': ({ told, inTheOpen }) =>
    says(told, 'want-ticket') &&
    !says(told, 'complain', 'report-drop', 'want-refill', 'deny') &&
    told.items.length > 0 &&
    inTheOpen().odds.order >= certain
      ? { ...withoutActs(told, ['want-ticket']), past: null }
      : null,
  'unheard complaint': unheardComplaint,
  meant: meantBy,
  'speaks of a placed order': speaksOfPlaced,
  chat: (it) => (chats(it) ? { ...it.told, kindness: [...it.told.kindness, 'chat'] } : null),
}

/** A shorter message, or one in no language, may be anything. */
const [fewestWords, understood] = [3, 0.5]
/** Nothing that the tables know is said in it. */
const chats = ({ told, parsed, inTheOpen }: Heard) =>
  parsed.utterance.words.length >= fewestWords &&
  told.confidence >= understood &&
  inTheOpen().isSure &&
  inTheOpen().label === 'chat' &&
  [told.acts, told.kindness, told.topics, told.items, told.targets].every((it) => it.length === 0) &&
  told.past === null

function meantBy({ told, inTheOpen }: Heard): Reading | null {
  if (!inTheOpen().isSure || inTheOpen().label === 'order') return null
  /** 'aff' */
  if (told.confidence === 0 && inTheOpen().label === 'complain') return null
  const left = withoutActs(told, ['order-now'])
  return meant(left, inTheOpen()) ?? (says(told, 'order-now') ? left : null)
}
