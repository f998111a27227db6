import { memoize } from '../../memoize.ts'
import { type ClauseKind, clauseKinds, isTrouble } from '../evidence/clause-kinds.ts'
import type { Purchase, ReadClause } from '../evidence/read-purchase.ts'
import type { ParsedMessage } from '../parse/parse-message.ts'
import type { NamedClauseKind } from '../phrases/purchases/purchase-phrases.ts'
import { type PurchaseSense, purchaseSenses } from '../windows/purchase-senses.ts'
import { actFeatures } from './act-features.ts'
import { type Features, hashesOf } from './features.ts'

/**
 * Turns a message into features for the learned opinion of a purchase made: its words, and what its clauses tell, each by
 * itself, beside each other and in their order.
 */
export function purchaseFeatures(
  parsed: ParsedMessage,
  purchase: Pick<Purchase, 'clauses' | 'kind' | 'isWish'>,
): Features {
  const gists = [...gistsIn(parsed, purchase)].sort()
  const found = [
    ...phrasesIn(parsed),
    ...purchase.clauses.flatMap(placesIn),
    ...gists,
    ...pairsOf(gists),
    ...mainGists.flatMap((it) => (gists.includes(it) ? [] : [`no ${it}`])),
    `all ${mainGists.filter((it) => gists.includes(it)).join(' ')}`,
    ...inOrder(purchase.clauses.flatMap(({ kind }) => gistOf(kind) ?? [])),
    `told ${learnedNameOf(purchase.kind)}`,
    `wish ${purchase.isWish}`,
  ]
  const { words } = actFeatures(parsed.utterance, null)
  return {
    words: [...words, ...hashesOf(sensesIn(parsed), 'purchase')],
    reading: hashesOf(found, 'purchase'),
  }
}

/** Every phrase of the clauses, of the story and of the message that is a mark. */
const phrasesIn = ({ story, marks }: ParsedMessage): string[] => [
  ...story.clauses.flatMap(({ matches }) => [...matches.keys()].map((it) => `phrase ${it}`)),
  ...[...story.matches.keys()].map((it) => `story ${it}`),
  ...[...marks.keys()].map((it) => `mark ${it}`),
]

/** Names the kind of a clause, and what it counts: numbers of a wish are ordered, those of what was are told. */
const placesIn = ({ kind, matches }: ReadClause): string[] => [
  `clause ${kind}`,
  ...(['number', 'goods', 'money', 'in-the-past'] as const).flatMap((it) =>
    matches.has(`clause-sign:${it}`) ? [`${it} in ${gistOf(kind) ?? kind}`] : [],
  ),
]

/** These tell a purchase here that went wrong from anything else. */
const mainGists = ['bought', 'problem', 'wish', 'went-well', 'elsewhere', 'unreal', 'solved']

const gistOf = (kind: ClauseKind): string | undefined => clauseKinds[kind].gist

/** Trouble had one name when the models learned it. */
const learnedNameOf = (kind: ClauseKind | null): string | undefined | null =>
  kind && (isTrouble(kind) ? 'trouble' : gistOf(kind) === 'problem' ? kind : gistOf(kind))

/** Gathers the kinds of the clauses, the other kinds that they sound like, and signs of the whole message. */
function gistsIn(parsed: ParsedMessage, { clauses }: Pick<Purchase, 'clauses'>): Set<string> {
  const { story, marks, matches, utterance, questions } = parsed
  const sounded = story.clauses.flatMap((it) =>
    [...it.matches.keys()].flatMap((match) =>
      match.startsWith('kind:') ? [match.slice('kind:'.length) as NamedClauseKind] : [],
    ),
  )
  const signs = {
    question: questions.asks,
    solved: story.matches.has('story-sign:solved'),
    'of-purchase': story.matches.has('story-sign:of-purchase'),
    hypothesis: marks.has('hypothesis'),
    elsewhere: marks.has('elsewhere'),
    page: utterance.pages.length > 0,
    laugh: matches.has('act:laugh'),
    thank: matches.has('act:thank'),
    refund: matches.has('act:want-refund'),
    redress: story.clauses.some((it) => it.matches.has('wish:redress')),
    'any-wish': story.clauses.some((it) => it.matches.has('wish:any')),
  }
  return new Set([
    ...[...clauses.map((it) => it.kind), ...sounded].flatMap((it) => gistOf(it) ?? []),
    ...Object.entries(signs).flatMap(([name, holds]) => (holds ? [name] : [])),
  ])
}

/** The senses of the words of each clause, alone and beside each other there, and those of the message. */
function sensesIn({ utterance: { units }, clauses }: ParsedMessage): string[] {
  const senses = units.map(({ kind, text }) =>
    kind === 'word' ? sensesOf(text) : countable.has(kind) ? [kind] : [],
  )
  const ofClauses = clauses.map(({ from, to }) => [...new Set(senses.slice(from, to).flat())].sort())
  const all = [...new Set(ofClauses.flat())].sort()
  return [
    ...ofClauses.flatMap((it) => pairsOf(it).map((pair) => `clause has ${pair}`)),
    ...all.map((it) => `has ${it}`),
    ...pairsOf(all).map((it) => `has ${it}`),
    ...senseNames.flatMap((it) => (all.includes(it) ? [] : [`has no ${it}`])),
  ]
}
const senseNames = Object.keys(purchaseSenses) as PurchaseSense[]
const sensesOf = memoize((word: string): readonly string[] =>
  senseNames.filter((it) => purchaseSenses[it].test(word)),
)
const countable: ReadonlySet<string> = new Set(['N', 'M', 'G', 'T', 'L'])

const pairsOf = (names: readonly string[]): string[] =>
  names.flatMap((it, at) => names.slice(at + 1).map((other) => `${it} + ${other}`))

const inOrder = (gists: readonly string[]): string[] => [
  ...gists.map((it, at) => `${it} then ${gists[at + 1] ?? 'nothing'}`),
  `last ${gists.at(-2)} ${gists.at(-1)}`,
]
