import type { ParsedMessage } from '../parse/parse-message.ts'
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

function placeAmongNumbers(units: readonly Unit[], at: number): string[] {
  const places = units.flatMap((it, place) => (it.kind === 'N' && it.value >= leastCount ? [place] : []))
  const place = at === places[0] ? 'first' : at === places.at(-1) ? 'last' : 'between'
  const digits = Math.floor(Math.log10(Math.max(1, units[at]!.value)))
  return [`place ${place}`, `numbers ${Math.min(places.length, 4)}`, `digits ${digits}`]
}
