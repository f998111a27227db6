import { fitted } from '../../fitted.ts'
import { severalPages } from '../../windows/role-windows.ts'
import { endsSentence } from '../../parse/units.ts'
import type { Evidence } from '../../collect-evidence.ts'
import { type Fact, isOrdered, isWanted, type Scene } from '../facts.ts'
import { isShared } from '../part-quantities.ts'
import { textBefore, isJoined, isOrderedBefore, isPage, type PageFact, startBefore } from './page-facts.ts'
import { pointedPage } from './pointed-page.ts'

/** The page meant of several for one quantity: the one pointed at, or of the wish. */
export function chosenPage(scene: Scene, mentioned: ReadonlySet<Fact>): PageFact | undefined {
  const { facts, evidence } = scene
  const [quantity, ...others] = facts.filter(isOrdered)
  if (others.length > 0) return undefined
  const left = facts.filter(isPage).filter((it) => isWanted(it) && !mentioned.has(it))
  return pointedPage(scene) ?? (quantity && bestOfApart(evidence, left, quantity))
}

/** Pages in sentences of their own, and one quantity: one page is meant, that of the wish, or else of the quantity. */
function bestOfApart(evidence: Evidence, pages: readonly PageFact[], quantity: Fact): PageFact | undefined {
  const { units } = evidence.utterance
  const isApart = pages.slice(1).some((it, at) => !isJoined(units, pages[at]!.at, it.at))
  if (!isApart || isShared(evidence)) return undefined
  const nearest = pages.findLast(({ at }) => at < quantity.at) ?? pages[0]
  const isOneSentence = (it: PageFact) => !units.slice(it.at, quantity.at).some(endsSentence)
  const { counted, ordered, toward, own, inSentence, nearest: nearby } = fitted.pageOfOne
  const scoreOf = (it: PageFact) => {
    const left = textBefore(units, it.at)
    const isCounted = startBefore(units, it.at) <= quantity.at && quantity.at < it.at
    return (
      counted * Number(isCounted) +
      ordered * Number(isOrderedBefore(units, it.at)) +
      toward * Number(severalPages.toward.test(left)) +
      own * Number(severalPages.own.test(left)) +
      Number(it === nearest) * (isOneSentence(it) ? inSentence : nearby)
    )
  }
  return pages.toSorted((a, b) => scoreOf(b) - scoreOf(a))[0]
}
