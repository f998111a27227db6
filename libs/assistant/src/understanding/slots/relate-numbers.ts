import type { Evidence } from '../evidence/collect-evidence.ts'
import { beforeNumbers, behindNumbers, betweenNumbers, reaching } from '../phrases/number-windows.ts'
import { around } from '../parse/units.ts'
import type { Unit } from '../parse/utterance.ts'
import { type Fact, isQuantity, isWanted, minOrderQuantity, type Quantity } from './facts.ts'
import { isCorrected } from './name-roles.ts'
import { readShares } from './shares.ts'

/** Two neighbouring numbers, with the words between them and before each. */
type Pair = {
  first: Quantity
  second: Quantity
  between: string
  left: string
  led: string
  /** Goods or a network follow the second. */
  isCounted: boolean
  /** Each counts goods of its own. */
  isApart: boolean
  /** Their product or sum, where they are one number. */
  whole: number | null
  evidence: Evidence
}
/** `alternative`: the visitor hesitates between the two. `whole`: they are one number. */
type Relation = 'whole' | 'none' | 'alternative' | 'growth' | 'first-replaced' | 'second-other' | 'both-owned'

const { askedToo, becomes, byCount, either, listed, saidAgain, toGoal } = betweenNumbers
const { difference, goal, lacking, missing } = beforeNumbers

/** The first rule that holds tells what two neighbouring numbers are to each other. */
const relations: ReadonlyArray<readonly [Relation, (it: Pair) => boolean]> = [
  ['whole', (it) => it.whole !== null],
  ['none', ({ first, second }) => first.role === 'other' || second.role === 'other'],
  ['both-owned', (it) => it.first.role === 'owned' && it.isCounted && listed.test(it.between)],
  ['alternative', (it) => becomes.test(it.between) && difference.test(it.left)],
  ['growth', isGrowth],
  ['first-replaced', isExchange],
  ['none', ({ first, second }) => !isWanted(first) || !isWanted(second)],
  ['second-other', (it) => lacking.test(it.left) && toGoal.test(it.between)],
  ['second-other', (it) => goal.test(it.led) || missing.test(it.led)],
  ['none', isComparedElsewhere],
  ['alternative', (it) => either.test(it.between) || (askedToo.test(it.between) && !it.isApart)],
  ['first-replaced', ({ evidence, first, second }) => isCorrected(evidence, first.at + 1, second.at + 1)],
  ['first-replaced', (it) => it.first.value === it.second.value && saidAgain.test(it.between)],
]
/** 'o que é mais barato, 100 no insta ou 100 no tiktok?': two orders to compare, and no quantity to decide. */
function isComparedElsewhere({ evidence, first, second }: Pair): boolean {
  const { units } = evidence.utterance
  const ofFirst = units.slice(first.at, second.at)
  const ofSecond = units.slice(second.at, second.at + 5)
  const isOther = (key: 'platform' | 'serviceType') => {
    const [one, other] = [ofFirst, ofSecond].map((part) => part.findLast((it) => it[key])?.[key])
    return Boolean(one && other && one !== other)
  }
  const isCompared = evidence.hits.has('choice:cheapest') || evidence.hits.has('choice:popular')
  return isCompared && isOther('platform')
}

function isExchange({ between, left }: Pair): boolean {
  return (
    becomes.test(between) && (beforeNumbers.leaving.test(left) || betweenNumbers.byExchange.test(between))
  )
}
function isGrowth(it: Pair): boolean {
  return isExchange(it) && beforeNumbers.growing.test(it.left) && it.second.value > it.first.value
}

/** `alternatives`: quantities that the visitor hesitates between. `isParted`: a total stood beside its parts. */
export type Related = { facts: Fact[]; alternatives: number[]; isParted: boolean }

/** A pair after its relation is known; `first` is null where the second is the sum or product of both. */
type Resolved = { first: Quantity | null; second: Quantity }

/** Resolves the two numbers of a pair by their relation. */
const resolutions: Readonly<Record<Relation, (pair: Pair) => Resolved>> = {
  none: asRead,
  alternative: asRead,
  whole: (pair) => ({ first: null, second: { ...pair.second, ...mergedOf(pair) } }),
  growth: ({ first, second }) => ({
    first: { ...first, role: 'owned' },
    second: { ...second, value: second.value - first.value, role: 'wanted' },
  }),
  'first-replaced': ({ first, second }) => ({ first: { ...first, role: 'replaced' }, second }),
  'second-other': ({ first, second }) => ({ first, second: { ...second, role: 'other' } }),
  'both-owned': ({ first, second }) => ({ first, second: { ...second, role: 'owned' } }),
}
function asRead({ first, second }: Pair): Resolved {
  return { first, second }
}

