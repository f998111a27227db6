import { parseMessage, type ParsedMessage } from '../parse/parse-message.ts'
import type { Reading } from '../reading.ts'
import { actFeatures } from './act-features.ts'
import { makeModel, mixOdds, type Odds } from './act-model.ts'
import {
  numberWeights,
  openWeights,
  pageWeights,
  purchaseWeights,
  recapNumberWeights,
  recapWeights,
} from './act-weights-data.ts'
import { numberFeatures, recapNumberFeatures } from './number-features.ts'
import { pageFeatures } from './page-features.ts'

/** The acts that a message is told apart by: at a recap, and where nothing was asked. */
export type RecapLabel = keyof (typeof recapWeights)['bias']
export type OpenLabel = keyof (typeof openWeights)['bias']

const recapModel = makeModel<RecapLabel>(recapWeights)
const openModel = makeModel<OpenLabel>(openWeights)
const purchaseModel = makeModel(purchaseWeights)
const numberModel = makeModel(numberWeights)
const recapNumberModel = makeModel(recapNumberWeights)
const pageModel = makeModel(pageWeights)

type TableReader = (parsed: ParsedMessage) => Reading

/** A part of a message ends at a sign of punctuation, or before the word that turns it. */
const partEnd = /(?<=[.!?…;,:\n])\s+|\s+(?=(?:ent[aã]o|mas|agora) )/i
const longestRead = 600
const [ofWhole, ofEnd, ofStart] = [0.55, 0.3, 0.15]

/**
 * The odds of what a message does that answers a recap, from its words and from what the tables heard. A story says what it
 * comes to in its last part, and seldom in its middle: both ends are also read by themselves.
 */
export function oddsAtRecap(parsed: ParsedMessage, told: Reading, byTables: TableReader): Odds<RecapLabel> {
  const { context, utterance } = parsed
  const oddsOf = (it: ParsedMessage, reading = byTables(it)) =>
    recapModel(actFeatures(it.utterance, reading, context.recap))
  const whole = oddsOf(parsed, told)
  const { text } = utterance
  if (text.length > longestRead) return whole
  const parts = text.split(partEnd).filter((it) => /\p{L}/u.test(it))
  const [first = '', last = ''] = [parts[0], parts.at(-1)]
  if (parts.length < 2) return whole
  return mixOdds([
    [ofWhole, whole],
    [ofEnd, oddsOf(parseMessage(last, context))],
    [ofStart, oddsOf(parseMessage(first, context))],
  ])
}

/** The odds of what a message does where nothing was asked. */
export const oddsInTheOpen = (parsed: ParsedMessage, told: Reading): Odds<OpenLabel> =>
  openModel(actFeatures(parsed.utterance, told))

/** The odds that a message speaks of a purchase made, by its words alone and not by what the tables heard. */
export const oddsOfPurchase = ({ utterance }: ParsedMessage): number =>
  purchaseModel(actFeatures(utterance, null)).made

/** The odds that a number of a message is a quantity to order, by the words around it. */
export const oddsOfNumber = (parsed: ParsedMessage, at: number): number =>
  numberModel(numberFeatures(parsed, at)).wanted

/** The odds that a number beside a recap changes it, by the words around it. */
export const oddsOfChange = (parsed: ParsedMessage, at: number): number =>
  recapNumberModel(recapNumberFeatures(parsed, at)).wanted

/** The odds that a page of a message that names several receives an order, by the words around it. */
export const oddsOfPage = (parsed: ParsedMessage, at: number): number =>
  pageModel(pageFeatures(parsed, at)).wanted
