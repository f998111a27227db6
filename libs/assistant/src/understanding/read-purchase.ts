import { kindsIn } from './phrases/clause-phrases.ts'
import { picking } from './phrases/purchases/former-phrases.ts'
import { type PurchaseKind, toldBy } from './phrases/purchases/purchase-phrases.ts'
import type { Story, StoryClause } from './read-story.ts'

/** 'former': how many were bought before, beside how many are meant now. */
type Kind = PurchaseKind | 'former' | 'known' | 'wish' | 'maybe-wish' | 'rest'
type ReadClause = StoryClause & { kind: Kind }

/** A purchase made before as the message tells it, and whether it asks for another. */
export type Purchase = {
  /** The outcome; null where no purchase is told of, or more is asked for. */
  told: 'lost' | 'trouble' | 'slip' | 'bought' | 'known' | 'grumble' | null
  isWish: boolean
  /** The kinds of its clauses. */
  kinds: ReadonlySet<Kind>
  wentWell: boolean
  /** The parts of the message that may tell of an order: all of it but purchases made before. Null for all. */
  ordering: readonly StoryClause[] | null
}

/** Reads in the clauses of a message what was bought, what became of it, and what is to be bought now. */
export function readPurchase(story: Story): Purchase {
  const clauses = readClauses(story)
  const isMissed = () => clauses.length > 0 && clauses.every((it) => it.kind === 'missed')
  const told = toldIn(clauses, story) ?? (isShort(clauses, story) ? 'trouble' : isMissed() ? 'known' : null)
  const isWish = asks(clauses)
  return {
    told: isWish ? null : told,
    isWish,
    kinds: new Set(clauses.map((it) => it.kind)),
    wentWell: clauses.some((it) => it.kind === 'went-well'),
    ordering: told && !isWish ? null : orderingClauses(clauses),
  }
}

function readClauses({ clauses, hits: all }: Story): ReadClause[] {
  const isPaid = clauses.some(({ hits }) => hits.has('sign:paid'))
  const isLess = ({ hits }: StoryClause) =>
    all.has('sign:then-and-now') && (hits.has('sign:now') || hits.has('sign:then-and-now'))
  return withoutFormer(
    passOn(clauses.map((it) => ({ ...it, kind: isLess(it) ? 'lost' : kindOf(it, isPaid) }))),
  )
}

const isNow = ({ hits }: StoryClause) => hits.has('sign:meant-now') && !hits.has('sign:last-time')

/** In 'antes eu pegava 100, agora quero 500' the first number orders nothing. */
function withoutFormer(clauses: ReadClause[]): ReadClause[] {
  const isFormer = (it: ReadClause, before: ReadClause | undefined) => {
    const isMore =
      before?.hits.has('sign:bought-before') || (before?.hits.has('sign:has') && before.hits.has('sign:time'))
    return it.hits.has('sign:bought-before') || (isMore && it.hits.has('sign:only-goods'))
  }
  const asFormer = (it: ReadClause, is: boolean | undefined): ReadClause =>
    isSpoken(it) && is ? { ...it, kind: 'former' } : it
  if (clauses.some(isNow))
    return clauses.map((it, at) => asFormer(it, !isNow(it) && isFormer(it, clauses[at - 1])))
  if (clauses.some(({ hits }) => hits.has('wish:any'))) return clauses
  return clauses.map((it) => asFormer(it, it.hits.has('sign:bought-only')))
}

function kindOf(clause: StoryClause, isPaid: boolean): Kind {
  const { hits } = clause
  const kind: Kind = kindsIn(hits)[0] ?? 'rest'
  if (isWish(clause, kind, isPaid)) return hits.has('wish:goods') ? 'wish' : 'maybe-wish'
  if (kind === 'went-well' && hits.has('sign:asks-number')) return 'bought'
  if (kind !== 'rest') return kind
  return isKnown(clause) && !hits.has('sign:asks-price') ? 'known' : 'rest'
}

/** Names goods as known already, or as what something was done with. */
function isKnown({ text, hits }: StoryClause): boolean {
  if (hits.has('sign:owned')) return true
  if (hits.has('sign:known')) return !text.split(/[^a-zA-Z]+/).every((it) => !it || picking.has(it))
  return hits.has('sign:number') && !hits.has('sign:money') && hits.has('sign:in-the-past')
}

/** 'quero uma posição sobre os 500' wishes for something, and 'me manda os 500 que paguei' for what is owed. */
function isWish({ hits }: StoryClause, kind: Kind, isPaid: boolean): boolean {
  if (!hits.has('wish:any')) return false
  if (hits.has('wish:order')) return true
  if (hits.has('wish:redress') || (isPaid && hits.has('wish:definite'))) return false
  /** 'quem me vendia sumiu, eu quero 500 aqui' */
  if (kind === 'elsewhere' && hits.has('sign:meant-now')) return true
  return !isPast(kind) || hits.has('wish:again')
}

