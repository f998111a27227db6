import type { Kind, Purchase, ReadClause } from '../evidence/read-purchase.ts'
import type { ParsedMessage } from '../parse/parse-message.ts'
import { type PurchaseKind, toldBy } from '../phrases/purchases/purchase-phrases.ts'
import { type PurchaseSense, purchaseSenses } from '../phrases/purchases/purchase-senses.ts'
import { type ActFeatures, actFeatures, hashOf } from './act-features.ts'

const ofKind = hashOf('purchase ')

/**
 * Turns a message into features for the learned opinion of a purchase made: its words, and what its clauses tell, each by
 * itself, beside each other and in their order.
 */
export function purchaseFeatures(
  parsed: ParsedMessage,
  purchase: Pick<Purchase, 'clauses' | 'told' | 'isWish'>,
): ActFeatures {
  const told = [...tellings(parsed, purchase)].sort()
  const found = [
    ...phrasesIn(parsed),
    ...purchase.clauses.flatMap(placesIn),
    ...told,
    ...pairsOf(told),
    ...mainTellings.flatMap((it) => (told.includes(it) ? [] : [`no ${it}`])),
    `all ${mainTellings.filter((it) => told.includes(it)).join(' ')}`,
    ...inOrder(purchase.clauses.flatMap(({ kind }) => tellingOf(kind) ?? [])),
    `told ${purchase.told}`,
    `wish ${purchase.isWish}`,
  ]
  const { words } = actFeatures(parsed.utterance, null)
  return { words: [...words, ...hashed(sensesIn(parsed))], told: hashed(found) }
}

const hashed = (names: readonly string[]) => [...new Set(names.map((it) => hashOf(it, ofKind)))]

/** Every phrase of the clauses, of the story and of the message that is a mark. */
const phrasesIn = ({ story, marks }: ParsedMessage): string[] => [
  ...story.clauses.flatMap(({ hits }) => [...hits.keys()].map((it) => `phrase ${it}`)),
  ...[...story.hits.keys()].map((it) => `story ${it}`),
  ...[...marks.keys()].map((it) => `mark ${it}`),
]

/** Names the kind of a clause, and what it counts: numbers of a wish are ordered, those of what was are told. */
const placesIn = ({ kind, hits }: ReadClause): string[] => [
  `clause ${kind}`,
  ...(['number', 'goods', 'money', 'in-the-past'] as const).flatMap((it) =>
    hits.has(`sign:${it}`) ? [`${it} in ${tellingOf(kind) ?? kind}`] : [],
  ),
]

/** These tell a purchase here that went wrong from anything else. */
const mainTellings = ['bought', 'problem', 'wish', 'went-well', 'elsewhere', 'unreal', 'solved']

/** Kinds that tell the same have one name. */
function tellingOf(kind: Kind): string | undefined {
  if (kind === 'wish' || kind === 'maybe-wish') return 'wish'
  if (kind === 'known' || kind === 'former') return 'known'
  if (kind === 'went-well' || kind === 'elsewhere' || kind === 'unreal') return kind
  const told = kind in toldBy ? toldBy[kind as keyof typeof toldBy] : undefined
  return told === 'lost' || told === 'trouble' || told === 'slip' ? 'problem' : told
}

/** Gathers the kinds of the clauses, the other kinds that they sound like, and signs of the whole message. */
function tellings(parsed: ParsedMessage, { clauses }: Pick<Purchase, 'clauses'>): Set<string> {
  const { story, marks, hits, utterance, isQuestion } = parsed
  const heard = story.clauses.flatMap((it) =>
    [...it.hits.keys()].flatMap((hit) =>
      hit.startsWith('kind:') ? [hit.slice('kind:'.length) as PurchaseKind] : [],
    ),
  )
  const signs = {
    question: isQuestion,
    solved: story.hits.has('sign:solved'),
    'of-purchase': story.hits.has('sign:of-purchase'),
    hypothesis: marks.has('hypothesis'),
    elsewhere: marks.has('elsewhere'),
    page: utterance.pages.length > 0,
    laugh: hits.has('act:laugh'),
    thank: hits.has('act:thank'),
    refund: hits.has('act:want-refund'),
    redress: story.clauses.some((it) => it.hits.has('wish:redress')),
    'any-wish': story.clauses.some((it) => it.hits.has('wish:any')),
  }
  return new Set([
    ...[...clauses.map((it) => it.kind), ...heard].flatMap((it) => tellingOf(it) ?? []),
    ...Object.entries(signs).flatMap(([name, holds]) => (holds ? [name] : [])),
  ])
}

/** The senses of the words of each clause, alone and beside each other there, and those of the message. */
function sensesIn({ utterance: { units }, clauses }: ParsedMessage): string[] {
  const senses = units.map(({ kind, text }) =>
    kind === 'word'
      ? senseNames.filter((it) => purchaseSenses[it].test(text))
      : countable.has(kind)
        ? [kind]
        : [],
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
const countable: ReadonlySet<string> = new Set(['N', 'M', 'G', 'T', 'L'])

const pairsOf = (names: readonly string[]): string[] =>
  names.flatMap((it, at) => names.slice(at + 1).map((other) => `${it} + ${other}`))

const inOrder = (told: readonly string[]): string[] => [
  ...told.map((it, at) => `${it} then ${told[at + 1] ?? 'nothing'}`),
  `last ${told.at(-2)} ${told.at(-1)}`,
]
