import { decide, type Rules, when } from '../../decide.ts'
import type { Act } from '../acts.ts'
import type { ParsedMessage } from '../parse/parse-message.ts'
import { toldBy } from '../phrases/purchases/purchase-phrases.ts'
import { isTakenBack } from '../evidence/read-opposite.ts'
import {
  emptyReading,
  isOnlyTold,
  isProblem,
  noItem,
  type PastPurchase,
  type Reading,
  says,
  withAct,
  withoutActs,
} from '../reading.ts'
import type { Hypothesis } from './hypothesis.ts'
import { isAccountedFor } from './apply-opinion.ts'

/** The evidence that a message complains of a purchase made here. */
export type ComplaintEvidence = {
  /** It says that something was bought, paid or delivered. */
  isSaid: boolean
  /** 'vou reclamar', and not what of: nothing that did not come, went away or is not as it was ordered. */
  isAnnounced: boolean
  /** The odds that it speaks of a purchase made, by its words alone. */
  odds: number
  isElsewhere: boolean
  isSolved: boolean
  wentWell: boolean
  laughs: boolean
  jokes: boolean
  /** 'minha foto parou em 41 curtidas, sobe 300 nela': nothing was bought, and a whole order sounds like one. */
  isStandstill: boolean
  /** It says how many more that page gets. */
  isHelpedOn: boolean
  /** The visitor tells of a post, not of a purchase. */
  isPosted: boolean
  /** 'se cair, vocês repõem?', 'vocês estão de brincadeira, 45 conto?' */
  isSupposed: boolean
  /** The page is the visitor's own and does not grow. */
  isFlopped: boolean
  /** 'tenho 500 parados, vocês vendem curtida?' */
  asksSale: boolean
  isQuestion: boolean
  asksPrice: boolean
  isBought: boolean
  /** It names goods, how many and for which page, as an order does. */
  isWhole: boolean
  /** It says what did not come, or is not as it was ordered. */
  isMissing: boolean
  /** The odds of an order. */
  order: number
}

/** `certain`: the reading stands; whether a ticket opens at once, `certain-ticket.ts` decides · `doubted`: the visitor is asked. */
export type Verdict = 'certain' | 'doubted' | 'solved' | 'elsewhere' | 'none'

/** The odds of a purchase made that a complaint must have: fewer where it says what was bought. */
const leastOdds = { heard: 0.03, said: 0.12, unsaid: 0.6, whole: 0.6 }

/** The odds of an order from which on a page that stands still is to be helped on: complaints have a tenth. */
const leastOrder = 0.2
const likelyOrder = 0.5

const rules: Rules<ComplaintEvidence, Verdict> = {
  'of another shop': when((it) => it.isElsewhere, 'elsewhere'),
  'over by now': when((it) => it.isSolved, 'solved'),
  'a joke on what went well': when(
    (it) => it.wentWell && (it.jokes || (it.laughs && it.isAnnounced)),
    'solved',
  ),
  /** 'por que não me contaram que era tão barato?? quanto é 500?' */
  'wonders at a price': when(
    (it) => it.asksPrice && (it.odds < leastOdds.said || (it.isQuestion && !it.isBought)),
    'none',
  ),
  'a ticket only supposed': when(
    (it) => it.isSupposed && it.isQuestion && !it.isBought && !it.isMissing,
    'none',
  ),
  'a page that does not grow': when((it) => it.isFlopped && !it.isSaid && !it.isBought, 'none'),
  'asks what is sold': when((it) => it.asksSale && it.isQuestion && !it.isBought, 'none'),
  /** 'quero reclamar do calor' */
  'of nothing here': when(
    (it) => it.laughs && it.odds < leastOdds.heard && !it.isSaid && !it.isBought && !it.isMissing,
    'none',
  ),
  'a page to be helped on': when(
    (it) => it.isStandstill && it.isHelpedOn && !it.isSaid && !it.isBought && it.order >= likelyOrder,
    'none',
  ),
  'a page that stands still': when((it) => it.isStandstill && !it.isSaid && !it.isBought, 'doubted'),
  'of no purchase': when((it) => it.odds < leastOdds[it.isSaid ? 'said' : 'unsaid'], 'doubted'),
  /** 'vi que demora 5 dias, beleza. 2500 pra @x' */
  'a whole order': when((it) => it.isWhole && !it.isBought && it.odds < leastOdds.whole, 'doubted'),
  laughed: when((it) => it.laughs && (it.jokes || it.isAnnounced), 'doubted'),
  supposed: when((it) => it.isSupposed && (it.isQuestion || it.isAnnounced), 'doubted'),
  /** 'postei ontem e até agora nada. 300 curtidas' */
  'of a post': when((it) => it.isPosted && !it.isBought, 'doubted'),
}

/** A complaint is certain where a purchase made here and a problem of it are told, and nothing speaks against it. */
export const verdictOn = (evidence: ComplaintEvidence): Verdict => decide(rules, evidence) ?? 'certain'

const complaining: readonly Act[] = ['complain', 'report-drop', 'want-refill']
/** Of no purchase here, or of one that went well, these ask for nothing. */
const ofPurchases: readonly Act[] = [...complaining, 'want-ticket', 'want-refund', 'say-paid', 'ask-status']

