import type { Condition } from './acts.ts'
import {
  type ClauseHits,
  heardConditions,
  matchClause,
  matchStory,
  type StoryHits,
} from './phrases/clause-phrases.ts'
import { type Clause, splitClauses } from './split-clauses.ts'
import type { Word } from './words/split-words.ts'

export type StoryClause = Clause & { hits: ClauseHits }

/** A message in clauses, with the phrases of each and of them all. */
export type Story = { words: readonly Word[]; clauses: readonly StoryClause[]; text: string; hits: StoryHits }

export function readStory(words: readonly Word[]): Story {
  const clauses = splitClauses(words).map((it) => ({ ...it, hits: matchClause(it.text) }))
  const text = clauses.map((it) => it.text).join(' ')
  return { words, clauses, text, hits: matchStory(text) }
}

const maxConditions = 3
/** The conditions that a message makes beside an order. */
export const storyConditions = ({ hits }: Story): Condition[] => heardConditions(hits).slice(0, maxConditions)
