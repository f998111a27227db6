import type { Clause } from '../clauses.ts'
import type { ParsedMessage } from '../parse-message.ts'
import {
  afterName,
  afterNumber,
  afterPage,
  beforeName,
  beforeNumber,
  beforePage,
} from '../phrases/role-windows.ts'
import type { StoryClause } from '../read-story.ts'
import { around, isGoods } from '../units.ts'
import type { Unit } from '../utterance.ts'
import { type Fact, minOrderQuantity, type Role, type RoleRule } from './facts.ts'
import { factsOfLater, purchasedFacts, titles } from './aside-roles.ts'
import { likelyPages } from './likely-pages.ts'
import { correctedNames, deniedNames, formerNames, ownedServices } from './name-roles.ts'
import { apartNetworks, networksOfOthers, otherNetworks, toldNetworks } from './network-roles.ts'
import {
  countlessNumbers,
  habits,
  isBehind,
  keptNumbers,
  linesOfRecap,
  listedNumbers,
  onlyHabits,
  smallNumbers,
  unlikelyNumbers,
} from './number-roles.ts'
import { fittingPage, formerPages, onlyPage, toldPages } from './page-roles.ts'
import { isEachOfTwo } from './shares.ts'

/** A fact with the words around it. */
type Place = {
  parsed: ParsedMessage
  units: readonly Unit[]
  at: number
  value: number
  left: string
  right: string
  isCounted: boolean
  clause: Clause
  shownRows: number
}

/** The first rule that holds gives a fact its role by the words around it; it is wanted where none does. */
type WordRules = ReadonlyArray<readonly [Role, (it: Place) => boolean]>

const ofNumbers: WordRules = [
  ['place', isPlace],
  ['wanted', (it) => it.units.length === 1 || isAnswer(it)],
  ['other', (it) => !Number.isInteger(it.value) && it.value >= minOrderQuantity],
  ['other', (it) => it.value < 6 && beforeNumber.article.test(it.left)],
  ['other', (it) => afterNumber.attending.test(it.right)],
  ['budget', (it) => !it.isCounted && beforeNumber.budget.test(it.left) && it.clause.marks.has('cost')],
  ['price', isPrice],
  ['rival', isOfferedElsewhere],
  ['other', (it) => !it.isCounted && isYear(it) && beforeNumber.year.test(it.left)],
  ['other', (it) => !it.isCounted && isOther(it)],
  ['replaced', isReplaced],
  ['rival', (it) => it.clause.marks.has('rival') && it.clause.firstWish >= it.at],
  ['owned', (it) => beforeNumber.neverPassed.test(it.left)],
  ['owned', isOfOther],
  ['owned', (it) => beforeNumber.owned.test(it.left) && it.clause.firstWish >= it.at && !isAsked(it)],
  ['other', (it) => it.value < minOrderQuantity && !it.isCounted && it.units.length > 4],
]
/** Of services and networks. */
const ofNames: WordRules = [
  ['negated', (it) => beforeName.negated.test(it.left) || afterName.negated.test(it.right)],
  ['negated', (it) => beforeName.unused.test(it.left) || afterName.unused.test(it.right)],
  ['mentioned', (it) => afterName.kept.test(it.right)],
  ['wanted', ({ clause, at }) => clause.firstWish < at],
  ['rival', (it) => it.clause.marks.has('rival')],
  ['mentioned', (it) => it.clause.marks.has('mention')],
  ['former', (it) => beforeName.owned.test(it.left)],
]
const ofPages: WordRules = [
  ['negated', (it) => beforePage.negated.test(it.left) || afterPage.negated.test(it.right)],
  ['former', (it) => afterPage.was.test(it.right) || afterPage.isLost.test(it.right)],
  ['former', (it) => beforePage.former.test(it.left)],
  [
    'rival',
    (it) => (isBehind(it, 'rival-word') || it.clause.marks.has('rival')) && !beforePage.own.test(it.left),
  ],
  ['rival', (it) => afterPage.rival.test(it.right) && !isEachOfTwo(it.parsed)],
  ['mentioned', (it) => it.clause.marks.has('mention')],
]
const wordRules: Record<Fact['kind'], WordRules> = {
  quantity: ofNumbers,
  service: ofNames,
  platform: ofNames,
  page: ofPages,
  package: [],
}

/** Rules by what else the message holds. A stage sees what those before it decided; within one, the rules have no order. */
export const roleStages: Readonly<Record<string, readonly RoleRule[]>> = {
  purchases: [purchasedFacts],
  habits: [habits],
  'told numbers': [listedNumbers, smallNumbers, keptNumbers, linesOfRecap, titles, countlessNumbers],
  'unlikely numbers': [unlikelyNumbers],
  'habits alone': [onlyHabits],
  'told networks': [networksOfOthers, toldNetworks],
  'other networks': [otherNetworks],
  'former pages': [formerPages],
  'told pages': [toldPages],
  'likely pages': [likelyPages],
  'fitting page': [fittingPage],
  'only pages, services had': [onlyPage, ownedServices],
  'former names': [formerNames],
  'names taken back': [deniedNames, correctedNames],
  'networks apart': [apartNetworks],
  later: [factsOfLater],
}