/** Decides on a message that complains, or asks for what a complaint gets; null where it is as the tables read it. */
export function decideComplaint(it: Hypothesis): Reading | null {
  const { kinds } = it.evidence.purchase
  const isOfPurchase = [...kinds].some((kind) => kind in toldBy)
  const isAsked = kinds.has('unreal') && says(it.reading, 'want-ticket')
  return isOfPurchase || isAsked || isComplaining(it.reading) ? outcomes[verdictOn(evidenceOf(it))](it) : null
}

const isComplaining = (reading: Reading) =>
  says(reading, 'complain') || (reading.past !== null && isProblem(reading.past))

const outcomes: Record<Verdict, (it: Hypothesis) => Reading | null> = {
  certain: () => null,
  doubted: ({ reading }) =>
    reading.past && isComplaining(reading) && !says(reading, 'want-ticket')
      ? { ...withoutActs(reading, ['report-drop']), past: { ...reading.past, state: 'named' } }
      : null,
  none: ({ reading }) =>
    isComplaining(reading) || says(reading, 'want-ticket')
      ? { ...withoutActs(reading, [...complaining, 'want-ticket']), past: null }
      : null,
  solved: ({ reading, evidence: { purchase } }) => (purchase.isWish ? null : calmly(reading, 'fine')),
  elsewhere: ({ reading, evidence: { purchase } }) =>
    purchase.isWish || reading.items.some((it) => it.quantity !== null && it.target !== null)
      ? { ...withAct(withoutActs(reading, ofPurchases), 'order'), past: null }
      : calmly(reading, 'elsewhere'),
}

const calmly = (reading: Reading, state: PastPurchase['state']): Reading => ({
  ...withoutActs(reading, ofPurchases),
  items: [],
  past: { state, item: noItem },
})

function evidenceOf({
  evidence: { story, hits, odds, purchase },
  reading,
  unprompted,
}: Hypothesis): ComplaintEvidence {
  const { acts, past, isQuestion } = reading
  const { kinds } = purchase
  const isMissing = [...kinds].some((it) => missing.has(it))
  const isPriceWonderedAt =
    kinds.has('grumbled') && !isMissing && story.clauses.some((it) => it.hits.has('sign:money'))
  return {
    isSaid: story.hits.has('sign:of-purchase') && !(past && isOnlyTold(past)),
    isAnnounced: kinds.has('owed') && !isMissing,
    odds: odds.ofPurchase(),
    isElsewhere: kinds.has('elsewhere') || past?.state === 'elsewhere',
    isSolved: story.hits.has('sign:solved'),
    wentWell: story.clauses.some((it) => it.hits.has('kind:went-well')),
    laughs: hits.has('act:laugh'),
    jokes: isTakenBack(story),
    isStandstill:
      kinds.has('partial') &&
      reading.items.some((it) => it.quantity !== null && it.target !== null) &&
      unprompted().odds.order >= leastOrder,
    isHelpedOn: story.hits.has('sign:helped-on'),
    isPosted: story.hits.has('sign:posted'),
    isSupposed: kinds.has('unreal') || isPriceWonderedAt,
    isFlopped: story.hits.has('sign:flopped'),
    asksSale: story.hits.has('sign:asks-sale'),
    isMissing,
    order: unprompted().odds.order,
    isQuestion,
    asksPrice: acts.includes('ask-price'),
    isBought: kinds.has('bought'),
    isWhole: reading.items.some((it) => it.quantity !== null && it.target !== null),
  }
}

const missing: ReadonlySet<string> = new Set([
  ...['lost', 'undelivered', 'pending', 'partial', 'short', 'wrong', 'regretted', 'slip', 'missed'],
])

/** The odds from which on a message complains of a purchase, though the tables read nothing of it. */
const least = { unprompted: 0.9, byWords: 0.8 }
/** Fewer words may begin anything. */
const fewestWords = 6

/**
 * 'no anúncio tava “não cai”. CAIU': a ticket is offered, whatever its words have in common with an order or a question. Both
 * learned opinions have to say so.
 */
export function unheardComplaint({ reading, evidence, unprompted }: Hypothesis): Reading | null {
  const { past, targets, confidence } = reading
  const words = evidence.utterance.units.filter(({ kind }) => kind !== 'sign').length
  const isOther = isAccountedFor(reading, 'complain') && !isKnown(evidence, reading)
  /** 'vou processar vocês kkk, não dou conta de tanto cliente, parabéns' */
  if (says(reading, 'laugh') && reading.kindness.includes('praise')) return null
  if (says(reading, 'say-unpaid')) return null
  if (!isOther || words < fewestWords || unprompted().odds.complain < least.unprompted) return null
  if (evidence.odds.ofPurchase() < least.byWords) return null
  return {
    ...emptyReading,
    acts: ['complain'],
    past: { item: noItem, ...past, state: 'named' },
    targets,
    confidence,
  }
}

/** The tables know what it is about: a purchase, an order placed here or one told whole. */
const isKnown = ({ context: { placed = [] } }: ParsedMessage, reading: Reading): boolean =>
  placed.length > 0 ||
  reading.items.some((it) => it.quantity !== null && it.target !== null) ||
  (reading.past !== null && (!isOnlyTold(reading.past) || reading.past.minutesAgo !== undefined)) ||
  says(reading, ...ofPurchases, 'want-person', 'ask-payment', 'ask-pix-again')
