import { decide, type Rules, when } from '../../decide.ts'
import { type ClauseKind, clauseKinds, isOfPurchase, isTrouble, worstOf } from './clause-kinds.ts'
import { kindsIn } from '../matching/match-clauses.ts'
import { picking } from '../phrases/purchases/purchase-words.ts'
import type { NamedClauseKind } from '../phrases/purchases/purchase-phrases.ts'
import type { Story, StoryClause } from '../parse/read-story.ts'

export type ReadClause = StoryClause & { kind: ClauseKind }

/** A purchase made before as the message tells it, and whether it asks for another. */
export type Purchase = {
  /** The kind of the clause that says how it stands; null where no purchase is told of, or another is asked for. */
  kind: ClauseKind | null
  isWish: boolean
  /** All clauses of the message, each with its kind. */
  clauses: readonly ReadClause[]
  kinds: ReadonlySet<ClauseKind>
  /** The clauses that may tell of an order, which those of a purchase made before do not; null for all of them. */
  ordering: ReadonlySet<number> | null
}

/** Reads in the clauses of a message what was bought, what became of it, and what is to be bought now. */
export function readPurchase(story: Story): Purchase {
  const clauses = readClauses(story)
  const kinds = new Set(clauses.map((it) => it.kind))
  const kind = kinds.has('elsewhere') ? null : decide(purchaseKindRules, { clauses, kinds, story })
  const isWished = asksToBuy(clauses)
  return {
    clauses,
    kind: isWished ? null : kind,
    isWish: isWished,
    kinds,
    /** The goods of a complaint are read too, as those of an order are. */
    ordering: kind && !isWished ? null : orderingOf(clauses),
  }
}

/** A clause with the one before it, and the signs of the whole message that its kind depends on. */
type ClauseInStory = StoryClause & {
  /** The kind that its phrases name. */
  said: NamedClauseKind | undefined
  before: ReadClause | undefined
  isPaid: boolean
  isThenAndNow: boolean
}

const readClauses = ({ clauses, matches }: Story): ReadClause[] => {
  const isPaid = clauses.some((it) => it.matches.has('clause-sign:paid'))
  const isThenAndNow = matches.has('story-sign:then-and-now')
  const isBygone = bygoneIn(clauses)
  return clauses.reduce<ReadClause[]>((read, clause) => {
    const before = read.at(-1)
    const inStory = { ...clause, said: kindsIn(clause.matches)[0], before, isPaid, isThenAndNow }
    const kind = decide(kindRules, inStory) ?? 'rest'
    return [...read, { ...clause, kind: isSpoken({ kind }) && isBygone(clause, before) ? 'former' : kind }]
  }, [])
}

export const kindRules: Rules<ClauseInStory, ClauseKind> = {
  /** 'estava com 3200 e agora 2700' */
  fewer: ({ matches, isThenAndNow }) =>
    isThenAndNow && (matches.has('clause-sign:now') || matches.has('clause-sign:then-and-now'))
      ? 'lost'
      : null,
  wish: (it) => (!isWish(it) ? null : it.matches.has('wish:goods') ? 'wish' : 'maybe-wish'),
  'asked number': ({ said, matches }) =>
    said === 'went-well' && matches.has('clause-sign:asks-number') ? 'bought' : null,
  'as its phrases say': ({ said }) => said ?? null,
  known: when((it) => isKnownPurchase(it) && !it.matches.has('clause-sign:asks-price'), 'known'),
  /** In 'comprei 500 seguidores e 300 curtidas' both were bought. */
  'goes on': ({ matches, before }) =>
    before &&
    goesOn(before) &&
    before.kind !== 'customer' &&
    before.kind !== 'mistake' &&
    matches.has('clause-sign:only-goods')
      ? before.kind
      : null,
}

const isOfAnyPurchase = (kind: ClauseKind) => isOfPurchase(kind) || kind === 'elsewhere'
const goesOn = ({ kind }: ReadClause) => kind === 'state' || isOfAnyPurchase(kind)

/** 'quero uma posição sobre os 500' wishes for something, and 'me manda os 500 que paguei' for what is owed. */
function isWish({ matches, said, isPaid }: ClauseInStory): boolean {
  if (!matches.has('wish:any')) return false
  if (matches.has('wish:order')) return true
  if (matches.has('wish:redress') || (isPaid && matches.has('wish:definite'))) return false
  /** 'quem me vendia sumiu, eu quero 500 aqui' */
  if (said === 'elsewhere' && matches.has('clause-sign:meant-now')) return true
  return !said || !isOfAnyPurchase(said) || matches.has('wish:again')
}

/** Names goods as known already, or as what something was done with. */
function isKnownPurchase({ text, matches }: StoryClause): boolean {
  if (matches.has('clause-sign:owned')) return true
  if (matches.has('clause-sign:known')) return !text.split(/[^a-zA-Z]+/).every((it) => !it || picking.has(it))
  return (
    matches.has('clause-sign:number') &&
    !matches.has('clause-sign:money') &&
    matches.has('clause-sign:in-the-past')
  )
}

const isNow = ({ matches }: StoryClause) =>
  matches.has('clause-sign:meant-now') && !matches.has('clause-sign:last-time')

