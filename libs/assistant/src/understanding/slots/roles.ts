import type { UnitClause } from '../clauses.ts'
import { type Heard, marksOf } from '../heard.ts'
import {
  afterName,
  afterNumber,
  afterPage,
  beforeName,
  beforeNumber,
  beforePage,
} from '../phrases/role-windows.ts'
import type { Clause } from '../story-clauses.ts'
import { around, isGoods, nameOf } from '../units.ts'
import type { Unit } from '../utterance.ts'
import { type Fact, isQuantity, isWanted, minOrderQuantity, type Role, type Scene } from './facts.ts'
import { ofCorrectedNames, ofDeniedNames, ofFormerNames, ofLaterWishes } from './named-roles.ts'
import { ofApartNetworks, ofOtherNetworks, ofToldNetworks } from './told-networks.ts'
import { isEachOfTwo } from './shares.ts'
import { formerPage, toldPages } from './told-pages.ts'

/** A fact with the words around it. */
type Place = {
  heard: Heard
  units: readonly Unit[]
  at: number
  value: number
  left: string
  right: string
  isCounted: boolean
  clause: UnitClause
  shownRows: number
}

/** The first rule that holds gives a fact its role by the words around it; it is wanted where none does. */
type WordRules = ReadonlyArray<readonly [Role, (it: Place) => boolean]>

const ofNumbers: WordRules = [
  ['place', (it) => it.units.length === 1 && isPlace(it)],
  ['wanted', (it) => it.units.length === 1],
  ['other', (it) => !Number.isInteger(it.value) && !(it.isCounted && it.value < minOrderQuantity)],
  ['other', isListMarker],
  ['other', (it) => it.value < 6 && !it.isCounted && beforeNumber.article.test(it.left)],
  ['other', (it) => afterNumber.attending.test(it.right)],
  ['place', isPlace],
  ['budget', (it) => !it.isCounted && beforeNumber.budget.test(it.left) && it.clause.marks.has('cost')],
  ['price', (it) => !it.isCounted && isPrice(it)],
  ['other', (it) => !it.isCounted && isYear(it.value) && beforeNumber.year.test(it.left)],
  ['other', (it) => !it.isCounted && isOther(it)],
  ['replaced', isReplaced],
  ['rival', (it) => it.clause.marks.has('rival') && it.clause.firstWish >= it.at],
  ['owned', (it) => beforeNumber.neverPassed.test(it.left)],
  ['owned', (it) => beforeNumber.owned.test(it.left) && it.clause.firstWish >= it.at && !isAsked(it)],
  ['other', (it) => it.value < minOrderQuantity && !it.isCounted && it.units.length > 4],
]
/** Of services and networks. */
const ofNames: WordRules = [
  ['negated', (it) => beforeName.negated.test(it.left) || afterName.negated.test(it.right)],
  ['mentioned', (it) => afterName.kept.test(it.right)],
  [
    'wanted',
    ({ clause, at }) =>
      clause.firstWish < clause.to && !(clause.marks.has('mention') && clause.firstWish > at),
  ],
  ['rival', (it) => it.clause.marks.has('rival')],
  ['mentioned', (it) => it.clause.marks.has('mention')],
  ['former', (it) => beforeName.owned.test(it.left)],
]
const ofPages: WordRules = [
  ['negated', (it) => beforePage.negated.test(it.left) || afterPage.negated.test(it.right)],
  ['former', (it) => afterPage.was.test(it.right) || afterPage.isLost.test(it.right)],
  ['former', (it) => beforePage.former.test(it.left) && !it.left.includes('nao era')],
  [
    'rival',
    (it) => (isBehind(it, 'rival-word') || it.clause.marks.has('rival')) && !beforePage.own.test(it.left),
  ],
  ['rival', (it) => afterPage.rival.test(it.right) && !isEachOfTwo(it.heard)],
  ['mentioned', (it) => it.clause.marks.has('mention') && it.clause.firstWish >= it.clause.to],
]
const wordRules: Record<Fact['kind'], WordRules> = {
  quantity: ofNumbers,
  service: ofNames,
  platform: ofNames,
  page: ofPages,
  package: [],
}

