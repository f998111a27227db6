import { firstRule, type Rules, when } from '../../../decide.ts'
import { type Clause, hasWish, isBehindWish } from '../../parse/clauses.ts'
import type { Evidence } from '../../collect-evidence.ts'
import {
  afterName,
  afterNumber,
  afterPage,
  beforeName,
  beforeNumber,
  beforePage,
  ofPurchase,
  saidThere,
  usedName,
} from '../../windows/role-windows.ts'
import { around, isGoods } from '../../parse/units.ts'
import type { Unit } from '../../parse/utterance.ts'
import { type Fact, type FactRule, minOrderQuantity, type Role } from '../facts.ts'
import { isBehind } from './number-roles.ts'
import { isEachOfTwo, isShared } from '../part-quantities.ts'

/** A fact with the words around it. */
export type Place = {
  evidence: Evidence
  units: readonly Unit[]
  at: number
  value: number
  left: string
  right: string
  isCounted: boolean
  clause: Clause
  shownRows: number
}

type WordRules = Rules<Place, Role>

export const nameRules: WordRules = {
  'said to be there': when(({ units, at }) => isSaidThere(units, at), 'wanted'),
  'stays as it is': when((it) => afterName.kept.test(it.right), 'mentioned'),
  'behind a wish': when(({ clause, at }) => isBehindWish(clause, at), 'wanted'),
  "of a rival's": when(isClauseOfRival, 'rival'),
  'only told of': when(isMentioned, 'mentioned'),
  'had by now': when(({ left }) => beforeName.owned.test(left) && !usedName.test(left), 'former'),
}
export const wordRules: Record<Fact['kind'], WordRules> = {
  quantity: {
    'place of a list': when(isPlace, 'place'),
    'to be spent': when(
      (it) => !it.isCounted && beforeNumber.budget.test(it.left) && it.clause.marks.has('cost'),
      'budget',
    ),
    'price of an offer': when(isPrice, 'price'),
    'counts something else': when((it) => countsSomethingElse(it) && !isAnswer(it), 'other'),
    'came so far': when((it) => countsPurchase(it, 'arrived'), 'arrived'),
    'gone again': when((it) => countsPurchase(it, 'lost'), 'lost'),
    "of a rival's": when(isRival, 'rival'),
    'had by now': when(isOwned, 'owned'),
    'too small for an order': when(
      (it) => it.value < minOrderQuantity && !it.isCounted && it.units.length > 4,
      'other',
    ),
  },
  service: nameRules,
  platform: nameRules,
  page: {
    "of a rival's": when((it) => isPageOfRival(it) || isRivalByDeed(it), 'rival'),
    'only told of': when(isMentioned, 'mentioned'),
  },
  package: {},
}

/** The role that the words around a fact give it; it is wanted where no rule says otherwise. */
export const roleByWords: FactRule =
  ({ evidence }) =>
  (fact) => {
    const found = firstRule(wordRules[fact.kind], placeOf(evidence, fact))
    return found ? { role: found.answer, rule: found.rule } : undefined
  }

const reach = 6
export function placeOf(evidence: Evidence, { kind, at, clause: index }: Fact): Place {
  const { units } = evidence.utterance
  const clause = evidence.clauses[index]!
  const isName = kind === 'service' || kind === 'platform'
  /** 'curtida eu não quero', 'as curtidas deixa como tá': what is said of it is a clause of its own. */
  const isTopic = at === clause.to - 1
  return {
    evidence,
    units,
    at,
    value: units[at]!.value,
    left: around(units, Math.max(clause.from, at - reach), at),
    right: around(
      units,
      at + 1,
      kind === 'page'
        ? at + reach + 1
        : Math.min(at + reach - 1, isName && !isTopic ? clause.to + 1 : Infinity),
    ),
    isCounted: isGoods(units, at + 1),
    clause,
    shownRows: evidence.context.shownRows,
  }
}

/** 'mas é no tiktok, tá?' orders it there. */
export const isSaidThere = (units: readonly Unit[], at: number): boolean =>
  saidThere.before.test(around(units, at - 3, at)) && saidThere.behind.test(around(units, at + 1, at + 5))

function isMentioned({ clause }: Place): boolean {
  return clause.marks.has('mention')
}
function isClauseOfRival({ clause }: Place): boolean {
  return clause.marks.has('rival')
}
const isPageOfRival = (it: Place) =>
  (isBehind(it, 'rival') || isClauseOfRival(it)) && !beforePage.own.test(it.left)
const isRivalByDeed = ({ evidence, right }: Place) => afterPage.rival.test(right) && !isEachOfTwo(evidence)

