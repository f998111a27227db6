import { accountAt, isPage, pointedPage } from './chosen-page.ts'
import { type Fact, isOrdered, isWanted, type RoleRule } from './facts.ts'
import { isInListWith, pageOdds } from './page-odds.ts'

/** Odds above which a page surely receives an order, and below which it surely does not. */
const sure = { wanted: 0.75, mentioned: 0.25 }
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
  const oddsOf = pageOdds(evidence, named)
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
  const likely = named.filter((it) => odds.get(it)! >= sure.mentioned)
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
