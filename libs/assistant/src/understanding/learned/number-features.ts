import type { ParsedMessage } from '../parse/parse-message.ts'
import { isBesideYes } from '../phrases/yes-words.ts'
import type { Unit } from '../parse/utterance.ts'
import { type Features, hashesOf } from './features.ts'
import { surroundings } from './surroundings.ts'

/** A smaller number is an age, an hour or a place of a list, and seldom a quantity. */
export const leastCount = 20

/** The surroundings of a number of a message, and its place among the numbers: features for the learned reader. */
export const numberFeatures = (parsed: ParsedMessage, at: number): Features => ({
  words: hashesOf(namesOf(parsed, at), 'number'),
  reading: [],
})

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
/** The words of a story in the part of a message, between two signs, that a number stands in. */
export function remarkAround(units: readonly Unit[], at: number): number {
  const isSign = ({ kind }: Unit) => kind === 'sign'
  const from = units.findLastIndex((it, place) => place < at && isSign(it)) + 1
  const end = units.findIndex((it, place) => place > at && isSign(it))
  return units.slice(from, end < 0 ? units.length : end).filter(isOfRemark).length
}

const isOfRemark = ({ kind, text, tags }: Unit) => kind === 'word' && tags.length === 0 && !isBesideYes(text)

function placeAmongNumbers(units: readonly Unit[], at: number): string[] {
  const places = units.flatMap((it, place) => (it.kind === 'N' && it.value >= leastCount ? [place] : []))
  const place = at === places[0] ? 'first' : at === places.at(-1) ? 'last' : 'between'
  const digits = Math.floor(Math.log10(Math.max(1, units[at]!.value)))
  return [`place ${place}`, `numbers ${Math.min(places.length, 4)}`, `digits ${digits}`]
}
