import { firstRule, type Rules, when } from '../../decide.ts'
import type { Evidence } from '../collect-evidence.ts'
import { beforeNumbers, behindNumbers, betweenNumbers } from '../windows/number-windows.ts'
import { exchangedNumber } from '../windows/correction-windows.ts'
import { around } from '../parse/units.ts'
import type { Unit } from '../parse/utterance.ts'
import {
  type Change,
  type Fact,
  type FactStep,
  isQuantity,
  isWanted,
  minOrderQuantity,
  type Quantity,
  type Role,
  withChange,
} from './facts.ts'

/** Two neighbouring numbers, with the words around them. */
type Pair = {
  first: Quantity
  second: Quantity
  beforeFirst: string
  between: string
  beforeSecond: string
  /** Goods or a platform follow the second. */
  isCounted: boolean
  /** Each counts goods of its own. */
  isApart: boolean
  /** Their product or sum, where they are one number. */
  whole: number | null
  evidence: Evidence
}
/** `alternative`: the visitor hesitates between the two. `whole`: they are one number. */
type Relation = 'whole' | 'none' | 'alternative' | 'growth' | 'second-goal' | 'both-owned'

const { askedToo, byCount, either, listed, toGoal } = betweenNumbers
const { difference, goal, growing, lacking, missing } = beforeNumbers

/** Relations of two neighbouring numbers. */
export const relations: Rules<Pair, Relation> = {
  /** '2 pacotes de 500' */
  'one number': when((it) => it.whole !== null, 'whole'),
  'one counts something else': when(
    ({ first, second }) => [first.role, second.role].some((it) => it === 'other' || it === 'goal'),
    'none',
  ),
  /** 'está com 340 views e 12 likes' */
  'both are had': when(
    (it) => it.first.role === 'owned' && it.isCounted && listed.test(it.between),
    'both-owned',
  ),
  /** 'qual a diferença de preço de 500 pra 2500?' */
  'a difference is asked': when(
    (it) => exchangedNumber.between.test(it.between) && difference.test(it.beforeFirst),
    'alternative',
  ),
  /** 'quero passar de 900 pra 1000' */
  grows: when(
    (it) =>
      exchangedNumber.between.test(it.between) &&
      growing.test(it.beforeFirst) &&
      it.second.value > it.first.value,
    'growth',
  ),
  'one is not wanted': when(
    ({ first, second }) => !isWantedOrEither(first) || !isWantedOrEither(second),
    'none',
  ),
  /** 'faltam 150 pra mil' */
  'lacking to a goal': when((it) => lacking.test(it.beforeFirst) && toGoal.test(it.between), 'second-goal'),
  /** 'falta 500 pra eu chegar em 5 mil' */
  'second is a goal': when(
    (it) => goal.test(it.beforeSecond) || missing.test(it.beforeSecond),
    'second-goal',
  ),
  'of two networks': when(isComparedElsewhere, 'none'),
  /** '500 ou 1000?' */
  either: when((it) => either.test(it.between) || (askedToo.test(it.between) && !it.isApart), 'alternative'),
}
const isWantedOrEither = (it: Quantity) => isWanted(it) || it.role === 'alternative'

/** 'o que é mais barato, 100 no insta ou 100 no tiktok?': two orders to compare, and no quantity to decide. */
function isComparedElsewhere({ evidence, first, second }: Pair): boolean {
  const { units } = evidence.utterance
  const ofFirst = units.slice(first.at, second.at)
  const ofSecond = units.slice(second.at, second.at + 5)
  const differsIn = (key: 'platform' | 'serviceType') => {
    const [one, other] = [ofFirst, ofSecond].map((part) => part.findLast((it) => it[key])?.[key])
    return Boolean(one && other && one !== other)
  }
  const isCompared = evidence.matches.has('choice:cheapest') || evidence.matches.has('choice:popular')
  return isCompared && differsIn('platform')
}

