import type { Reading, ShownOrder } from '../reading.ts'
import type { Utterance } from '../utterance.ts'
import { actFeatures } from './act-features.ts'
import { makeModel } from './act-model.ts'
import { openWeights, recapWeights } from './act-weights-data.ts'

/** The acts that a message is told apart by: at a recap, and where nothing was asked. */
export type RecapLabel = keyof (typeof recapWeights)['bias']
export type OpenLabel = keyof (typeof openWeights)['bias']

const recapModel = makeModel<RecapLabel>(recapWeights)
const openModel = makeModel<OpenLabel>(openWeights)

/** The odds of what a message does, from its words and from what the tables heard in it. */
export const oddsAtRecap = (utterance: Utterance, told: Reading, recap?: readonly ShownOrder[]) =>
  recapModel(actFeatures(utterance, told, recap))
export const oddsInTheOpen = (utterance: Utterance, told: Reading) => openModel(actFeatures(utterance, told))
