import { lazy } from '../../memoize.ts'
import { collectEvidence, type Evidence } from '../evidence/collect-evidence.ts'
import type { Odds } from '../learned/act-model.ts'
import {
  oddsAtRecap,
  oddsUnprompted,
  type OpenLabel,
  type ReadText,
  type RecapLabel,
} from '../learned/odds.ts'
import { partReader, partsOf, type ReadPart } from '../message-parts.ts'
import type { ParsedMessage } from '../parse/parse-message.ts'
import { readEvidence } from '../read-by-tables.ts'
import type { Reading } from '../reading.ts'
import { withoutNumbersInPassing } from './numbers-in-passing.ts'

/** The odds of each act by the learned reader, and the likeliest act. */
export type Opinion<Label extends string> = { odds: Odds<Label>; label: Label; isSure: boolean }

/** The tables' reading with all that a verdict weighs against it. Opinions are computed when a rule first asks for one. */
export type Hypothesis = {
  evidence: Evidence
  /** Beside a recap, without numbers that are only told. */
  reading: Reading
  tellsNumber: boolean
  atRecap: () => Opinion<RecapLabel>
  unprompted: () => Opinion<OpenLabel>
  /** A part of the message by itself. */
  readPart: (part: string) => ReadPart
}

export function hypothesisOf(parsed: ParsedMessage): Hypothesis {
  const evidence = collectEvidence(parsed)
  const { utterance, context } = parsed
  const whole = readEvidence(evidence)
  const reading = context.recap ? withoutNumbersInPassing(whole, evidence) : whole
  const readPart = partReader(context)
  return {
    evidence,
    reading,
    tellsNumber: reading !== whole,
    atRecap: lazy(() => {
      const ends = endsOf(utterance.text, readPart)
      return opinionOf(oddsAtRecap([{ utterance, reading: whole, weight: ofWhole }, ...ends], context.recap))
    }),
    unprompted: lazy(() => opinionOf(oddsUnprompted({ utterance, reading }))),
    readPart,
  }
}

/** The odds from which on the learned reader is sure of an act. */
const sure = 0.7

function opinionOf<Label extends string>(odds: Odds<Label>): Opinion<Label> {
  const labels = Object.keys(odds) as Label[]
  const label = labels.reduce((best, it) => (odds[it] > odds[best] ? it : best))
  return { odds, label, isSure: odds[label] >= sure }
}

/** Words that turn a message. */
const turns = /\s+(?=(?:ent[aã]o|mas|agora) )/i
const [ofWhole, ofLast, ofFirst] = [0.55, 0.3, 0.15]

/** The last and the first part of a message: a story says what it comes to at its end, and seldom in its middle. */
function endsOf(text: string, readPart: Hypothesis['readPart']): Array<ReadText & { weight: number }> {
  const parts = partsOf(text, turns)
  if (parts.length < 2) return []
  const read = (part: string, weight: number) => {
    const { evidence, reading } = readPart(part).read()
    return { utterance: evidence.utterance, reading, weight }
  }
  return [read(parts.at(-1)!, ofLast), read(parts[0]!, ofFirst)]
}
