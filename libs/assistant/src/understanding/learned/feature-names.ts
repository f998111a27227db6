import { clauseKinds } from '../evidence/clause-kinds.ts'
import { clausePhraseNames, storyPhraseNames } from '../matching/match-clauses.ts'
import { marks } from '../matching/match-marks.ts'
import { acts, conditions, purchaseStates } from '../reading-labels.ts'
import { purchaseSenses } from '../windows/purchase-senses.ts'
import { lexiconTags } from '../words/word-tags.ts'
import { slotsInFeatures } from './act-features.ts'

/**
 * The names of ours that features are hashed from. One that is renamed is unknown to the weights: nothing fails, and messages are
 * read worse until `npm run train:acts` learns it. A new one weighs nothing until then.
 */
export const featureNames = (): string[] =>
  [
    ...acts.map((it) => `act ${it}`),
    ...conditions.map((it) => `condition ${it}`),
    ...purchaseStates.map((it) => `past ${it}`),
    ...slotsInFeatures.map((it) => `slot ${it}`),
    ...Object.keys(marks).map((it) => `mark ${it}`),
    ...clausePhraseNames.map((it) => `phrase ${it}`),
    ...storyPhraseNames.map((it) => `story ${it}`),
    ...Object.entries(clauseKinds).flatMap(([kind, { gist }]) => [
      `clause ${kind}`,
      ...(gist ? [`gist ${gist}`] : []),
    ]),
    ...Object.keys(purchaseSenses).map((it) => `sense ${it}`),
    ...lexiconTags.map((it) => `tag ${it}`),
  ]
    .filter((it, at, all) => all.indexOf(it) === at)
    .sort()
