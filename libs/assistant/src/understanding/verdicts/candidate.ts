import { certainty } from '../certainty.ts'
import { lazy } from '../../memoize.ts'
import { collectEvidence, type Evidence } from '../evidence/collect-evidence.ts'
import type { Probabilities } from '../learned/act-model.ts'
import {
  probabilitiesAtRecap,
  probabilitiesUnprompted,
  type OpenLabel,
  type RecapLabel,
} from '../learned/probabilities.ts'
import { segmentReader, type ReadSegment } from './segments.ts'
import type { ParsedMessage } from '../parse/parse-message.ts'
import { readEvidence } from '../read-by-tables.ts'
import type { Reading } from '../reading.ts'
import { withoutPersonInPassing } from './person-in-passing.ts'
import { withoutNumbersInPassing } from './numbers-in-passing.ts'

/** The probabilities of the acts by the classifier, and the likeliest act. */
export type Opinion<Label extends string> = {
  probabilities: Probabilities<Label>
  label: Label
  isSure: boolean
}

/** The tables' reading with all that a verdict weighs against it. Opinions are computed when a rule first asks for one. */
export type Candidate = {
  evidence: Evidence
  /** Beside a recap, without numbers that are only told. */
  reading: Reading
  tellsNumber: boolean
  atRecap: () => Opinion<RecapLabel>
  unprompted: () => Opinion<OpenLabel>
  /** A segment of the message by itself. */
  readSegment: (segment: string) => ReadSegment
}

export function candidateOf(parsed: ParsedMessage): Candidate {
  const evidence = collectEvidence(parsed)
  const { utterance, context } = parsed
  const whole = readEvidence(evidence)
  const numbered = context.recap ? withoutNumbersInPassing(whole, evidence) : whole
  const unprompted = lazy(() => opinionOf(probabilitiesUnprompted({ utterance, reading: numbered })))
  const reading = withoutPersonInPassing(numbered, parsed, unprompted)
  const readSegment = segmentReader(context)
  return {
    evidence,
    reading,
    tellsNumber: numbered !== whole,
    atRecap: lazy(() => opinionOf(probabilitiesAtRecap({ utterance, reading: whole }, context.recap))),
    unprompted,
    readSegment,
  }
}

function opinionOf<Label extends string>(probabilities: Probabilities<Label>): Opinion<Label> {
  const labels = Object.keys(probabilities) as Label[]
  const label = labels.reduce((best, it) => (probabilities[it] > probabilities[best] ? it : best))
  return { probabilities, label, isSure: probabilities[label] >= certainty.sure }
}
