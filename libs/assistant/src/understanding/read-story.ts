import type { Condition } from './acts.ts'
import type { UnitClause } from './clauses.ts'
import {
  type ClauseHits,
  conditionsIn,
  matchClause,
  matchStory,
  type StoryHits,
} from './phrases/clause-phrases.ts'
import { type Clause, storyClauses } from './story-clauses.ts'
import type { Utterance } from './utterance.ts'

export type StoryClause = Clause & { hits: ClauseHits }

/** A message in clauses, with the phrases of each and of them all. */
export type Story = { clauses: readonly StoryClause[]; text: string; hits: StoryHits; hasZero: boolean }

export function readStory({ units }: Utterance, parts: readonly UnitClause[]): Story {
  const clauses = storyClauses(units, parts).map((it) => ({ ...it, hits: matchClause(it.text) }))
  const text = clauses.map((it) => it.text).join(' ')
  return { clauses, text, hits: matchStory(text), hasZero: units.some((it) => it.value === 0) }
}

const maxConditions = 3
/** The conditions that a message makes beside an order. */
export const storyConditions = ({ hits }: Story): Condition[] => conditionsIn(hits).slice(0, maxConditions)
