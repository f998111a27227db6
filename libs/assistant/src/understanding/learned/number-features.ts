import type { ParsedMessage } from '../parse/parse-message.ts'
import { isBesideYes } from '../phrases/yes/yes-words.ts'
import type { Unit } from '../parse/utterance.ts'
import { endsSentence } from '../parse/units.ts'
import { besideOthers, placeAmongNumbers } from './among-numbers.ts'
import { type Features, hashesOf } from './features.ts'
import { surroundings, tagOf } from './surroundings.ts'

/** The surroundings of a number of a message, and how it stands among the numbers: features for the classifier. */
export function numberFeatures(parsed: ParsedMessage, at: number): Features {
  const found = [
    ...namesOf(parsed, at),
    ...leadTo(parsed.utterance.units, at),
    ...besideOthers(parsed, at),
    ...[...parsed.marks.keys()].map((it) => `any mark ${it}`),
  ]
  return { words: hashesOf(found, 'number'), reading: [] }
}

/** Those of a number beside a recap: also how many words of its part of the message are of no yes and of no order. */
export function recapNumberFeatures(parsed: ParsedMessage, at: number): Features {
  const remark = `remark ${Math.min(remarkAround(parsed.utterance.units, at), mostRemarks)}`
  return { words: hashesOf([...namesOf(parsed, at), remark], 'number'), reading: [] }
}

const namesOf = (parsed: ParsedMessage, at: number): string[] => [
  ...surroundings(parsed, at),
  ...placeAmongNumbers(parsed.utterance.units, at),
]

const mostRemarks = 4
/** The words of a story in the part of a message, between punctuation, that a number stands in. */
export function remarkAround(units: readonly Unit[], at: number): number {
  const isSign = ({ kind }: Unit) => kind === 'punctuation'
  const from = units.findLastIndex((it, place) => place < at && isSign(it)) + 1
  const end = units.findIndex((it, place) => place > at && isSign(it))
  return units.slice(from, end < 0 ? units.length : end).filter(isOfRemark).length
}

const isOfRemark = ({ kind, text, tags }: Unit) => kind === 'word' && tags.length === 0 && !isBesideYes(text)

const longestLead = 8

/** Pairs of words of a sentence that lead to a number. */
function leadTo(units: readonly Unit[], at: number): string[] {
  const left = units.slice(Math.max(0, at - longestLead), at)
  const tags = left.slice(left.findLastIndex((it) => endsSentence(it)) + 1).map((it) => tagOf(it))
  return tags.slice(1).map((it, place) => `lead ${tags[place]} ${it}`)
}
