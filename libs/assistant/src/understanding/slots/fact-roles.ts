import { nameOf, type UnitClause } from '../clauses.ts'
import {
  afterName,
  afterNumber,
  afterPage,
  beforeName,
  beforeNumber,
  beforePage,
} from '../phrases/role-windows.ts'
import type { TargetRole } from '../reading.ts'
import type { Unit } from '../utterance.ts'

/** The meaning of a number for the visitor. `other` is nothing of ours: a date, a code, a street number. */
export type NumberRole =
  'wanted' | 'replaced' | 'owned' | 'past' | 'habit' | 'rival' | 'budget' | 'price' | 'place' | 'other'

/** No product is sold in smaller orders. */
export const minOrderQuantity = 50

/** A window of the names of units before or after a place, within the utterance. */
export function around(units: readonly Unit[], from: number, to: number): string {
  const start = Math.max(0, from)
  let names = start < to ? nameOf(units[start]) : ''
  for (let at = start + 1; at < Math.min(to, units.length); at++) names += ` ${nameOf(units[at])}`
  return names
}

export const isGoods = (units: readonly Unit[], at: number): boolean =>
  units[at]?.kind === 'G' ||
  (/^(de|novos|novas|mais|uns)$/.test(units[at]?.text ?? '') && units[at + 1]?.kind === 'G')

/** A number with its surroundings. */
type Place = {
  units: readonly Unit[]
  at: number
  value: number
  left: string
  right: string
  isCounted: boolean
  clause: UnitClause
  shownRows: number
}

/** The first rule that holds gives a number its role; it is wanted where none does. */
const numberRules: ReadonlyArray<readonly [NumberRole, (it: Place) => boolean]> = [
  ['place', (it) => it.units.length === 1 && isPlace(it)],
  ['wanted', (it) => it.units.length === 1],
  ['other', (it) => !Number.isInteger(it.value) && !(it.isCounted && it.value < minOrderQuantity)],
  ['other', isListMarker],
  ['other', (it) => it.value < 6 && !it.isCounted && beforeNumber.article.test(it.left)],
  ['place', isPlace],
  ['budget', (it) => !it.isCounted && beforeNumber.budget.test(it.left) && it.clause.marks.has('cost')],
  ['price', (it) => !it.isCounted && isPrice(it)],
  ['other', (it) => !it.isCounted && isYear(it.value) && beforeNumber.year.test(it.left)],
  ['other', (it) => !it.isCounted && isOther(it)],
  ['replaced', isReplaced],
  ['rival', (it) => it.clause.marks.has('rival') && it.clause.firstWish >= it.at],
  ['owned', (it) => beforeNumber.owned.test(it.left) && it.clause.firstWish >= it.at && !isAsked(it)],
  ['other', (it) => it.value < minOrderQuantity && !it.isCounted && it.units.length > 4],
]

export function roleOfNumber(
  units: readonly Unit[],
  at: number,
  clause: UnitClause,
  shownRows: number,
): NumberRole {
  const place: Place = {
    units,
    at,
    value: units[at]!.value,
    left: around(units, Math.max(clause.from, at - 6), at),
    right: around(units, at + 1, at + 5),
    isCounted: isGoods(units, at + 1),
    clause,
    shownRows,
  }
  return numberRules.find(([, holds]) => holds(place))?.[0] ?? 'wanted'
}

const isYear = (value: number) => value >= 1950 && value <= 2050
const isOther = ({ value, left, right }: Place) =>
  beforeNumber.other.test(left) || afterNumber.other.test(right) || value >= 1e10
const isPrice = ({ value, left, shownRows }: Place) =>
  (value < 1000 && beforeNumber.offer.test(left)) ||
  (shownRows > 0 && beforeNumber.priceOf.test(left)) ||
  (value < minOrderQuantity && beforeNumber.price.test(left))
/** 'vocês têm 500?' */
const isAsked = ({ left, right }: Place) =>
  beforeNumber.asked.test(left) || (left === 'tem' && ` ${right}`.includes(' ?'))

function isReplaced({ left, right }: Place): boolean {
  if (beforeNumber.replaced.test(left) || afterNumber.denied.test(right)) return true
  if (afterNumber.tooMuch.test(right)) return true
  return beforeNumber.exchanged.test(left) && / (por|pra|para) N/.test(` ${right}`)
}

const maxMarker = 12
/** '1) 500 seguidores' */
function isListMarker({ units, at, value }: Place): boolean {
  if (value > maxMarker || value < 1 || units.length <= 4) return false
  const [before, next, after] = [nameOf(units[at - 1]), nameOf(units[at + 1]), nameOf(units[at + 2])]
  return /^(|\n|:|,|;|\.|L|G)$/.test(before) && /^[)\-.:º°/]$/.test(next) && /^(N|G|P|L|[a-z]+)$/.test(after)
}

const maxPlace = 20
function isPlace({ value, left, right, isCounted, shownRows }: Place): boolean {
  if (value < 1 || value >= maxPlace) return false
  if (beforeNumber.place.test(left)) return true
  if (isCounted || value > Math.max(shownRows, 0)) return false
  return beforeNumber.choosing.test(left) && afterNumber.place.test(right)
}

/** The role of a service or a network. */
export function roleOfName(units: readonly Unit[], at: number, clause: UnitClause): TargetRole {
  const left = around(units, Math.max(clause.from, at - 5), at)
  const right = around(units, at + 1, Math.min(clause.to + 1, at + 5))
  if (beforeName.negated.test(left) || afterName.negated.test(right)) return 'negated'
  const isMentioned = clause.marks.has('mention') && clause.firstWish > at
  if (clause.firstWish < clause.to && !isMentioned) return 'wanted'
  if (clause.marks.has('rival')) return 'rival'
  if (clause.marks.has('mention')) return 'mentioned'
  return beforeName.owned.test(left) ? 'former' : 'wanted'
}

export function roleOfPage(
  units: readonly Unit[],
  at: number,
  clause: UnitClause,
  isRival: boolean,
): TargetRole {
  const left = around(units, Math.max(clause.from, at - 6), at)
  const right = around(units, at + 1, at + 5)
  if (beforePage.negated.test(left) || afterPage.negated.test(right)) return 'negated'
  const isFormer = afterPage.was.test(right) || afterPage.isLost.test(right)
  if (isFormer || (beforePage.former.test(left) && !left.includes('nao era'))) return 'former'
  if ((isRival || clause.marks.has('rival')) && !beforePage.own.test(left)) return 'rival'
  if (afterPage.rival.test(right)) return 'rival'
  return clause.marks.has('mention') && clause.firstWish >= clause.to ? 'mentioned' : 'wanted'
}