/** Decides the role of every fact: by the words around it, and then by what stands beside it. */
export function withRoles(
  facts: readonly Fact[],
  parsed: ParsedMessage,
  ordering: readonly StoryClause[] | null,
  stages = roleStages,
): Fact[] {
  if (facts.length === 0) return []
  const worded = facts.map((it) => ({ ...it, role: roleByWords(parsed, it) }))
  return Object.values(stages).reduce<Fact[]>((facts, rules) => {
    const roles = rules.map((rule) => rule({ parsed, ordering, facts }))
    return facts.map((it) => {
      const role = firstOf(roles, it)
      return role === undefined || role === it.role ? it : { ...it, role }
    })
  }, worded)
}

function firstOf(roles: ReadonlyArray<ReturnType<RoleRule>>, fact: Fact): Role | undefined {
  for (const roleOf of roles) {
    const role = roleOf(fact)
    if (role !== undefined) return role
  }
  return undefined
}

const reach = 6
function roleByWords(parsed: ParsedMessage, { kind, at, clause: index }: Fact): Role {
  const { units } = parsed.utterance
  const clause = parsed.clauses[index]!
  const isName = kind === 'service' || kind === 'platform'
  /** 'curtida eu não quero', 'as curtidas deixa como tá': what is said of it is a clause of its own. */
  const isTopic = at === clause.to - 1
  const place: Place = {
    parsed,
    units,
    at,
    value: units[at]!.value,
    left: around(units, Math.max(clause.from, at - reach), at),
    right: around(units, at + 1, Math.min(at + reach - 1, isName && !isTopic ? clause.to + 1 : Infinity)),
    isCounted: isGoods(units, at + 1),
    clause,
    shownRows: parsed.context.shownRows,
  }
  return wordRules[kind].find(([, holds]) => holds(place))?.[0] ?? 'wanted'
}

/** '300 pessoas', where the quantity was asked for. */
const isAnswer = ({ parsed, units, at, value }: Place) =>
  /^(choice|quantity)$/.test(parsed.context.expecting) &&
  at === 0 &&
  units.length === 2 &&
  value >= minOrderQuantity

/** 'em 2019', 'abriu em 87'; not 'o de 2000' of a list. */
const isYear = ({ value, left, shownRows }: Place) =>
  shownRows === 0 &&
  ((value >= 1950 && value <= 2050) || (value >= 50 && value < 100 && /(^| )em$/.test(left)))
const isOther = ({ value, left, right }: Place) =>
  beforeNumber.other.test(left) ||
  beforeNumber.inCode.test(left) ||
  afterNumber.other.test(right) ||
  beforeNumber.date.test(left) ||
  value >= 1e10
function isPrice({ left, shownRows }: Place): boolean {
  return (
    beforeNumber.offer.test(left) ||
    (shownRows > 0 && beforeNumber.priceOf.test(left)) ||
    beforeNumber.costOfGoods.test(left)
  )
}
/** 'meu cunhado vende 1000 por 20 reais. quero 300' */
function isOfferedElsewhere({ parsed, units, at, right, clause }: Place): boolean {
  const isOrderAfter = parsed.clauses.some(
    ({ from, to, firstWish }) =>
      from > at && firstWish < to && units.slice(firstWish, to).some(({ kind }) => kind === 'N'),
  )
  return afterNumber.priced.test(right) && clause.firstWish >= at && isOrderAfter
}
/** 'vocês têm 500?' */
const isAsked = ({ left, right }: Place) =>
  beforeNumber.asked.test(left) || (left === 'tem' && ` ${right}`.includes(' ?'))

function isReplaced({ left, right }: Place): boolean {
  return beforeNumber.replaced.test(left) || afterNumber.denied.test(right) || afterNumber.tooMuch.test(right)
}

/** 'esse é o de outra loja, com 11 mil seguidores' */
function isOfOther({ parsed, clause, left, isCounted }: Place): boolean {
  const isOwn = parsed.clauses.some((it) => it.firstWish < Infinity)
  return left === 'com' && clause.from > 0 && isCounted && !isOwn
}

const maxPlace = 20
function isPlace({ value, left, right, shownRows }: Place): boolean {
  if (value < 1 || value >= maxPlace) return false
  if (beforeNumber.place.test(left)) return true
  if (value > shownRows) return false
  return beforeNumber.choosing.test(left) && afterNumber.place.test(right)
}
