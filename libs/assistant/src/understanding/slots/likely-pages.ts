import { isOneOf } from '../matching/phrase-pattern.ts'
import { toldPage } from '../phrases/role-windows.ts'
import { around, endsSentence } from '../parse/units.ts'
import type { Unit } from '../parse/utterance.ts'
import { accountAt, isOrderedBefore, isPage, type PageFact, pointedPage } from './chosen-page.ts'
import { type Fact, isOrdered, isWanted, type RoleRule } from './facts.ts'

/** Odds above which a page surely receives an order, and below which it surely does not. */
const sure = { wanted: 0.75, told: 0.25 }
/** More of them are a list, and each opinion takes its time. */
const mostInStory = 6

/**
 * Of several pages, where the words around them speak against what the rules found: those that are surely wanted. Where that
 * is not sure, each that may be is `possible`.
 */
export const likelyPages: RoleRule = (scene) => {
  const { evidence, facts } = scene
  const { units, pages } = evidence.utterance
  const none = () => undefined
  const named = facts.filter(isPage)
  const isSeveral = named.length <= mostInStory && new Set(named.map((it) => accountAt(pages, it))).size > 1
  if (!isSeveral || evidence.purchase.ordering !== null || evidence.context.expecting !== 'nothing')
    return none
  const isDenied = named.some(({ role }) => role === 'former' || role === 'negated')
  if (isDenied || evidence.marks.has('correct') || pointedPage(scene)) return none
  const isOrderedFor = named.some(({ at }) => isOrderedBefore(units, at))
  const oddsOf = ({ at }: PageFact) => {
    const whose = isOrderedFor ? undefined : ownerBehind(units, at)
    if (whose) return whose === 'own' ? 1 : 0
    if (isOfOther(units, at) && named.some((it) => it.at !== at && isOwn(units, it.at))) return 0
    return isAlone(units, at) ? 1 : evidence.odds.ofPage(at)
  }
  const odds = new Map<Fact, number>(named.map((it) => [it, oddsOf(it)]))
  const best = Math.max(...odds.values())
  const isLikely = (it: Fact) => odds.get(it)! > 0.5 || odds.get(it) === best
  /** 'tenho a @a, a @b e a @c': what stands in one list has one role. */
  const isListedAmong = (list: readonly Fact[], { at }: Fact) =>
    list.some((it) => isInListWith(units, it.at, at))
  const isListSplit = named.some((it) => it.role === 'mentioned' && isListedAmong(named.filter(isWanted), it))
  /** 'minha filha tem um tiktok, @x, com 15 mil': what the words tell of is wanted only where that is sure. */
  const isAsFound = (it: Fact) =>
    isWanted(it) === isLikely(it) || (it.role === 'mentioned' && odds.get(it)! < sure.wanted)
  if (best > 0 && !isListSplit && named.some(isWanted) && named.every(isAsFound)) return none
  const likely = named.filter((it) => odds.get(it)! >= sure.told)
  const left =
    likely.length > 0 ? named.filter((it) => likely.includes(it) || isListedAmong(likely, it)) : named
  const isSure = left.length === 1 || left.every((it) => odds.get(it)! > sure.wanted)
  if (!isSure && facts.filter(isOrdered).length > 1) return none
  return (it) => {
    if (!isPage(it)) return undefined
    if (left.includes(it)) return isSure ? 'wanted' : 'possible'
    return isWanted(it) ? 'mentioned' : undefined
  }
}

const links = isOneOf('e|eh|d?[oa]')
const own = isOneOf('meu|minha|noss[oa]')

/** The words behind a page tell its owner: 'o @a é meu e a @b é minha prima'. */
function ownerBehind(units: readonly Unit[], at: number): 'own' | 'other' | undefined {
  const word = units.findIndex((it, place) => place > at && !links.test(it.text))
  const next = units[word + 1]
  if (!own.test(units[word]?.text ?? '')) return undefined
  if (next?.tags.includes('person~')) return 'other'
  return !next || next.kind === 'sign' || next.text === 'e' ? 'own' : undefined
}

/** Units before a page that tell whose it is. */
const ownerReach = 8
const sentenceBefore = (units: readonly Unit[], at: number) => {
  const left = units.slice(Math.max(0, at - ownerReach), at)
  return left.slice(left.findLastIndex((it) => endsSentence(it) || it.kind === 'L') + 1)
}

/** 'minha filha tem um tiktok, @x, com 15 mil'; not '@x, e pra ela 100'. */
const isOfOther = (units: readonly Unit[], at: number): boolean => {
  const left = sentenceBefore(units, at)
  const has = left.findIndex((it) => it.text === 'tem')
  return (
    left.slice(0, Math.max(0, has)).some((it) => it.tags.includes('person~')) &&
    !left.some((it) => it.tags.includes('wish~') || it.tags.includes('give~')) &&
    !toldPage.forThem.test(around(units, at + 1, at + 6))
  )
}
/** 'nesse meu aí da cuca, @x', 'fiz um perfil meu, @x' */
const isOwn = (units: readonly Unit[], at: number): boolean =>
  sentenceBefore(units, at).some((it) => own.test(it.text))

const listing = isOneOf('[,]|e|o|a')

/** Whether nothing but signs and articles of a list stands between two pages. */
function isInListWith(units: readonly Unit[], one: number, other: number): boolean {
  const between = units.slice(Math.min(one, other) + 1, Math.max(one, other))
  return between.length > 0 && between.every((it) => it.kind === 'L' || listing.test(it.text))
}

/** A page on a line of its own is sent to receive the order. */
const isAlone = (units: readonly Unit[], at: number) =>
  [units[at - 1], units[at + 1]].every((it) => it === undefined || it.text === '\n')