/** A relation changes one number of the two, or both. */
type Resolution = { first?: Role | Change; second?: Role | Change }
const resolutions: Readonly<Record<Relation, (pair: Pair) => Resolution>> = {
  none: () => ({}),
  alternative: () => ({ first: 'alternative', second: 'alternative' }),
  whole: (pair) => ({ first: 'part', second: mergedOf(pair) }),
  growth: ({ first, second }) => ({
    first: 'owned',
    second: { role: 'wanted', value: second.value - first.value, isDifference: true },
  }),
  'second-goal': () => ({ second: 'goal' }),
  'both-owned': () => ({ second: 'owned' }),
}

/** Resolves what neighbouring numbers make of each other: products, sums, from–to and goals. */
export const relateNumbers: FactStep = ({ evidence, facts }) => {
  const { pairs, numbers } = relatedPairs(facts, evidence)
  if (pairs.length === 0) return facts
  const related = new Map(numbers.map((it) => [it.at, it]))
  const former = new Set(pairs.map((it) => nameBehind(it, facts)))
  return facts.map((it) =>
    former.has(it) ? withChange(it, 'former', 'behind what is had') : (related.get(it.at) ?? it),
  )
}

type RelatedPair = Pair & { relation: Relation }
type RelatedPairs = { pairs: readonly RelatedPair[]; numbers: readonly Quantity[] }

/** Relates each number to the next one: the second of a pair, as it was resolved, is the first of the next. */
function relatedPairs(facts: readonly Fact[], evidence: Evidence): RelatedPairs {
  const pages = facts.filter((it) => it.kind === 'page' && isWanted(it)).length
  const [start, ...others] = facts.filter(isQuantity).filter((it) => it.role !== 'past')
  if (!start) return { pairs: [], numbers: [] }
  return others.reduce<RelatedPairs>(
    ({ pairs, numbers }, number) => {
      const pair = pairOf(evidence, numbers.at(-1)!, number, pages)
      const { rule, answer: relation } = relationOf(pair)
      const { first, second } = resolutions[relation](pair)
      const resolved = [withChange(pair.first, first, rule), withChange(pair.second, second, rule)]
      return {
        pairs: [...pairs, { ...pair, relation }],
        numbers: [...numbers.slice(0, -1), ...resolved],
      }
    },
    { pairs: [], numbers: [start] },
  )
}

const unrelated = { rule: 'unrelated', answer: 'none' } as const
const relationOf = (pair: Pair) => firstRule(relations, pair) ?? unrelated

/** Whether two neighbouring numbers are one order, or one change of it. */
export const areRelated = (evidence: Evidence, first: Quantity, second: Quantity): boolean =>
  relationOf(pairOf(evidence, first, second, evidence.utterance.pages.length)).answer !== 'none'

/** The name right behind two numbers of the visitor's own: 'tenho 340 e 12 likes'. */
function nameBehind({ relation, second }: RelatedPair, facts: readonly Fact[]): Fact | undefined {
  const next = relation === 'both-owned' ? facts.find((it) => it.at > second.at) : undefined
  return next && next.at <= second.at + 2 ? next : undefined
}

function pairOf(evidence: Evidence, first: Quantity, second: Quantity, pages: number): Pair {
  const { units } = evidence.utterance
  const between = around(units, first.at + 1, second.at)
  const behind = around(units, second.at + 1, second.at + 3)
  const isApart = countDifferentGoods(units, first.at, second.at)
  return {
    first,
    second,
    between,
    beforeFirst: around(units, first.at - 5, first.at),
    beforeSecond: around(units, second.at - 5, second.at),
    isCounted: behindNumbers.goods.test(behind),
    isApart,
    whole: isApart ? null : wholeOf(first.value, second.value, between, pages),
    evidence,
  }
}

function mergedOf({ first, second, between, whole }: Pair): Change {
  const isOfFirst = byCount.test(between) && first.value >= minOrderQuantity
  return { value: whole ?? second.value, role: isOfFirst ? first.role : second.role }
}

/** '500 seguidores mais 300 curtidas' are two orders. */
const countDifferentGoods = (units: readonly Unit[], first: number, second: number): boolean => {
  const [one, other] = [units[first + 1]?.serviceType, units[second + 1]?.serviceType]
  return Boolean(one && other && one !== other)
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
