import type { Topic } from './reading-labels.ts'
import { wordProbabilities, type WordProbabilities } from './learned/probabilities.ts'
import type { PastPurchase } from './reading.ts'
import type { ParsedMessage } from './parse/parse-message.ts'
import { lazy } from '../memoize.ts'
import type { Stretch } from './parse/asides.ts'
import type { Clause } from './parse/clauses.ts'
import { laterWishes } from './evidence/later-wishes.ts'
import { narratedClauses } from './evidence/narrated-clauses.ts'
import { offersPassword } from './evidence/offers-password.ts'
import { readPast } from './evidence/past-purchase.ts'
import { jokesOfOrder, type OutOfScope, readOutOfScope } from './evidence/read-out-of-scope.ts'
import { type Purchase, readPurchase } from './evidence/read-purchase.ts'
import { readTopics } from './evidence/read-topics.ts'

/** A message's phrases, what they amount to, and what its words make probable. It decides no act, and of the slots only topics and the state of a purchase. */
export type Evidence = ParsedMessage & {
  purchase: Purchase
  past: Omit<PastPurchase, 'items'> | null
  outOfScope: OutOfScope | null
  isJoke: boolean
  topics: Topic[]
  hasPassword: boolean
  probabilities: WordProbabilities
  /** The words that put another order off, beside a command of now. */
  later: readonly Stretch[]
  narrated: () => ReadonlySet<Clause>
}

export function collectEvidence(parsed: ParsedMessage): Evidence {
  const purchase = readPurchase(parsed.story)
  const isInHand = parsed.context.expecting !== 'nothing'
  const outOfScope = readOutOfScope(parsed.story, isInHand)
  const topics = readTopics(parsed)
  return {
    ...parsed,
    purchase,
    past: readPast({ ...parsed, purchase, topics }),
    outOfScope,
    isJoke: outOfScope === null && jokesOfOrder(parsed.story, isInHand),
    topics,
    hasPassword: offersPassword(parsed.utterance),
    probabilities: wordProbabilities(parsed, purchase),
    later: laterWishes(parsed),
    narrated: lazy(() => narratedClauses(parsed)),
  }
}
