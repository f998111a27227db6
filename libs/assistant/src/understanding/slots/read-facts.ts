import type { Evidence } from '../evidence/collect-evidence.ts'
import { type Fact, type FactRule, type FactStep, factsOf, withChange } from './facts.ts'
import { correctedFacts } from './corrected-facts.ts'
import { likelyPages } from './pages/likely-pages.ts'
import { reachedGoals } from './reach-goal.ts'
import { relatedNumbers } from './relate-numbers.ts'
import { deniedNames, formerNames, ownedServices } from './roles/name-roles.ts'
import { linesOfRecap, unorderedNumbers } from './roles/number-roles.ts'
import { fittingPage, formerPages, onlyPage, toldInStory } from './roles/page-roles.ts'
import { apartPlatforms, otherPlatforms, mentionedPlatforms } from './roles/platform-roles.ts'
import { wordsAround } from './roles/role-by-words.ts'
import { factsOfLater, purchasedFacts } from './roles/time-roles.ts'
import { sharedOut } from './shares.ts'
import { supposedFacts } from './supposed-facts.ts'

/** Each sees what those before it decided: by the words around a fact, and then by what stands beside it. */
const steps: Readonly<Record<string, FactStep>> = {
  ...ofEach({ wordsAround, purchasedFacts }),
  ...ofEach({ unorderedNumbers }, 'quantity'),
  correctedFacts,
  ...ofEach({ linesOfRecap }, 'quantity'),
  ...ofEach({ formerPages }, 'page'),
  ...ofEach({ toldInStory }, 'page', 'quantity'),
  ...ofEach({ mentionedPlatforms, otherPlatforms }, 'platform'),
  ...ofEach({ likelyPages, fittingPage, onlyPage }, 'page'),
  ...ofEach({ ownedServices }, 'service'),
  ...ofEach({ formerNames }, 'service', 'platform'),
  ...ofEach({ deniedNames }, 'service', 'platform', 'page'),
  ...ofEach({ apartPlatforms }, 'platform'),
  ...ofEach({ factsOfLater }),
  relatedNumbers,
  ...ofEach({ reachedGoals }, 'quantity'),
  sharedOut,
  ...ofEach({ supposedFacts }),
}

/** All that a message names, each with its role. */
export const readFacts = (evidence: Evidence): readonly Fact[] =>
  Object.values(steps).reduce<readonly Fact[]>((facts, step) => step({ evidence, facts }), factsOf(evidence))

/** A rule changes each fact for itself; it is asked where the message names one of `kinds`, or anything. */
function ofEach(
  rules: Readonly<Record<string, FactRule>>,
  ...kinds: ReadonlyArray<Fact['kind']>
): Readonly<Record<string, FactStep>> {
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
