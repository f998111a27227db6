import { isBehindWish, isWishedWithin } from '../parse/clauses.ts'
import { endsSentence, isGoods } from '../parse/units.ts'
import type { ParsedMessage } from '../parse/parse-message.ts'
import type { Unit } from '../parse/utterance.ts'
import { tagOf } from './surroundings.ts'

/** A smaller number is an age, an hour or a place of a list, and seldom a quantity. */
export const leastCount = 20

const countedIn = (units: readonly Unit[]): number[] =>
  units.flatMap((it, at) => (it.kind === 'N' && it.value >= leastCount ? [at] : []))

const mostCounted = 4

/** Names the place of a number among those of a message. */
export function placeAmongNumbers(units: readonly Unit[], at: number): string[] {
  const places = countedIn(units)
  const digits = Math.floor(Math.log10(Math.max(1, units[at]!.value)))
  return [
    `place ${placeOf(places.indexOf(at), places)}`,
    `numbers ${Math.min(places.length, mostCounted)}`,
    `digits ${digits}`,
  ]
}

const placeOf = (index: number, all: readonly unknown[]) =>
  index === 0 ? 'first' : index === all.length - 1 ? 'last' : 'between'

/** Only so many numbers on either side count, the nearest first. */
const mostOnSide = 3

/** Names how a number stands beside the others: one is wished for, counted or larger, and each may have a page. */
export function besideOthers(parsed: ParsedMessage, at: number): string[] {
  const { units } = parsed.utterance
  const places = countedIn(units)
  const index = places.indexOf(at)
  const others = places
    .slice(Math.max(0, index - mostOnSide), index + 1 + mostOnSide)
    .filter((it) => it !== at)
  const own = standingAt(parsed, at)
  const theirs = others.map((it) => standingAt(parsed, it))
  const isAny = (key: 'isWished' | 'isWishedBefore' | 'isCounted') => theirs.some((it) => it[key])
  const valueAt = (place: number) => units[place]!.value
  const pages = Math.min(
    new Set(units.flatMap((it) => (it.kind === 'L' ? [it.page] : []))).size,
    mostCounted - 1,
  )
  const values = Math.min(new Set(places.map(valueAt)).size, mostCounted)
  const wished = `wished ${own.isWished} ${own.isWishedBefore} others ${isAny('isWished')} ${isAny('isWishedBefore')}`
  return [
    `wished ${own.isWished} others ${isAny('isWished')}`,
    `wished before ${own.isWishedBefore} others ${isAny('isWishedBefore')}`,
    `${wished} place ${placeOf(index, places)}`,
    `counted ${own.isCounted} others ${isAny('isCounted')}`,
    `larger ${others.some((it) => valueAt(it) > valueAt(at))} smaller ${others.some((it) => valueAt(it) < valueAt(at))}`,
    ...theirs.flatMap((it) => [
      `other ${it.at < at ? 'before' : 'behind'} wished ${it.isWished}`,
      `other left ${tagOf(units[it.at - 1])}`,
      `other right ${tagOf(units[it.at + 1])}`,
      ...it.marks.map((mark) => `other mark ${mark}`),
    ]),
    ...parting(units, places[index - 1], at).map((it) => `before ${it}`),
    ...parting(units, at, places[index + 1]).map((it) => `behind ${it}`),
    `pages ${pages}`,
    `pages ${pages} numbers ${values}`,
  ]
}

/** How a number stands in its clause and its sentence. */
function standingAt({ utterance: { units }, clauses }: ParsedMessage, at: number) {
  const clause = clauses.find((it) => at < it.to)!
  const from = units.findLastIndex((it, place) => place < at && endsSentence(it)) + 1
  return {
    at,
    isWished: isBehindWish(clause, at),
    isWishedBefore: isWishedWithin(clauses, from, at),
    isCounted: isGoods(units, at + 1),
    marks: [...clause.marks],
  }
}

/** Whether a sentence ends between two numbers. */
const parting = (units: readonly Unit[], from: number | undefined, to: number | undefined): string[] =>
  from === undefined || to === undefined
    ? []
    : [`parted ${units.slice(from + 1, to).some((it) => endsSentence(it))}`]