/** Gives a fact another role for what else the message holds. Each rule sees what those before it decided. */
type MessageRule = (scene: Scene) => (it: Fact) => Role | undefined

const messageRules: readonly MessageRule[] = [
  ofPurchases,
  ofSmallNumbers,
  ofHabits,
  ofTitles,
  ofCountlessNumbers,
  ofOnlyHabits,
  ofToldNetworks,
  ofOtherNetworks,
  formerPage,
  toldPages,
  ofOnlyPage,
  ofFormerNames,
  ofDeniedNames,
  ofCorrectedNames,
  ofApartNetworks,
  ofLaterWishes,
]

/** Decides the role of every fact: by the words around it, and then by what stands beside it. */
export function withRoles(facts: readonly Fact[], heard: Heard, ordering: readonly Clause[] | null): Fact[] {
  const worded = facts.map((it) => ({ ...it, role: roleByWords(heard, it) }))
  return messageRules.reduce<Fact[]>((facts, rule) => {
    const roleOf = rule({ heard, ordering, facts })
    return facts.map((it) => ({ ...it, role: roleOf(it) ?? it.role }))
  }, worded)
}

const reach = 6
function roleByWords(heard: Heard, { kind, at, clause: index }: Fact): Role {
  const { units } = heard.utterance
  const clause = heard.clauses[index]!
  const isName = kind === 'service' || kind === 'platform'
  /** 'curtida eu não quero', 'as curtidas deixa como tá': what is said of it is a clause of its own. */
  const isTopic = at === clause.to - 1
  const place: Place = {
    heard,
    units,
    at,
    value: units[at]!.value,
    left: around(units, Math.max(clause.from, at - reach), at),
    right: around(units, at + 1, Math.min(at + reach - 1, isName && !isTopic ? clause.to + 1 : Infinity)),
    isCounted: isGoods(units, at + 1),
    clause,
    shownRows: heard.context.shownRows,
  }
  return wordRules[kind].find(([, holds]) => holds(place))?.[0] ?? 'wanted'
}

const isYear = (value: number) => value >= 1950 && value <= 2050
const isOther = ({ value, left, right }: Place) =>
  beforeNumber.other.test(left) ||
  beforeNumber.inCode.test(left) ||
  afterNumber.other.test(right) ||
  value >= 1e10
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
  if (isCounted || value > shownRows) return false
  return beforeNumber.choosing.test(left) && afterNumber.place.test(right)
}

/** Units over which a habit or a rival named before still holds. */
const reachOf = { habit: 6, 'rival-word': 8 }
/** Whether a mark stands shortly before, with no wish and no end of a sentence between. */
function isBehind({ heard, at }: Pick<Place, 'heard' | 'at'>, mark: keyof typeof reachOf): boolean {
  const { units } = heard.utterance
  const isBreak = ({ tags, text }: Unit) =>
    tags.includes('wish~') || (mark === 'rival-word' && /^[.!?\n]$/.test(text))
  return marksOf(heard, mark).some(
    ({ from }) =>
      from < at &&
      at - from <= reachOf[mark] &&
      /** 'quanto ia dar' */
      units[from - 1]?.text !== 'quanto' &&
      !units.slice(from, at).some(isBreak),
  )
}

/** 'comprei 500, quero mais 300': what a purchase made before was of. */
function ofPurchases({ heard, ordering, facts }: Scene): (it: Fact) => Role | undefined {
  const { units } = heard.utterance
  /** A page may stand behind the last word of its clause. */
  const isOrdering = ({ at, kind }: Fact) =>
    ordering?.some((it) => it.from <= units[at]!.from && units[at]!.to <= it.to + Number(kind === 'page')) ??
    true
  const isOther = facts.some((it) => it.kind === 'page' && isOrdering(it))
  const isCounted = ({ clause }: Fact) => facts.some((it) => isQuantity(it) && it.clause === clause)
  return (it) => {
    if (isOrdering(it)) return undefined
    if (it.kind === 'page') return isOther && isCounted(it) ? 'former' : undefined
    if (it.kind === 'service' || it.kind === 'platform') return 'former'
    return isQuantity(it) && it.role !== 'owned' && it.role !== 'other' ? 'past' : undefined
  }
}

