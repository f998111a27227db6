import { lazy, memoize } from '../../memoize.ts'
import type { ParsedMessage } from '../parse/parse-message.ts'
import type { Utterance } from '../parse/utterance.ts'
import type { Purchase } from '../evidence/read-purchase.ts'
import type { Reading, ShownOrder } from '../reading.ts'
import { actFeatures } from './act-features.ts'
import { makeModel, type Probabilities } from './act-model.ts'
import {
  numberWeights,
  openWeights,
  pageWeights,
  purchaseWeights,
  recapNumberWeights,
  recapWeights,
  storyWeights,
} from './act-weights-data.ts'
import { numberFeatures, recapNumberFeatures } from './number-features.ts'
import { pageFeatures } from './page-features.ts'
import { purchaseFeatures } from './purchase-features.ts'

/** The acts that a message is told apart by: at a recap, and where nothing was asked. */
export type RecapLabel = keyof (typeof recapWeights)['bias']
export type OpenLabel = keyof (typeof openWeights)['bias']
/** `complain`: a purchase made here went wrong · `track`: one is asked after · `other`: anything else. */
type PurchaseLabel = keyof (typeof purchaseWeights)['bias']

const recapModel = makeModel<RecapLabel>(recapWeights)
const openModel = makeModel<OpenLabel>(openWeights)
const purchaseModel = makeModel<PurchaseLabel>(purchaseWeights)
const storyModel = makeModel(storyWeights)
const numberModel = makeModel(numberWeights)
const recapNumberModel = makeModel(recapNumberWeights)
const pageModel = makeModel(pageWeights)

/** A message, or a part of one, and its reading by the tables. */
export type ReadText = { utterance: Utterance; reading: Reading }

/** The probabilities of what an answer to the recap does. */
export const probabilitiesAtRecap = (
  { utterance, reading }: ReadText,
  recap: readonly ShownOrder[] | undefined,
): Probabilities<RecapLabel> => recapModel(actFeatures(utterance, reading, recap))

/** The probability that the words beside a plain yes only tell a story. */
export const probabilityOfStory = (
  { utterance, reading }: ReadText,
  recap: readonly ShownOrder[] | undefined,
): number => storyModel(actFeatures(utterance, reading, recap)).yes

/** The probabilities of what a message does where nothing was asked. */
export const probabilitiesUnprompted = ({ utterance, reading }: ReadText): Probabilities<OpenLabel> =>
  openModel(actFeatures(utterance, reading))

/** Probabilities by the words of a message and its clauses, and not by the acts and slots that the tables read. */
export type WordProbabilities = {
  /** Whether it speaks of a purchase made. */
  ofPurchase: () => Probabilities<PurchaseLabel>
  /** That the number at a place is a quantity to order. */
  ofNumber: (at: number) => number
  /** That the number at a place changes the recap that it stands beside. */
  ofChange: (at: number) => number
  /** That the page at a place, of several, receives an order. */
  ofPage: (at: number) => number
}

export const wordProbabilities = (parsed: ParsedMessage, purchase: Purchase): WordProbabilities => ({
  ofPurchase: lazy(() => purchaseModel(purchaseFeatures(parsed, purchase))),
  ofNumber: memoize((at) => numberModel(numberFeatures(parsed, at)).wanted),
  ofChange: memoize((at) => recapNumberModel(recapNumberFeatures(parsed, at)).wanted),
  ofPage: memoize((at) => pageModel(pageFeatures(parsed, at)).wanted),
})