const isPast = (kind: Kind): boolean => kind in toldBy || kind === 'elsewhere'

/** In 'comprei 500 seguidores e 300 curtidas' both were bought. */
function passOn(clauses: ReadClause[]): ReadClause[] {
  const isShort = clauses.some((it) => it.kind === 'short')
  clauses.forEach((it, at) => {
    if (isShort && it.hits.has('sign:labelled')) it.kind = 'bought'
    const before = clauses[at - 1]
    if (before?.hits.has('sign:has') && it.kind === 'rest' && it.hits.has('sign:only-so-many'))
      it.kind = 'state'
    if (!before || !(before.kind === 'state' || isPast(before.kind))) return
    if (it.kind === 'rest' && !/^(customer|mistake)$/.test(before.kind) && it.hits.has('sign:only-goods'))
      it.kind = before.kind
    if (it.kind === 'wish' && it.hits.has('sign:regrets') && before.hits.has('sign:number'))
      it.kind = 'regretted'
  })
  return clauses
}

/** Tells by what is missing, or by how long it takes, that something was bought: 'era 1000, tem 650', '2 dias e zero seguidor'. */
function isShort(clauses: readonly ReadClause[], { hits, hasZero }: Story): boolean {
  if (!hits.has('sign:goods') || clauses.some((it) => it.kind === 'elsewhere' || it.kind === 'unreal'))
    return false
  const isMissed = clauses.some((it) => it.kind === 'missed' || it.hits.has('sign:went-by'))
  return isMissed || hits.has('sign:agreed-and-came') || (hasZero && hits.has('sign:time'))
}

function toldIn(clauses: readonly ReadClause[], { hits }: Story): Purchase['told'] {
  const kinds = new Set(clauses.map((it) => it.kind))
  if (kinds.has('elsewhere')) return null
  const told = new Set([...kinds].map((it) => (it in toldBy ? toldBy[it as keyof typeof toldBy] : null)))
  if (told.has('lost')) return 'lost'
  const isPending = !kinds.has('went-well') && hits.has('sign:long-ago')
  const isWrong = told.has('slip') || told.has('grumble') || told.has('mistake') || isPending
  if (told.has('trouble') || (told.has('bought') && isWrong)) return 'trouble'
  const orders = clauses.some((it) => it.kind === 'rest' && it.hits.has('sign:number'))
  if (clauses.some((it) => it.kind === 'grumbled' && it.hits.has('sign:goods'))) return 'trouble'
  if (told.has('grumble') && !orders) return 'grumble'
  if (told.has('slip')) return 'slip'
  const isContent = kinds.has('went-well') || (kinds.has('customer') && !kinds.has('bought'))
  const meansNow = clauses.some(isNow)
  const isOfOther = clauses.every(
    ({ kind, hits }) =>
      (kind !== 'bought' && kind !== 'known') ||
      hits.has('sign:of-other') ||
      (meansNow && hits.has('sign:bought-before')),
  )
  if (told.has('bought') && !(orders && (isContent || isOfOther))) return 'bought'
  return kinds.has('known') && !(orders && isOfOther) ? 'known' : null
}

const isSpoken = ({ kind }: ReadClause) => ['wish', 'maybe-wish', 'rest', 'unreal', 'known'].includes(kind)

/** Asks for something to be bought: in one clause, or with what it is in another. */
function asks(clauses: readonly ReadClause[]): boolean {
  if (clauses.some((it) => it.kind === 'wish')) return true
  const named = clauses.some((it) => isSpoken(it) && it.hits.has('sign:goods'))
  return named && clauses.some((it) => it.kind === 'maybe-wish')
}

/** 'comprei 500 e gostei, quero de novo' asks for what was bought; what else it says of that is no order. */
function orderingClauses(clauses: readonly ReadClause[]): readonly StoryClause[] | null {
  const spoken = clauses.filter(isSpoken)
  const names = (...signs: Array<'wish:again' | 'sign:multiple' | 'sign:number' | 'sign:goods'>) =>
    spoken.some(({ hits }) => signs.some((it) => hits.has(it)))
  const again = names('wish:again', 'sign:multiple') && !names('sign:number')
  const isFormer = clauses.some(
    (it) => it.kind === 'former' || (it.kind === 'went-well' && it.hits.has('sign:bought-before')),
  )
  if (spoken.length === clauses.length || again || !(isFormer || names('sign:goods'))) return null
  return spoken
}
