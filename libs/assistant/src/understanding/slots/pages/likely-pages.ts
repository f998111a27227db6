import { certainty } from '../../certainty.ts'
import type { Unit } from '../../parse/utterance.ts'
import { type Fact, isOrdered, isWanted, type FactRule, type Scene } from '../facts.ts'
import { accountAt, isInListWith, isPage, type PageFact } from './page-facts.ts'
import { maxInStory, pageProbabilities } from './page-probabilities.ts'
import { pointedPage } from './pointed-page.ts'

/**
 * Of several pages, where the words around them speak against what the rules found: those that are surely wanted. Where that
 * is not sure, each that may be is `possible`.
 */
export const likelyPages: FactRule = (scene) => {
  const named = scene.facts.filter(isPage)
  const { units } = scene.evidence.utterance
  const none = () => undefined
  if (!isLeftToTheModel(scene, named)) return none
  const probabilities = pageProbabilities(scene.evidence, named)
  if (areAsFound(named, probabilities, units)) return none
  const left = mayBeWanted(named, probabilities, units)
  const isSure = left.length === 1 || left.every((it) => probabilities(it) > certainty.sure)
  if (!isSure && scene.facts.filter(isOrdered).length > 1) return none
  return (it) => {
    if (!isPage(it)) return undefined
    if (left.includes(it)) return isSure ? 'wanted' : 'possible'
    return isWanted(it) ? 'mentioned' : undefined
  }
}

/** Several accounts in a first message, none of which it denies, corrects or points at. */
function isLeftToTheModel(scene: Scene, named: readonly PageFact[]): boolean {
  const { context, marks, purchase, utterance } = scene.evidence
  const accounts = new Set(named.map((it) => accountAt(utterance.pages, it)))
  const isFirst = context.expecting === 'nothing'
  const mayAllOrder = purchase.ordering === null
  const isDenied = named.some(({ role }) => role === 'former' || role === 'negated')
  if (!isFirst || !mayAllOrder || isDenied || accounts.size < 2 || named.length > maxInStory) return false
  return !marks.has('correct') && !pointedPage(scene)
}

type ProbabilityOf = (it: PageFact) => number

/** Whether the probabilities agree with what the rules found. */
function areAsFound(
  named: readonly PageFact[],
  probabilityOf: ProbabilityOf,
  units: readonly Unit[],
): boolean {
  const wanted = named.filter(isWanted)
  const best = Math.max(...named.map(probabilityOf))
  const isLikely = (it: PageFact) => probabilityOf(it) > certainty.likely || probabilityOf(it) === best
  const isListSplit = named.some((it) => it.role === 'mentioned' && isListedAmong(wanted, it, units))
  /** 'minha filha tem um tiktok, @x, com 15 mil': what the words tell of is wanted only where that is sure. */
  const isAsFound = (it: PageFact) =>
    isWanted(it) === isLikely(it) || (it.role === 'mentioned' && probabilityOf(it) < certainty.sure)
  return best > 0 && wanted.length > 0 && !isListSplit && named.every(isAsFound)
}

/** The pages that may receive an order, with those of one list with them; all, where none may. */
function mayBeWanted(
  named: readonly PageFact[],
  probabilities: ProbabilityOf,
  units: readonly Unit[],
): readonly PageFact[] {
  const likely = named.filter((it) => probabilities(it) >= certainty.possible)
  return likely.length === 0
    ? named
    : named.filter((it) => likely.includes(it) || isListedAmong(likely, it, units))
}

/** 'tenho a @a, a @b e a @c': what stands in one list has one role. */
const isListedAmong = (list: readonly Fact[], { at }: Fact, units: readonly Unit[]) =>
  list.some((it) => isInListWith(units, it.at, at))
