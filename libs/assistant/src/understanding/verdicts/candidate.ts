import { certainty } from '../certainty.ts'
import type { Answered } from '../../decide.ts'
import { lazy } from '../../memoize.ts'
import type { Probabilities } from '../learned/act-model.ts'
import {
  probabilitiesAtRecap,
  probabilitiesUnprompted,
  type OpenLabel,
  type RecapLabel,
} from '../learned/probabilities.ts'
import type { Reading } from '../reading.ts'
import type { TablesReading } from '../read-by-tables.ts'
import { segmentReader, type ReadSegment } from './segments.ts'

/** The probabilities of the acts by the classifier, and the likeliest act. */
export type Prediction<Label extends string> = {
  probabilities: Probabilities<Label>
  label: Label
  isSure: boolean
}

/** The probability that one of several labels holds. */
export const probabilityOfAny = <Label extends string>(
  { probabilities }: Prediction<Label>,
  ...labels: readonly Label[]
): number => labels.reduce((sum, it) => sum + probabilities[it], 0)

/**
 * The tables' reading, with all that a verdict weighs against it. A classifier judges their reading as it learned to, before
 * `corrections.ts` changes it; its prediction is computed when a rule first asks for it.
 */
export type Candidate = TablesReading & {
  atRecap: () => Prediction<RecapLabel>
  unprompted: () => Prediction<OpenLabel>
  /** A segment of the message by itself. */
  readSegment: (segment: string) => ReadSegment
  corrected: ReadonlyArray<Answered<Reading>>
}

export function candidateOf(tables: TablesReading): Candidate {
  const { utterance, context } = tables.evidence
  const { reading } = tables
  return {
    ...tables,
    atRecap: lazy(() => predictionOf(probabilitiesAtRecap({ utterance, reading }, context.recap))),
    unprompted: lazy(() => predictionOf(probabilitiesUnprompted({ utterance, reading }))),
    readSegment: segmentReader(context),
    corrected: [],
  }
}

function predictionOf<Label extends string>(probabilities: Probabilities<Label>): Prediction<Label> {
  const labels = Object.keys(probabilities) as Label[]
  const label = labels.reduce((best, it) => (probabilities[it] > probabilities[best] ? it : best))
  return { probabilities, label, isSure: probabilities[label] >= certainty.sure }
}