/** 'o insta está só com 300, só 300 seguidores. coloca mais 1500': beside a wish, a number that is told to be small is had. */
function ofSmallNumbers({ heard, facts }: Scene): (it: Fact) => Role | undefined {
  const { units } = heard.utterance
  const isWished = (it: Fact) => isQuantity(it) && isWanted(it) && heard.clauses[it.clause]!.firstWish < it.at
  const lastWish = facts.findLast(isWished)?.at ?? -1
  return (it) =>
    isQuantity(it) && isWanted(it) && !isWished(it) && it.at < lastWish && isSmall(units, it.at)
      ? 'owned'
      : undefined
}
/** 'só 300', '@loja com 900' */
const isSmall = (units: readonly Unit[], at: number) =>
  /^(so|apenas|somente|L com)$/.test(
    units[at - 1]?.text === 'com' ? around(units, at - 2, at) : (units[at - 1]?.text ?? ''),
  )

function ofHabits({ heard }: Scene): (it: Fact) => Role | undefined {
  return (it) =>
    isQuantity(it) && isWanted(it) && isBehind({ heard, at: it.at }, 'habit') ? 'habit' : undefined
}

/** 'meu post "Promoção de 50 reais"': the words of a title order nothing, but for a number that counts goods. */
function ofTitles({ heard, facts }: Scene): (it: Fact) => Role | undefined {
  const { units } = heard.utterance
  const marks = units.flatMap((it, at) => (/^["“”«»]$/.test(it.text) ? [at] : []))
  const isInTitle = ({ at }: Fact) =>
    marks.some((from, index) => index % 2 === 0 && from < at && at < (marks[index + 1] ?? 0))
  const outside = facts.filter((it) => !isInTitle(it))
  return (it) => {
    if (it.kind === 'page' || outside.includes(it)) return undefined
    const isTold = outside.some(({ kind }) => kind === it.kind || (it.kind === 'platform' && kind === 'page'))
    return isTold || (isQuantity(it) && !isGoods(units, it.at + 1)) ? 'other' : undefined
  }
}

/** Beside numbers that count a service, one that goes on as a name is none: 'canal Mil e Um Sabores'. */
function ofCountlessNumbers({ heard, facts }: Scene): (it: Fact) => Role | undefined {
  const { units } = heard.utterance
  const isCounted = (it: Fact) => isGoods(units, it.at + 1)
  const isAnyCounted = facts.some((it) => isQuantity(it) && isWanted(it) && isCounted(it))
  /** 'bota 500 mesmo' */
  const isAskedFor = ({ at }: Fact) => units[at - 1]?.tags.some((it) => it === 'give~' || it === 'wish~')
  return (it) => {
    if (!isAnyCounted || !isQuantity(it) || !isWanted(it) || isCounted(it) || isAskedFor(it)) return undefined
    const right = around(units, it.at + 1, it.at + 3)
    return right !== '' && !afterNumber.goesOn.test(right) ? 'other' : undefined
  }
}

/** 'antes eu pegava 500' wants 500 where no other number is wanted. */
function ofOnlyHabits({ facts }: Scene): (it: Fact) => Role | undefined {
  const role = facts.some((it) => isQuantity(it) && isWanted(it)) ? 'past' : 'wanted'
  return (it) => (it.role === 'habit' ? role : undefined)
}

/** The only page of a message is meant, unless it is a rival's or somebody else's. */
function ofOnlyPage({ heard, facts }: Scene): (it: Fact) => Role | undefined {
  const pages = facts.filter((it) => it.kind === 'page')
  return (it) => {
    if (it.kind !== 'page' || pages.length > 1 || it.role === 'negated') return undefined
    const { marks } = heard.clauses[it.clause]!
    return marks.has('rival-word') || marks.has('indicated') ? undefined : 'wanted'
  }
}
