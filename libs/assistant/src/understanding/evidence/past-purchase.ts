import { type PurchaseState, type Topic, troubles } from '../reading-labels.ts'
import type { ParsedMessage } from '../parse/parse-message.ts'
import { byShop, ofOwn } from '../windows/purchase-senses.ts'
import { minutesAgo } from './minutes-ago.ts'
import { clauseKinds, isTrouble } from './clause-kinds.ts'
import type { Purchase } from './read-purchase.ts'
import type { PastPurchase } from '../reading.ts'

type PastEvidence = ParsedMessage & { purchase: Purchase; topics: readonly Topic[] }

/** How the purchase that a message tells of stands; null for a question in general, and where nothing was paid. */
export function readPast(it: PastEvidence): Omit<PastPurchase, 'items'> | null {
  const { purchase, marks } = it
  if (asksInGeneral(it) || marks.has('say-unpaid') || isOfNoPurchase(it)) return null
  const { kind } = purchase
  if (kind && marks.has('elsewhere')) return { state: 'elsewhere' }
  const isFine = purchase.kinds.has('went-well') && (!kind || kind === 'bought')
  const stated = isFine ? 'fine' : kind && clauseKinds[kind].state
  if (!stated) return null
  const isInPart = stated === 'pending' && it.story.matches.has('story-sign:came-in-part')
  const age = minutesAgo(it.utterance)
  const trouble = troubles.find((name) => it.matches.has(`trouble:${name}`))
  return {
    state: isInPart ? 'short' : stated,
    ...(age !== null && { minutesAgo: age }),
    ...(trouble && { trouble }),
  }
}

/** A loss that nobody bought, beside a wish or a question ('perdi 300, vocês vendem?'); a PIX or a grumble, and no goods. */
const isOfNoPurchase = ({ story, questions, purchase, matches }: PastEvidence) => {
  if (story.matches.has('story-sign:of-purchase')) return false
  const isAsking = questions.asks || story.clauses.some((it) => it.matches.has('wish:any'))
  return purchase.kind === 'lost'
    ? isAsking && !story.matches.has('story-sign:came-before')
    : !matches.has('sign:ordered') && (matches.has('sign:pix') || purchase.kind === 'grumbled')
}

const tellsDeed = ({ purchase, questions, utterance: { units } }: PastEvidence) =>
  purchase.kind !== null &&
  isTrouble(purchase.kind) &&
  questions.marks.length === 0 &&
  units.some((it) => byShop.test(it.text))

export const asksInGeneral = (it: PastEvidence): boolean => {
  const { questions, topics, utterance, matches } = it
  return (
    questions.asks &&
    !tellsDeed(it) &&
    topics.length > 0 &&
    !utterance.pages.length &&
    (matches.has('sign:only-asks') || !tellsOwn(it))
  )
}

/** 'comprei', 'meu pedido', and not 'meu primo' */
export const tellsOwn = ({ utterance: { units } }: ParsedMessage): boolean =>
  units.some((it, at) => ofOwn.test(it.text) && !units[at + 1]?.tags.includes('person~'))

type Told = Pick<ParsedMessage, 'context' | 'matches'> & {
  purchase: Purchase
  past: Pick<PastPurchase, 'state'> | null
}

/** A purchase was made, and no order with it; one that is only named may be an order. */
export const tellsPurchase = (it: Told): boolean =>
  it.purchase.kind !== null &&
  it.past !== null &&
  it.past.state !== 'named' &&
  (it.context.expecting === 'nothing' || isOfOther(it.past.state, it))

/** On the way to an order, a purchase has to be plain to be another one. */
export const isOfOther = (state: PurchaseState, { matches }: Pick<ParsedMessage, 'matches'>): boolean =>
  matches.has('sign:former-purchase') || (matches.has('sign:trouble') && state !== 'wrong')
