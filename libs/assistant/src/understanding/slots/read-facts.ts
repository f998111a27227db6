import type { Evidence } from '../evidence/collect-evidence.ts'
import { type Fact, type FactRule, type FactStep, factsOf, withChange } from './facts.ts'
import { likelyPages } from './pages/likely-pages.ts'
import { reachedGoals } from './reach-goal.ts'
import { relatedNumbers } from './relate-numbers.ts'
import { correctedNames, deniedNames, formerNames, ownedServices } from './roles/name-roles.ts'
import { linesOfRecap, unorderedNumbers } from './roles/number-roles.ts'
import { fittingPage, formerPages, onlyPage, toldInStory } from './roles/page-roles.ts'
import { apartPlatforms, otherPlatforms, mentionedPlatforms } from './roles/platform-roles.ts'
import { wordsAround } from './roles/role-by-words.ts'
import { factsOfLater, purchasedFacts } from './roles/time-roles.ts'
import { sharedOut } from './shares.ts'
import { supposedFacts } from './supposed-facts.ts'

/** Each sees what those before it decided: by the words around a fact, and then by what stands beside it. */
const steps: Readonly<Record<string, FactStep>> = {
  ...ofEach({
    wordsAround,
    purchasedFacts,
    unorderedNumbers,
    linesOfRecap,
    formerPages,
    toldInStory,
    mentionedPlatforms,
    otherPlatforms,
    likelyPages,
    fittingPage,
    onlyPage,
    ownedServices,
    formerNames,
    deniedNames,
    correctedNames,
    apartPlatforms,
    factsOfLater,
  }),
  relatedNumbers,
  ...ofEach({ reachedGoals }),
  sharedOut,
  ...ofEach({ supposedFacts }),
}

/** All that a message names, each with its role. */
export const readFacts = (evidence: Evidence): readonly Fact[] =>
  Object.values(steps).reduce<readonly Fact[]>((facts, step) => step({ evidence, facts }), factsOf(evidence))

/** A rule changes each fact for itself. */
function ofEach(rules: Readonly<Record<string, FactRule>>): Readonly<Record<string, FactStep>> {
  const steps = Object.entries(rules).map(([name, rule]): [string, FactStep] => [
    name,
    (scene) => {
      const changeOf = rule(scene)
      return scene.facts.map((it) => withChange(it, changeOf(it), name))
    },
  ])
  return Object.fromEntries(steps)
}
