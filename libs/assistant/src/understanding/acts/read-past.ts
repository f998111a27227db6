import { hasTrait } from '../act-traits.ts'
import { type Topic, troubles } from '../reading-labels.ts'
import type { ParsedMessage } from '../parse/parse-message.ts'
import { isAct } from '../matching/match-marks.ts'
import { byShop, ofOwn, sells } from '../windows/purchase-senses.ts'
import { minutesAgo } from './minutes-ago.ts'
import { clauseKinds, isTrouble } from '../evidence/clause-kinds.ts'
import type { Purchase } from '../evidence/read-purchase.ts'
import type { Slots } from '../slots/read-slots.ts'
import { isOnlyTold, noItem, type PastPurchase } from '../reading.ts'

/** Evidence for the rules of a past purchase. */
type PastEvidence = ParsedMessage & { purchase: Purchase; slots: Slots; topics: readonly Topic[] }

/** The purchase that a message tells of; null for a question in general, and where nothing was paid. */
export function readPast(it: PastEvidence): PastPurchase | null {
  const { purchase, slots, marks } = it
  if (asksInGeneral(it) || marks.has('say-unpaid')) return null
  if (isOfNoPurchase(it)) return null
  const kind = purchase.kind
  if (kind && marks.has('elsewhere')) return { state: 'elsewhere', item: noItem }
  const isFine = purchase.kinds.has('went-well') && (!kind || kind === 'bought')
  const told = isFine ? 'fine' : kind && clauseKinds[kind].state
  if (!told) return null
  const isInPart = told === 'pending' && it.story.matches.has('story-sign:came-in-part')
  const state = isInPart ? 'short' : told
  const age = minutesAgo(it.utterance)
  const item = kind ? slots.bought : noItem
  const trouble = troubles.find((name) => it.matches.has(`trouble:${name}`))
  return { state, item, ...(age !== null && { minutesAgo: age }), ...(trouble && { trouble }) }
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
  const { questions, topics, slots, matches } = it
  return (
    questions.asks &&
    !tellsDeed(it) &&
    topics.length > 0 &&
    !slots.targets.length &&
    (matches.has('sign:only-asks') || !tellsOwn(it))
  )
}

/** 'comprei', 'meu pedido', and not 'meu primo' */
export const tellsOwn = ({ utterance: { units } }: ParsedMessage): boolean =>
  units.some((it, at) => ofOwn.test(it.text) && !units[at + 1]?.tags.includes('person~'))

const haltsOrCorrects = ({ marks }: ParsedMessage) =>
  [...marks.keys()].some((it) => isAct(it) && hasTrait(it, 'halt', 'correction'))

/** Whether a past purchase is complained of, and not only told. */
export function isComplaint({ state }: PastPurchase, it: PastEvidence): boolean {
  const { purchase, slots, context, questions, topics } = it
  if (purchase.isWish || state === 'fine' || state === 'elsewhere' || wantsTheRest(it)) return false
  if (context.expecting !== 'nothing') return !isOnlyTold({ state }) && complainsOfOther(state, it)
  const hasPage = slots.targets.some((it) => it.role === 'wanted')
  return (
    !isOnlyTold({ state }) ||
    (hasPage && !(questions.asks && topics.length > 0) && !purchase.kinds.has('went-well'))
  )
}

/** 'tenho 700, manda os 300 que faltam' */
const wantsTheRest = ({ matches, utterance }: PastEvidence) =>
  matches.has('sign:reaches-goal') &&
  utterance.units.some((it) => sells.test(it.text) || it.tags.includes('give~') || it.tags.includes('wish~'))

/** On the way to an order, a complaint has to be plain to be of another purchase. */
function complainsOfOther(state: PastPurchase['state'], it: PastEvidence): boolean {
  const { matches, slots, topics } = it
  if (matches.has('sign:former-purchase')) return true
  const isBare = !slots.items.length && !slots.targets.length
  const isOfPix = matches.has('sign:pix') && !matches.has('sign:ordered')
  if (!matches.has('sign:trouble') || (isBare && (isOfPix || topics.length > 0))) return false
  return state !== 'wrong' && (slots.items.length > 0 || !haltsOrCorrects(it))
}
