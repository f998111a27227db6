import { conditionPhrases } from '../phrases/halt/condition-phrases.ts'
import { clauseSigns } from '../phrases/purchases/clause-signs.ts'
import { storySigns } from '../phrases/purchases/story-signs.ts'
import { clauseRequests, storyRequests } from '../phrases/tricks/out-of-scope-phrases.ts'
import { type Matches, indexTables, matchLine, namesIn, type PhraseOf } from './phrase-index.ts'
import { purchaseKinds } from '../phrases/purchases/purchase-phrases.ts'
import { wishPhrases } from '../phrases/purchases/wish-phrases.ts'

/** Phrases within one clause, whose start and end '^' and '$' are. */
const clauseTables = {
  kind: purchaseKinds,
  'clause-request': clauseRequests,
  'clause-sign': { ...clauseSigns, 'then-and-now': storySigns['then-and-now'] },
  wish: wishPhrases,
}
/** Phrases over all clauses of a message. */
const storyTables = {
  condition: conditionPhrases,
  'story-request': storyRequests,
  'story-sign': storySigns,
}

export type ClauseMatches = Matches<PhraseOf<typeof clauseTables>>
export type StoryMatches = Matches<PhraseOf<typeof storyTables>>

/** Each with its table: 'kind:lost'. */
export const clausePhraseNames = namesOf(clauseTables)
export const storyPhraseNames = namesOf(storyTables)

const clauseIndex = indexTables(clauseTables)
const storyIndex = indexTables(storyTables)

export const matchClause = (text: string): ClauseMatches => matchLine(clauseIndex, text)
export const matchStory = (text: string): StoryMatches => matchLine(storyIndex, text)

export const conditionsIn = namesIn(storyTables, 'condition')
export const kindsIn = namesIn(clauseTables, 'kind')

function namesOf(tables: Readonly<Record<string, Readonly<Record<string, string>>>>): string[] {
  return Object.entries(tables).flatMap(([table, phrases]) =>
    Object.keys(phrases).map((it) => `${table}:${it}`),
  )
}