/** In 'antes eu pegava 100, agora quero 500' the first number orders nothing. */
function bygoneIn(clauses: readonly StoryClause[]): (it: StoryClause, before?: StoryClause) => boolean {
  if (!clauses.some(isNow))
    return clauses.some(({ matches }) => matches.has('wish:any'))
      ? () => false
      : ({ matches }) => matches.has('clause-sign:bought-only')
  return (it, before) => {
    const isMore =
      before?.matches.has('clause-sign:bought-before') ||
      (before?.matches.has('clause-sign:has') && before.matches.has('clause-sign:time'))
    return (
      !isNow(it) &&
      (it.matches.has('clause-sign:bought-before') ||
        (isMore === true && it.matches.has('clause-sign:only-goods')))
    )
  }
}

type ReadStory = { clauses: readonly ReadClause[]; kinds: ReadonlySet<ClauseKind>; story: Story }

/** The kind of clause that says how a purchase stands, the worst first. */
export const purchaseKindRules: Rules<ReadStory, ClauseKind> = {
  lost: when(({ kinds }) => kinds.has('lost'), 'lost'),
  trouble: ({ kinds }) => worstOf(kinds, isTrouble),
  'bought and wrong': when((it) => isBought(it) && isWrong(it), 'owed'),
  'grumbles at goods': when(
    ({ clauses }) => clauses.some((it) => it.kind === 'grumbled' && it.matches.has('clause-sign:goods')),
    'owed',
  ),
  grumbles: when((it) => it.kinds.has('grumbled') && !namesNumber(it), 'grumbled'),
  slip: when(({ kinds }) => kinds.has('slip'), 'slip'),
  bought: when(
    (it) => isBought(it) && !(namesNumber(it) && (isContent(it) || isOfOtherPurchase(it))),
    'bought',
  ),
  known: when((it) => it.kinds.has('known') && !(namesNumber(it) && isOfOtherPurchase(it)), 'known'),
  'not what was agreed': when(isShort, 'undelivered'),
  missed: when(({ clauses }) => clauses.length > 0 && clauses.every((it) => it.kind === 'missed'), 'known'),
}

const isBought = ({ kinds }: ReadStory) => kinds.has('bought') || kinds.has('customer')
const isWrong = (it: ReadStory) =>
  ['slip', 'grumbled', 'mistake'].some((kind) => it.kinds.has(kind as ClauseKind)) ||
  (!it.kinds.has('went-well') && it.story.matches.has('story-sign:long-ago'))
/** A number beside the purchase, which may be ordered. */
const namesNumber = ({ clauses }: ReadStory) =>
  clauses.some((it) => it.kind === 'rest' && it.matches.has('clause-sign:number'))
const isContent = ({ kinds }: ReadStory) =>
  kinds.has('went-well') || (kinds.has('customer') && !kinds.has('bought'))

/** Somebody else bought, or another time. */
function isOfOtherPurchase({ clauses }: ReadStory): boolean {
  const meansNow = clauses.some(isNow)
  return clauses.every(
    ({ kind, matches }) =>
      (kind !== 'bought' && kind !== 'known') ||
      matches.has('clause-sign:of-other') ||
      (meansNow && matches.has('clause-sign:bought-before')),
  )
}

/** Tells by what is missing, or by how long it takes, that something was bought: 'era 1000, tem 650', '2 dias e zero seguidor'. */
function isShort({ clauses, kinds, story: { matches, hasZero } }: ReadStory): boolean {
  if (!matches.has('story-sign:goods') || kinds.has('unreal')) return false
  const isMissed = kinds.has('missed') || clauses.some((it) => it.matches.has('clause-sign:went-by'))
  return isMissed || matches.has('story-sign:agreed-and-came') || (hasZero && matches.has('story-sign:time'))
}

const isSpoken = ({ kind }: Pick<ReadClause, 'kind'>) => clauseKinds[kind].isSpoken === true

/** Asks for something to be bought: in one clause, or with what it is in another. */
const asksToBuy = (clauses: readonly ReadClause[]): boolean =>
  clauses.some((it) => it.kind === 'wish') ||
  (clauses.some((it) => it.kind === 'maybe-wish') &&
    clauses.some((it) => isSpoken(it) && it.matches.has('clause-sign:goods')))

/** 'comprei 500 e gostei, quero de novo' asks for what was bought; what else it says of that is no order. */
function orderingOf(clauses: readonly ReadClause[]): ReadonlySet<number> | null {
  const spoken = clauses.filter(isSpoken)
  const names = (
    ...signs: Array<'wish:again' | 'clause-sign:multiple' | 'clause-sign:number' | 'clause-sign:goods'>
  ) => spoken.some(({ matches }) => signs.some((it) => matches.has(it)))
  const again = names('wish:again', 'clause-sign:multiple') && !names('clause-sign:number')
  const isFormer = clauses.some(
    (it) => it.kind === 'former' || (it.kind === 'went-well' && it.matches.has('clause-sign:bought-before')),
  )
  const isAll = spoken.length === clauses.length || again || !(isFormer || names('clause-sign:goods'))
  return isAll ? null : new Set(spoken.map((it) => it.clause))
}
