import type { Evidence } from '../../evidence/collect-evidence.ts'
import type { Fact, RoleRule } from '../facts.ts'
import { factsOfLater, purchasedFacts } from './time-roles.ts'
import { namedInStory } from '../unordered-in-story.ts'
import { likelyPages } from '../pages/likely-pages.ts'
import { correctedNames, deniedNames, formerNames, ownedServices } from './name-roles.ts'
import { apartPlatforms, otherPlatforms, mentionedPlatforms } from './platform-roles.ts'
import { fittingPage, formerPages, onlyPage, mentionedPages } from './page-roles.ts'
import { linesOfRecap, unorderedNumbers } from './number-roles.ts'
import { roleByWords } from './role-by-words.ts'

/** Rules by what else the message holds. Each sees what those before it decided. */
const roleRules: Readonly<Record<string, RoleRule>> = {
  purchasedFacts,
  unorderedNumbers,
  linesOfRecap,
  namedInStory,
  mentionedPlatforms,
  otherPlatforms,
  formerPages,
  mentionedPages,
  likelyPages,
  fittingPage,
  onlyPage,
  ownedServices,
  formerNames,
  deniedNames,
  correctedNames,
  apartPlatforms,
  factsOfLater,
}

/** Decides the role of every fact: by the words around it, and then by what stands beside it. */
export function withRoles(facts: readonly Fact[], evidence: Evidence): Fact[] {
  if (facts.length === 0) return []
  const worded = facts.map((it) => ({ ...it, ...roleByWords(evidence, it) }))
  return Object.entries(roleRules).reduce<Fact[]>((facts, [rule, rolesIn]) => {
    const roleOf = rolesIn({ evidence, facts })
    return facts.map((it) => {
      const role = roleOf(it) ?? it.role
      return role === it.role ? it : { ...it, role, rule }
    })
  }, worded)
}