/** A number alone; '300 pessoas', where the quantity was asked for. */
const isAnswer = ({ evidence, units, value }: Place) =>
  units.length === 1 ||
  (['choice', 'quantity'].includes(evidence.context.expecting) &&
    units.length === 2 &&
    value >= minOrderQuantity)

/** 'em 2019', 'abriu em 87'; not 'o de 2000' of a list. */
const isYear = ({ value, left, right, shownRows }: Place) =>
  shownRows === 0 &&
  !afterNumber.rises.test(right) &&
  beforeNumber.year.test(left) &&
  ((value >= 1950 && value <= 2050) || (value >= 50 && value < 100 && /(^| )em$/.test(left)))
/** A fraction, a date, a code, a street, a crowd. */
function countsSomethingElse(it: Place): boolean {
  const { value, left, right, isCounted } = it
  if (afterNumber.attending.test(right) || (!Number.isInteger(value) && value >= minOrderQuantity))
    return true
  if (value < 6 && beforeNumber.article.test(left)) return true
  return !isCounted && (isYear(it) || value >= 1e10 || countsOtherThing(it))
}
const countsOtherThing = ({ left, right }: Place) =>
  beforeNumber.other.test(left) ||
  beforeNumber.inCode.test(left) ||
  beforeNumber.date.test(left) ||
  afterNumber.other.test(right)
function isPrice({ left, shownRows, isCounted, clause }: Place): boolean {
  return (
    beforeNumber.offer.test(left) ||
    (shownRows > 0 && beforeNumber.priceOf.test(left)) ||
    beforeNumber.costOfGoods.test(left) ||
    (!isCounted && !clause.marks.has('cost') && beforeNumber.paidThere.test(left))
  )
}

/** 'comprei 500 e só chegou 300, sumiram 40' */
function countsPurchase({ evidence, left, right }: Place, role: 'arrived' | 'lost'): boolean {
  if (evidence.purchase.kind === null || ofPurchase.toGoal.test(right)) return false
  return ofPurchase[role].test(left) || ofPurchase[`${role}Behind`].test(right)
}
function isRival(it: Place): boolean {
  return !isBehindWish(it.clause, it.at) && (isClauseOfRival(it) || isOfferedElsewhere(it))
}
/** 'meu cunhado vende 1000 por 20 reais. quero 300' */
const isOfferedElsewhere = ({ evidence, units, at, left, right }: Place) =>
  beforeNumber.chargedFor.test(left) ||
  (beforeNumber.pricedFor.test(left) && isOrderedBehind(evidence, at)) ||
  (afterNumber.priced.test(right) && isWishedBehind(evidence, units, at))
/** '30 reais por mil seguidores. meu interesse é outro: 500 visualizações' */
const isOrderedBehind = ({ utterance: { units }, clauses }: Evidence, at: number) =>
  units.some(
    (it, place) =>
      it.kind === 'N' && isGoods(units, place + 1) && clauses.some(({ from }) => at < from && from <= place),
  )
const isWishedBehind = (evidence: Evidence, units: readonly Unit[], at: number) =>
  evidence.clauses.some(
    ({ from, to, firstWish }) =>
      from > at && firstWish !== null && units.slice(firstWish, to).some(({ kind }) => kind === 'N'),
  )
function isOwned(it: Place): boolean {
  const { left, clause, at } = it
  if (
    beforeNumber.neverPassed.test(left) ||
    afterNumber.owned.test(around(it.units, at + 1, at + longReach)) ||
    isOfOtherShop(it)
  )
    return true
  return beforeNumber.owned.test(left) && !isBehindWish(clause, at) && !asksForGoods(it)
}
/** 'vocês têm 500?' */
const asksForGoods = ({ left, right }: Place) =>
  beforeNumber.asked.test(left) || (left === 'tem' && ` ${right}`.includes(' ?'))

/** 'esse é o de outra loja, com 11 mil seguidores' */
function isOfOtherShop({ evidence, clause, left, isCounted }: Place): boolean {
  const isOwn = evidence.clauses.some(hasWish)
  return left === 'com' && clause.from > 0 && isCounted && !isOwn && !isShared(evidence)
}

/** '300 é o tanto que a gente já tem' */
const longReach = 10
const maxPlace = 20
function isPlace({ value, left, right, shownRows }: Place): boolean {
  if (value < 1 || value >= maxPlace) return false
  if (beforeNumber.place.test(left)) return true
  return value <= shownRows && beforeNumber.choosing.test(left) && afterNumber.place.test(right)
}
