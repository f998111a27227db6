import type { Evidence } from '../collect-evidence.ts'
import { type Fact, type FactRule, type FactStep, factsOf, withChange } from './facts.ts'
import { correctFacts } from './corrections/correct-facts.ts'
import { likelyPages } from './pages/likely-pages.ts'
import { reachGoal } from './reach-goal.ts'
import { relateNumbers } from './relate-numbers.ts'
import { formerNames, ownedServices } from './roles/name-roles.ts'
import { linesOfRecap, pricesOfRecap, unorderedNumbers } from './roles/number-roles.ts'
import { fittingPage, onlyPage } from './roles/page-roles.ts'
import { apartPlatforms, otherPlatforms, mentionedPlatforms } from './roles/platform-roles.ts'
import { roleByWords } from './roles/role-by-words.ts'
import { boughtGoods, factsOfLater, purchasedFacts } from './roles/time-roles.ts'
import { partQuantities } from './part-quantities.ts'
import { supposedFacts } from './supposed-facts.ts'
import { unorderedInStory } from './unordered-in-story.ts'

/** Named as `npm run explain` tells them; the words around a fact and another number give the names of their own rules. */
type FactSteps = Readonly<Record<string, FactStep>>

/** By the words around a fact, and those of a correction between two: 'tenho 300', '500 curtidas, ai não, seguidores'. */
const byWords: FactSteps = {
  'the words around it': ofEach(roleByWords),
  corrected: correctFacts,
  'of a purchase': ofEach(purchasedFacts),
  'told of beside an order': ofEach(unorderedNumbers, 'quantity'),
  'a line of the recap': ofEach(linesOfRecap, 'quantity'),
  'the price of the recap': ofEach(pricesOfRecap, 'quantity'),
}
/** Which of several pages, with its platform, is meant, once the words have had their say. */
const byPages: FactSteps = {
  'told of in a story': ofEach(unorderedInStory, 'page', 'quantity'),
  'a platform told of': ofEach(mentionedPlatforms, 'platform'),
  'beside the platform of the order': ofEach(otherPlatforms, 'platform'),
  'likely by the model': ofEach(likelyPages, 'page'),
  'the only page that can receive it': ofEach(fittingPage, 'page'),
  'the only page': ofEach(onlyPage, 'page'),
}
/** Goods and platforms beside a page and goods that are meant: '300 curtidas @loja.x, já tenho 2 mil seguidores'. */
const byNames: FactSteps = {
  'goods of what one has': ofEach(ownedServices, 'service'),
  'no other is meant': ofEach(formerNames, 'service', 'platform'),
  'apart from the platform meant': ofEach(apartPlatforms, 'platform'),
}
/** How what is left goes together: 'mais 500 pra passar de mil', 'metade pra cada', 'depois eu vejo o do insta'. */
const byRelation: FactSteps = {
  'wished for later': ofEach(factsOfLater),
  'beside another number': relateNumbers,
  'what a goal lacks': ofEach(reachGoal, 'quantity'),
  'shared out': partQuantities,
  supposed: ofEach(supposedFacts),
  'of the purchase that is told': ofEach(boughtGoods),
}
/** Each step sees what those before it decided. */
export const steps = Object.entries({ ...byWords, ...byPages, ...byNames, ...byRelation })

export const factsAfter = (some: typeof steps, evidence: Evidence): readonly Fact[] =>
  some.reduce<readonly Fact[]>((facts, [name, step]) => step({ evidence, facts }, name), factsOf(evidence))
/** All that a message names, each with its role. */
export const readFacts = (evidence: Evidence): readonly Fact[] => factsAfter(steps, evidence)

/** A rule changes each fact for itself; it is asked where the message names one of `kinds`, or anything. */
function ofEach(rule: FactRule, ...kinds: ReadonlyArray<Fact['kind']>): FactStep {
  const isOfKinds = ({ kind }: Fact) => kinds.length === 0 || kinds.includes(kind)
  return (scene, name) => {
    if (!scene.facts.some(isOfKinds)) return scene.facts
    const changeOf = rule(scene)
    return scene.facts.map((it) => withChange(it, changeOf(it), name))
  }
}
