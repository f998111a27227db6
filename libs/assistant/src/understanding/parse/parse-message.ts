import { accountIn } from './account-in.ts'
import { asidesIn, plainWithout, type Stretch } from './asides.ts'
import { clausesOf, clauseStarts, type Clause } from './clauses.ts'
import { type Mark, type MarkMatch, matchMarks } from '../matching/match-marks.ts'
import { matchMessage, type MessageMatches } from '../matching/match-message.ts'
import { isBesideYes } from '../phrases/yes/yes-words.ts'
import { type Questions, questionsIn } from './questions.ts'
import { readStory, type Story } from './read-story.ts'
import type { ReadingContext } from '../reading.ts'
import { makeUtterance, type Utterance } from './utterance.ts'

/** Most phrases found in a message, before anything is decided. Those around a page, a sentence or a part of it are matched when asked for. */
export type ParsedMessage = {
  utterance: Utterance
  context: ReadingContext
  clauses: readonly Clause[]
  /** Acts and marks of clauses, with their places among the units. */
  marks: ReadonlyMap<Mark, readonly MarkMatch[]>
  matches: MessageMatches
  story: Story
  /** Times and conditions of the visitor's own life. */
  asides: readonly Stretch[]
  /** The words without them, in which `matches` are found. */
  said: string
  questions: Questions
}

/** A message with the marks of its clauses, before other phrases are looked for. */
export type MarkedMessage = Pick<ParsedMessage, 'utterance' | 'context' | 'clauses' | 'marks'>

export const parseMessage = (message: string, context: ReadingContext): ParsedMessage =>
  parseMarked(markMessage(message, context))

export function markMessage(message: string, context: ReadingContext): MarkedMessage {
  const isPageOpen = context.expecting === 'link' || Boolean(context.isPageOpen)
  const utterance = makeUtterance(message, isPageOpen, shownNames(context))
  const { units } = utterance
  const starts = clauseStarts(units)
  const isStart = new Set(starts)
  const isBoundary = (at: number) => isStart.has(at) || units[at]!.kind === 'punctuation'
  const marked = matchMarks(units, isBoundary)
  const marks = Map.groupBy(marked, (it) => it.name)
  return { utterance, context, clauses: clausesOf(units, starts, marked), marks }
}

export function parseMarked(marked: MarkedMessage): ParsedMessage {
  const { utterance, context, clauses } = marked
  const asides = asidesIn(utterance)
  const said = plainWithout(utterance, asides)
  return {
    ...marked,
    matches: matchMessage(said),
    story: readStory(utterance, clauses, context),
    asides,
    said,
    questions: questionsIn(utterance, said),
  }
}

/** More of one mark than any message of a visitor holds: a hostile one would have each compared with each. */
export const maxMarks = 40
const none: readonly MarkMatch[] = []
/** The places of an act or a mark. */
export const marksOf = ({ marks }: Pick<ParsedMessage, 'marks'>, name: Mark): readonly MarkMatch[] =>
  marks.get(name) ?? none

/** The names of the pages that a recap shows, but for posts and videos. */
const shownNames = ({ recap = [] }: ReadingContext): string[] => [
  ...new Set(recap.flatMap(({ link }) => accountIn(link) ?? [])),
]

/** The share of the words that some entity, phrase or word of the lexicon accounts for. */
export function coverageOf({ utterance: { units }, marks }: MarkedMessage): number {
  const covered = new Set<number>()
  for (const places of marks.values())
    for (const { from, to } of places) for (let at = from; at < to; at++) covered.add(at)
  let words = 0
  let known = 0
  for (const [at, { kind, tags, text }] of units.entries()) {
    if (kind === 'punctuation') continue
    words++
    if (kind !== 'word' || covered.has(at) || tags.length > 0 || isBesideYes(text)) known++
  }
  return words ? Math.round((known / words) * 100) / 100 : 0
}
