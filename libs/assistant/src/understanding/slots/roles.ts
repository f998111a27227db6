import type { Evidence } from '../evidence/collect-evidence.ts'
import type { Fact, RoleRule } from './facts.ts'
import { factsOfLater, purchasedFacts, titles } from './scope-roles.ts'
import { namedInStory } from './likeliest-orders.ts'
import { likelyPages } from './likely-pages.ts'
import { correctedNames, deniedNames, formerNames, ownedServices } from './name-roles.ts'
import {
  apartNetworks,
  networksOfOthers,
  otherNetworks,
  toldNetworks,
  unusedNetworks,
} from './network-roles.ts'
import { fittingPage, formerPages, onlyPage, toldPages } from './page-roles.ts'
import { linesOfRecap, toldNumbers } from './number-roles.ts'
import { roleByWords } from './word-roles.ts'

/** Rules by what else the message holds. A stage sees what those before it decided; within one, the rules have no order. */
export const roleStages: Readonly<Record<string, readonly RoleRule[]>> = {
  purchases: [purchasedFacts],
  'told numbers': [toldNumbers, linesOfRecap, titles],
  'told in a story': [namedInStory],
  'told networks': [networksOfOthers, toldNetworks, unusedNetworks],
  'other networks': [otherNetworks],
  'former pages': [formerPages],
  'told pages': [toldPages],
  'likely pages': [likelyPages],
  'fitting page': [fittingPage],
  'only pages, services had': [onlyPage, ownedServices],
  'former names': [formerNames],
  'names taken back': [deniedNames, correctedNames],
  'networks apart': [apartNetworks],
  later: [factsOfLater],
}

/** Decides the role of every fact: by the words around it, and then by what stands beside it. */
export function withRoles(facts: readonly Fact[], evidence: Evidence, stages = roleStages): Fact[] {
  if (facts.length === 0) return []
  const worded = facts.map((it) => ({ ...it, role: roleByWords(evidence, it) }))
  return Object.values(stages).reduce<Fact[]>((facts, rules) => {
    const roles = rules.map((rule) => rule({ evidence, facts }))
    return facts.map((it) => {
      const role = roles.map((roleOf) => roleOf(it)).find(Boolean) ?? it.role
      return role === it.role ? it : { ...it, role }
    })
  }, worded)
}