/** Resolves what the numbers of a message make of each other: products, sums, from–to, goals, corrections and shares. */
export function relateNumbers(facts: readonly Fact[], evidence: Evidence): Related {
  const { units } = evidence.utterance
  const pages = facts.filter((it) => it.kind === 'page' && isWanted(it)).length
  const [start, ...others] = facts.filter(isQuantity).filter((it) => it.role !== 'past')
  const settled: Quantity[] = []
  const alternatives = new Set<number>()
  const formerNames = new Set<Fact>()
  let isGrowthKnown = false
  /** The second number of a pair, as it was resolved, is the first of the next. */
  let carried = start
  for (const second of others) {
    const pair = pairOf(evidence, carried!, second, pages)
    const relation = relations.find(([, holds]) => holds(pair))?.[0] ?? 'none'
    const resolved = resolutions[relation](pair)
    if (resolved.first) settled.push(resolved.first)
    carried = resolved.second
    if (relation === 'growth') isGrowthKnown = true
    if (relation === 'alternative') [pair.first, second].forEach((it) => alternatives.add(it.value))
    const name = relation === 'both-owned' && facts.find((it) => it.at > second.at)
    if (name && name.at <= second.at + 2) formerNames.add(name)
  }
  const numbers = carried ? [...settled, carried] : settled
  const related = new Map((isGrowthKnown ? numbers : reachGoal(numbers, units)).map((it) => [it.at, it]))
  const left = facts.flatMap((it): Fact[] => {
    if (formerNames.has(it)) return [{ ...it, role: 'former' }]
    if (!isQuantity(it) || it.role === 'past') return [it]
    const number = related.get(it.at)
    return number ? [number] : []
  })
  return { ...readShares(left, units), alternatives: [...alternatives].slice(0, 4) }
}

function pairOf(evidence: Evidence, first: Quantity, second: Quantity, pages: number): Pair {
  const { units } = evidence.utterance
  const between = around(units, first.at + 1, second.at)
  const isApart = isOfOtherGoods(units, first.at, second.at)
  return {
    first,
    second,
    between,
    left: around(units, first.at - 5, first.at),
    led: around(units, second.at - 5, second.at),
    isCounted: behindNumbers.goods.test(around(units, second.at + 1, second.at + 3)),
    isApart,
    whole: isApart ? null : wholeOf(first.value, second.value, between, pages),
    evidence,
  }
}

function mergedOf({ first, second, between, whole }: Pair): Pick<Quantity, 'value' | 'role'> {
  const isOfFirst = byCount.test(between) && first.value >= minOrderQuantity
  return { value: whole ?? second.value, role: isOfFirst ? first.role : second.role }
}

/** '500 seguidores mais 300 curtidas' are two orders. */
const isOfOtherGoods = (units: readonly Unit[], first: number, second: number): boolean => {
  const [one, other] = [units[first + 1]?.serviceType, units[second + 1]?.serviceType]
  return Boolean(one && other && one !== other)
}

/** 'eu tenho 3 mil', where others have more. */
export const isMine = (units: readonly Unit[], at: number): boolean =>
  beforeNumbers.mine.test(around(units, at - 3, at))

/** 'tenho 700, quero completar 1000': only what is missing is wanted. */
function reachGoal(numbers: readonly Quantity[], units: readonly Unit[]): readonly Quantity[] {
  const wanted = numbers.filter(isWanted)
  const had = numbers.filter((it) => it.role === 'owned')
  const owned = had.find(({ at }) => isMine(units, at)) ?? had[0]
  const total = owned && wanted.find((it) => wanted.some((one) => one.value + owned.value === it.value))
  if (total && wanted.length > 1) return numbers.map((it) => (it === total ? { ...it, role: 'other' } : it))
  const [only] = wanted
  if (!only || !owned || wanted.length > 1 || only.value <= owned.value) return numbers
  const left = around(units, only.at - 7, only.at)
  const service = serviceBeside(units, owned.at)
  const isOther = ({ serviceType }: Unit) => Boolean(service && serviceType && serviceType !== service)
  if (units.slice(owned.at + 1, only.at + 3).some(isOther)) return numbers
  const isGoal =
    [goal, beforeNumbers.rising, beforeNumbers.wishedGoal].some((it) => it.test(left)) ||
    (reaching.test(around(units, 0, units.length)) && !beforeNumbers.buying.test(left))
  return isGoal ? numbers.map((it) => (it === only ? { ...it, value: it.value - owned.value } : it)) : numbers
}

/** 'tenho 1000 inscritos', 'inscritos eu já tenho os 1000' */
function serviceBeside(units: readonly Unit[], at: number): Unit['serviceType'] {
  const start = units.findLastIndex((it, place) => place < at && it.kind === 'sign') + 1
  const before = units.slice(start, at).findLast((it) => it.serviceType)
  return units[at + 1]?.serviceType ?? before?.serviceType ?? null
}

/** '2 pacotes de 500' for one page are 1000, and 500 each for two. */
function wholeOf(first: number, second: number, between: string, pages: number): number | null {
  if (betweenNumbers.times.test(between) && first >= 1 && first <= 20 && second >= minOrderQuantity)
    return first === pages ? second : first * second
  if (byCount.test(between) && second >= 1 && second <= 20 && first >= minOrderQuantity) return first * second
  return betweenNumbers.plus.test(between) && first >= minOrderQuantity && second >= minOrderQuantity
    ? first + second
    : null
}
