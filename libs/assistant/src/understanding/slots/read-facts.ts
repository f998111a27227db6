import type { Evidence } from '../learned/collect-evidence.ts'
import { type Fact, type FactRule, type FactStep, factsOf, withChange } from './facts.ts'
import { correctedFacts } from './corrected-facts.ts'
import { likelyPages } from './pages/likely-pages.ts'
import { reachedGoals } from './reach-goal.ts'
import { relatedNumbers } from './relate-numbers.ts'
import { deniedNames, formerNames, ownedServices } from './roles/name-roles.ts'
import { linesOfRecap, unorderedNumbers } from './roles/number-roles.ts'
import { fittingPage, formerPages, onlyPage, unorderedInStory } from './roles/page-roles.ts'
import { apartPlatforms, otherPlatforms, mentionedPlatforms } from './roles/platform-roles.ts'
import { wordsAround } from './roles/role-by-words.ts'
import { factsOfLater, purchasedFacts } from './roles/time-roles.ts'
import { sharedOut } from './shares.ts'
import { supposedFacts } from './supposed-facts.ts'

type FactSteps = Readonly<Record<string, FactStep>>

/** By the words around a fact, and those of a correction between two: 'tenho 300', '500 curtidas, ai não, seguidores'. */
const byWords: FactSteps = {
  ...ofEach({ wordsAround, purchasedFacts }),
  ...ofEach({ unorderedNumbers }, 'quantity'),
  correctedFacts,
  ...ofEach({ linesOfRecap }, 'quantity'),
}
/** Which of several pages, with its platform, is meant, once the words have had their say. */
const byPages: FactSteps = {
  ...ofEach({ formerPages }, 'page'),
  ...ofEach({ unorderedInStory }, 'page', 'quantity'),
  ...ofEach({ mentionedPlatforms, otherPlatforms }, 'platform'),
  ...ofEach({ likelyPages, fittingPage, onlyPage }, 'page'),
}
/** Goods and platforms beside a page and goods that are meant: '300 curtidas @loja.x, já tenho 2 mil seguidores'. */
const byNames: FactSteps = {
  ...ofEach({ ownedServices }, 'service'),
  ...ofEach({ formerNames }, 'service', 'platform'),
  ...ofEach({ deniedNames }, 'service', 'platform', 'page'),
  ...ofEach({ apartPlatforms }, 'platform'),
}
/** How what is left goes together: 'mais 500 pra passar de mil', 'metade pra cada', 'depois eu vejo o do insta'. */
const byRelation: FactSteps = {
  ...ofEach({ factsOfLater }),
  relatedNumbers,
  ...ofEach({ reachedGoals }, 'quantity'),
  sharedOut,
  ...ofEach({ supposedFacts }),
}
/** Each step sees what those before it decided. */
const steps: FactSteps = { ...byWords, ...byPages, ...byNames, ...byRelation }

/** All that a message names, each with its role. */
export const readFacts = (evidence: Evidence): readonly Fact[] =>
  Object.values(steps).reduce<readonly Fact[]>((facts, step) => step({ evidence, facts }), factsOf(evidence))

/** A rule changes each fact for itself; it is asked where the message names one of `kinds`, or anything. */
function ofEach(rules: Readonly<Record<string, FactRule>>, ...kinds: ReadonlyArray<Fact['kind']>): FactSteps {
  const isAsked = ({ kind }: Fact) => kinds.length === 0 || kinds.includes(kind)
  const steps = Object.entries(rules).map(([name, rule]): [string, FactStep] => [
    name,
    (scene) => {
      if (!scene.facts.some(isAsked)) return scene.facts
      const changeOf = rule(scene)
      return scene.facts.map((it) => withChange(it, changeOf(it), name))
    },
  ])
  return Object.fromEntries(steps)
}
