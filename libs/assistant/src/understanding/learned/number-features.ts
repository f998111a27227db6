import type { Clause } from '../clauses.ts'
import type { ParsedMessage } from '../parse-message.ts'
import { endsSentence, nameOf } from '../units.ts'
import type { Unit } from '../utterance.ts'
import { type ActFeatures, hashOf } from './act-features.ts'

const reach = 3
/** Words of a sentence that count, on either side. */
const sentenceReach = 15

/** A smaller number is an age, an hour or a place of a list, and seldom a quantity. */
export const leastCount = 20

const tagOf = (unit: Unit | undefined): string => unit?.tags.find((it) => it.endsWith('~')) ?? nameOf(unit)

/**
 * Turns a number of a message into features for the learned reader: the words and tags beside it in their places, those of its
 * clause and sentence by side, the marks of its clause and the one before, where wishes stand, and its place among the numbers.
 */
export function numberFeatures({ utterance: { units }, clauses }: ParsedMessage, at: number): ActFeatures {
  const own = clauses.findIndex((it) => at < it.to)
  const clause = clauses[own]!
  const sentence = sentenceAround(units, at)
  const found = [
    ...neighbours(units, at),
    ...besides('clause', units, clause, at),
    ...besides('sentence', units, sentence, at, tagOf),
    ...[...clause.marks].map((it) => `mark ${it}`),
    ...[...(clauses[own - 1]?.marks ?? [])].map((it) => `mark before ${it}`),
    ...wishes(clauses, own, sentence, at),
    ...placeAmongNumbers(units, at),
    `page behind ${units.slice(at, sentence.to).some((it) => it.kind === 'L')}`,
  ]
  return { words: [...new Set(found)].map((it) => hashOf(`number ${it}`)), told: [] }
}

function neighbours(units: readonly Unit[], at: number): string[] {
  const places = Array.from({ length: reach }, (_, step) => step + 1).flatMap((it) => [-it, it])
  const nameAt = (place: number) => nameOf(units[at + place])
  return [
    ...places.flatMap((it) => [`${it} ${nameAt(it)}`, `tag ${it} ${tagOf(units[at + it])}`]),
    `left ${nameAt(-2)} ${nameAt(-1)}`,
    `right ${nameAt(1)} ${nameAt(2)}`,
    `between ${tagOf(units[at - 1])} ${tagOf(units[at + 1])}`,
  ]
}

type Span = Pick<Clause, 'from' | 'to'>

function sentenceAround(units: readonly Unit[], at: number): Span {
  const from = units.findLastIndex((it, place) => place < at && endsSentence(it)) + 1
  const to = units.findIndex((it, place) => place > at && endsSentence(it))
  return {
    from: Math.max(from, at - sentenceReach),
    to: Math.min(to < 0 ? units.length : to, at + sentenceReach),
  }
}

/** The other words of a span, by the side of the number that they stand on. */
function besides(
  name: string,
  units: readonly Unit[],
  { from, to }: Span,
  at: number,
  ...namings: Array<(unit: Unit) => string>
): string[] {
  const all = namings.length > 0 ? namings : [nameOf, tagOf]
  return units
    .slice(from, to)
    .flatMap((it, place) =>
      from + place === at ? [] : all.map((named) => `${name} ${from + place < at} ${named(it)}`),
    )
}

function wishes(clauses: readonly Clause[], own: number, sentence: Span, at: number): string[] {
  const isWish = ({ firstWish }: Clause) => firstWish < Infinity
  const isBefore = clauses[own]!.firstWish < at
  return [
    `wish ${isBefore}`,
    `wish behind ${clauses.slice(own + 1).some(isWish)}`,
    `wish in sentence ${clauses.some((it) => it.firstWish >= sentence.from && it.firstWish < at)}`,
    `wish elsewhere ${isBefore} ${clauses.some((it, index) => index !== own && isWish(it))}`,
  ]
}

function placeAmongNumbers(units: readonly Unit[], at: number): string[] {
  const places = units.flatMap((it, place) => (it.kind === 'N' && it.value >= leastCount ? [place] : []))
  const place = at === places[0] ? 'first' : at === places.at(-1) ? 'last' : 'between'
  const digits = Math.floor(Math.log10(Math.max(1, units[at]!.value)))
  return [`place ${place}`, `numbers ${Math.min(places.length, 4)}`, `digits ${digits}`]
}
