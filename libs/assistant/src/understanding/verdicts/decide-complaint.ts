import { decide, type Rules, when } from '../../decide.ts'
import type { Act } from '../acts.ts'
import type { ParsedMessage } from '../parse/parse-message.ts'
import { outcomeOf } from '../phrases/purchases/purchase-phrases.ts'
import { isTakenBack } from '../evidence/read-opposite.ts'
import { isProblem, noItem, type PastPurchase, type Reading, says, withAct, withoutActs } from '../reading.ts'
import type { Hypothesis } from './hypothesis.ts'

/** The evidence that a message complains of a purchase made here. */
export type ComplaintEvidence = {
  /** The odds that one is complained of or asked after. */
  odds: number
  isElsewhere: boolean
  isSolved: boolean
  wentWell: boolean
  laughs: boolean
  jokes: boolean
  /** It says what did not come, went away or is not as it was ordered. */
  isMissing: boolean
  /** 'vou reclamar', 'quero resolver' */
  isOwed: boolean
  /** It names goods, how many and for which page, as an order does. */
  isOrderTold: boolean
  /** It says that something was bought. */
  isBought: boolean
  /** It is long. */
  isStory: boolean
  /** 'digamos que eu comprasse', 'se cair, vocês repõem?' */
  isSupposed: boolean
  isQuestion: boolean
  asksPrice: boolean
  /** The visitor tells of a post, not of a purchase. */
  isPosted: boolean
}

/** `certain`: the reading stands; whether a ticket opens at once, `certain-ticket.ts` decides · `doubted`: the visitor is asked. */
export type Verdict = 'certain' | 'doubted' | 'solved' | 'elsewhere' | 'none'

/** The odds below which a message that sounds like a complaint is none, also where it says what is missing; and those of one. */
const bars = {
  plain: { least: 0.2, certain: 0.45 },
  /** Beside all of an order: a longer story has more words that only sound like a complaint. */
  purchase: { least: 0.005, certain: 0.5 },
  order: { least: 0.1, certain: 0.4 },
  story: { least: 0.15, certain: 0.85 },
}
const leastOfMissing = 0.1
const barsOf = ({ isOrderTold, isBought, isStory }: ComplaintEvidence) =>
  bars[!isOrderTold ? 'plain' : isBought ? 'purchase' : isStory ? 'story' : 'order']

/** 'vou reclamar kkk', and not what of. */
const isLaughedAt = ({ laughs, isOwed, isMissing }: ComplaintEvidence) => laughs && isOwed && !isMissing

const rules: Rules<ComplaintEvidence, Verdict> = {
  'of another shop': when((it) => it.isElsewhere, 'elsewhere'),
  'over by now': when((it) => it.isSolved, 'solved'),
  'a joke on what went well': when((it) => it.wentWell && (it.jokes || isLaughedAt(it)), 'solved'),
  'of no purchase': when(
    (it) => it.odds < Math.min(barsOf(it).least, it.isMissing || it.isOwed ? leastOfMissing : 1),
    'none',
  ),
  'asks a price': when((it) => it.asksPrice && !it.isBought && !it.isMissing, 'none'),
  'a ticket only supposed': when(
    (it) => it.isSupposed && !it.isBought && it.isQuestion && !it.isMissing,
    'none',
  ),
  'only supposed': when((it) => it.isSupposed && !it.isBought, 'doubted'),
  /** 'postei ontem e até agora nada. 300 curtidas' */
  'of a post': when((it) => it.isPosted && !it.isBought, 'doubted'),
  'of something like one': when((it) => it.odds < barsOf(it).certain, 'doubted'),
  laughed: when((it) => (it.laughs && it.jokes) || isLaughedAt(it), 'doubted'),
}

/** A complaint is certain where a purchase made here and a problem of it are told, and nothing speaks against it. */
export const verdictOn = (evidence: ComplaintEvidence): Verdict => decide(rules, evidence) ?? 'certain'

const complaining: readonly Act[] = ['complain', 'report-drop', 'want-refill']
/** Of no purchase here, or of one that went well, these ask for nothing. */
export const ofPurchases: readonly Act[] = [
  ...complaining,
  'want-ticket',
  'want-refund',
  'say-paid',
  'ask-status',
]

/** Decides on a message that complains, or asks for what a complaint gets; null where it is as the tables read it. */
export function decideComplaint(it: Hypothesis): Reading | null {
  const { kinds } = it.evidence.purchase
  const isOfPurchase = [...kinds].some((kind) => kind in outcomeOf)
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

function evidenceOf({ evidence, reading }: Hypothesis): ComplaintEvidence {
  const { story, hits, odds, purchase } = evidence
  const { kinds } = purchase
  const isMissing = [...kinds].some((it) => missing.has(it))
  return {
    odds: 1 - odds.ofPurchase().other,
    isElsewhere: kinds.has('elsewhere') || reading.past?.state === 'elsewhere',
    isSolved: story.hits.has('sign:solved'),
    wentWell: story.clauses.some((it) => it.hits.has('kind:went-well')),
    laughs: hits.has('act:laugh'),
    jokes: isTakenBack(story),
    isMissing,
    isOwed: kinds.has('owed'),
    isOrderTold: tellsOrder(reading),
    isBought: kinds.has('bought'),
    isStory: isStory(evidence),
    isSupposed: evidence.marks.has('hypothesis') || kinds.has('unreal'),
    isQuestion: reading.isQuestion,
    asksPrice: says(reading, 'ask-price'),
    isPosted: story.hits.has('sign:posted'),
  }
}

/** A shorter message may be the rest of something. */
const wordsOfStory = 12
export const wordCount = ({ utterance }: ParsedMessage) =>
  utterance.units.filter(({ kind }) => kind !== 'sign').length
export const isStory = (parsed: ParsedMessage): boolean => wordCount(parsed) >= wordsOfStory

/** It names goods, how many and for which page. */
export const tellsOrder = ({ items }: Reading) =>
  items.some((it) => it.quantity !== null && it.target !== null)

const missing: ReadonlySet<string> = new Set([
  ...['lost', 'undelivered', 'pending', 'partial', 'short', 'wrong', 'regretted', 'slip', 'missed'],
])
