import { oddsOfPage } from '../learned/learned-reader.ts'
import type { Unit } from '../utterance.ts'
import { accountAt, isPage, pointedPage } from './chosen-page.ts'
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
  const { parsed, ordering, facts } = scene
  const { units, pages } = parsed.utterance
  const none = () => undefined
  const named = facts.filter(isPage)
  const isSeveral = named.length <= mostInStory && new Set(named.map((it) => accountAt(pages, it))).size > 1
  if (!isSeveral || ordering !== null || parsed.context.expecting !== 'nothing') return none
  const isDenied = named.some(({ role }) => role === 'former' || role === 'negated')
  if (isDenied || parsed.marks.has('correct') || pointedPage(scene)) return none
  const odds = new Map<Fact, number>(
    named.map((it) => [it, isAlone(units, it.at) ? 1 : oddsOfPage(parsed, it.at)]),
  )
  const best = Math.max(...odds.values())
  const isLikely = (it: Fact) => odds.get(it)! > 0.5 || odds.get(it) === best
  if (named.every((it) => isWanted(it) === isLikely(it))) return none
  const left = named.filter((it) => odds.get(it)! >= sure.told)
  const isSure = left.length === 1 || left.every((it) => odds.get(it)! > sure.wanted)
  if (!isSure && facts.filter(isOrdered).length > 1) return none
  return (it) => {
    if (!isPage(it)) return undefined
    if (left.includes(it)) return isSure ? 'wanted' : 'possible'
    return isWanted(it) ? 'mentioned' : undefined
  }
}

/** A page on a line of its own is sent to receive the order. */
const isAlone = (units: readonly Unit[], at: number) =>
  [units[at - 1], units[at + 1]].every((it) => it === undefined || it.text === '\n')
