import { type Clause, hasWish, isBehindWish, isWishedWithin } from '../parse/clauses.ts'
import type { ParsedMessage } from '../parse/parse-message.ts'
import { endsSentence, nameOf } from '../parse/units.ts'
import type { Unit } from '../parse/utterance.ts'

const reach = 3
/** Words of a sentence that count, on either side. */
const sentenceReach = 15

/** The tag of a word of the lexicon, else its name. */
export const tagOf = (unit: Unit | undefined): string =>
  unit?.tags.find((it) => it.endsWith('~')) ?? nameOf(unit)

/**
 * Names the words and tags beside a number or a page in their places, those of its clause and sentence by side, the marks of
 * its clause and the one before, and where wishes stand: features for the classifier.
 */
export function surroundings({ utterance: { units }, clauses }: ParsedMessage, at: number): string[] {
  const own = clauses.findIndex((it) => at < it.to)
  const clause = clauses[own]!
  const sentence = sentenceAround(units, at)
  return [
    ...neighbours(units, at),
    ...besides('clause', units, clause, at),
    ...besides('sentence', units, sentence, at, tagOf),
    ...[...clause.marks].map((it) => `mark ${it}`),
    ...[...(clauses[own - 1]?.marks ?? [])].map((it) => `mark before ${it}`),
    ...wishes(clauses, own, sentence, at),
    `page behind ${units.slice(at, sentence.to).some((it) => it.kind === 'L')}`,
  ]
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

/** The other words of a span, by the side that they stand on. */
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
  const isBefore = isBehindWish(clauses[own]!, at)
  return [
    `wish ${isBefore}`,
    `wish behind ${clauses.slice(own + 1).some(hasWish)}`,
    `wish in sentence ${isWishedWithin(clauses, sentence.from, at)}`,
    `wish elsewhere ${isBefore} ${clauses.some((it, index) => index !== own && hasWish(it))}`,
  ]
}
