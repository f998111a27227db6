import type { ParsedMessage } from '../parse/parse-message.ts'
import { isBesideYes } from '../phrases/yes-words.ts'
import type { Unit } from '../parse/utterance.ts'
import { type ActFeatures, hashOf } from './act-features.ts'
import { surroundings } from './surroundings.ts'

/** A smaller number is an age, an hour or a place of a list, and seldom a quantity. */
export const leastCount = 20

const ofKind = hashOf('number ')

/** Turns a number of a message into features for the learned reader: its surroundings, and its place among the numbers. */
export function numberFeatures(parsed: ParsedMessage, at: number): ActFeatures {
  const found = [...surroundings(parsed, at), ...placeAmongNumbers(parsed.utterance.units, at)]
  return { words: [...new Set(found.map((it) => hashOf(it, ofKind)))], told: [] }
}

/** Those of a number beside a recap: also how many words of its part of the message are of no yes and of no order. */
export function recapNumberFeatures(parsed: ParsedMessage, at: number): ActFeatures {
  const remark = `remark ${Math.min(remarkAround(parsed.utterance.units, at), mostRemarks)}`
  const found = [...surroundings(parsed, at), ...placeAmongNumbers(parsed.utterance.units, at), remark]
  return { words: [...new Set(found.map((it) => hashOf(it, ofKind)))], told: [] }
}

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
