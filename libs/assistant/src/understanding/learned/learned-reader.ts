import { hear, type Heard } from '../heard.ts'
import type { Reading } from '../reading.ts'
import { actFeatures } from './act-features.ts'
import { makeModel, mixOdds, type Odds } from './act-model.ts'
import { openWeights, purchaseWeights, recapWeights } from './act-weights-data.ts'

/** The acts that a message is told apart by: at a recap, and where nothing was asked. */
export type RecapLabel = keyof (typeof recapWeights)['bias']
export type OpenLabel = keyof (typeof openWeights)['bias']

const recapModel = makeModel<RecapLabel>(recapWeights)
const openModel = makeModel<OpenLabel>(openWeights)
const purchaseModel = makeModel(purchaseWeights)

type TableReader = (heard: Heard) => Reading

/** A part of a message ends at a sign of punctuation, or before the word that turns it. */
const partEnd = /(?<=[.!?…;,:\n])\s+|\s+(?=(?:ent[aã]o|mas|agora) )/i
const longestRead = 600
const [ofWhole, ofEnd, ofStart] = [0.55, 0.3, 0.15]

/**
 * The odds of what a message does that answers a recap, from its words and from what the tables heard. A story says what it
 * comes to in its last part, and seldom in its middle: both ends are also read by themselves.
 */
export function oddsAtRecap(heard: Heard, told: Reading, byTables: TableReader): Odds<RecapLabel> {
  const { context, utterance } = heard
  const oddsOf = (it: Heard, reading = byTables(it)) =>
    recapModel(actFeatures(it.utterance, reading, context.recap))
  const whole = oddsOf(heard, told)
  const { text } = utterance
  if (text.length > longestRead) return whole
  const parts = text.split(partEnd).filter((it) => /\p{L}/u.test(it))
  const [first = '', last = ''] = [parts[0], parts.at(-1)]
  if (parts.length < 2) return whole
  return mixOdds([
    [ofWhole, whole],
    [ofEnd, oddsOf(hear(last, context))],
    [ofStart, oddsOf(hear(first, context))],
  ])
}

/** The odds of what a message does where nothing was asked. */
export const oddsInTheOpen = (heard: Heard, told: Reading): Odds<OpenLabel> =>
  openModel(actFeatures(heard.utterance, told))

/** The odds that a message speaks of a purchase made, by its words alone and not by what the tables heard. */
export const oddsOfPurchase = ({ utterance }: Heard): number =>
  purchaseModel(actFeatures(utterance, null)).made
