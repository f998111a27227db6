import type { Unit } from '../../parse/utterance.ts'
import { type Fact, type FactRule, isWanted, platformNamed, type Scene } from '../facts.ts'
import { isEachOfTwo } from '../part-quantities.ts'
import { chosenPage } from './chosen-page.ts'
import { isPage, type PageFact, startBefore } from './page-facts.ts'

/** Pages that are told of or compared with receive nothing beside others, and neither do their platforms. */
export function mentionedPages(scene: Scene, unordered: ReadonlySet<number>): ReturnType<FactRule> {
  const { facts, evidence } = scene
  const { units, pages } = evidence.utterance
  const named = facts.filter(isPage).filter(({ role }) => role !== 'negated')
  const none = () => undefined
  if (named.length < 2 || isEachOfTwo(evidence)) return none
  const { mentioned, chosen } = mentionedOf(scene, named, unordered)
  if (mentioned.size === 0 || mentioned.size === named.length) return none
  return (it) => {
    if (mentioned.has(it)) return isWanted(it) ? 'mentioned' : undefined
    if (isPage(it)) return it === chosen || it.role === 'rival' ? 'wanted' : undefined
    const isOtherLeft = facts.some(
      (one) =>
        isWanted(one) && !mentioned.has(one) && ![undefined, it.value].includes(platformNamed(pages, one)),
    )
    const isOfMentioned = it.kind === 'platform' && [...mentioned].some((one) => isPlatformOf(units, one, it))
    return isOfMentioned && isOtherLeft ? 'mentioned' : undefined
  }
}

/** The pages that are only told of, and the one that is meant. */
function mentionedOf(
  scene: Scene,
  named: readonly PageFact[],
  unordered: ReadonlySet<number>,
): { mentioned: ReadonlySet<Fact>; chosen?: PageFact } {
  const mentioned = new Set<Fact>(named.filter((it) => it.role === 'mentioned' || unordered.has(it.value)))
  const chosen = chosenPage(scene, mentioned)
  return chosen ? { mentioned: new Set(named.filter((it) => it !== chosen)), chosen } : { mentioned }
}

/** 'meu tiktok é @a', where another page is meant. */
const isPlatformOf = (units: readonly Unit[], mentioned: Fact, platform: Fact): boolean =>
  platform.at < mentioned.at &&
  platform.at >= startBefore(units, mentioned.at) &&
  mentioned.at - platform.at <= maxGap

const maxGap = 5
