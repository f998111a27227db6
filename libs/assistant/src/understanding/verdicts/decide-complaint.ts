import { certainty } from '../certainty.ts'
import { decide, type Rules, when } from '../../decide.ts'
import { actsWith } from '../act-traits.ts'
import type { Act } from '../reading-labels.ts'
import type { ParsedMessage } from '../parse/parse-message.ts'
import { outcomeOf } from '../phrases/purchases/purchase-phrases.ts'
import { isJoke } from '../evidence/read-opposite.ts'
import { isProblem, noItem, type PastPurchase, type Reading, says, withAct, withoutActs } from '../reading.ts'
import type { Candidate } from './candidate.ts'

/** The evidence that a message complains of a purchase made here. */
export type ComplaintEvidence = {
  /** The probability that one is complained of or asked after. */
  probability: number
  /** The same by the reader of all first messages: where both are sure, nothing else is meant. */
  probabilityUnprompted: number
  isElsewhere: boolean
  /** A problem with us is told before a purchase elsewhere, and nothing is wished. */
  isOfHereFirst: boolean
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
  isLong: boolean
  /** Beside it, goods are meant now. */
  isOfNow: boolean
  /** 'digamos que eu comprasse', 'se cair, vocês repõem?' */
  isSupposed: boolean
  isQuestion: boolean
  asksPrice: boolean
  /** The visitor tells of a post, not of a purchase. */
  isPosted: boolean
}

/**
 * `certain`: the reading stands; whether a ticket opens at once, `is-ticket-certain.ts` decides · `likely`: a ticket is offered ·
 * `doubted`: the same, and it may be an order as well.
 */
export type Verdict = 'certain' | 'likely' | 'doubted' | 'solved' | 'elsewhere' | 'none'

/** The probability below which a message that sounds like a complaint is none: a story that all of an order is told in has to be likely one. */
function leastOf({ isOrderTold, isBought, isMissing, isOwed, isLong }: ComplaintEvidence): number {
  if (isOrderTold && isBought && isMissing) return 0
  if (isOrderTold && isLong) return certainty.likely
  const isTold = isMissing || (isOrderTold ? isBought : isOwed)
  return isTold ? certainty.remote : certainty.possible
}

/** The probability by both readers from which on one is beyond doubt: goods in a story that nobody bought, a purchase told, or what is missed. */
const leastSure = { goods: certainty.beyondDoubt, told: certainty.sure, missed: certainty.likely }
function isSure(it: ComplaintEvidence): boolean {
  const { isOrderTold, isLong, isBought, isMissing, isOwed } = it
  if (isBought && isMissing) return it.probability >= leastSure.missed
  const isOfGoods = isOrderTold && isLong && !isBought
  return isSureOfBoth(it, leastSure[isOfGoods ? 'goods' : isMissing || isOwed ? 'missed' : 'told'])
}
const isSureOfBoth = ({ probability, probabilityUnprompted }: ComplaintEvidence, from: number) =>
  Math.min(probability, probabilityUnprompted) >= from

/** 'vou reclamar kkk', and not what of. */
const isLaughedAt = ({ laughs, isOwed, isMissing }: ComplaintEvidence) => laughs && isOwed && !isMissing

/** 'se não chegar, vou no procon', 'mil seguidores kkk só se for na imaginação' */
const isSaidInAnger = ({ isOwed, asksPrice, laughs }: ComplaintEvidence) => (isOwed && !asksPrice) || laughs

/** 'vou reclamar, comprei 100 e agora minha mãe também quer kkk' */
const isContent = ({ isBought, isLong, isOrderTold, probability }: ComplaintEvidence) =>
  (isBought || (isLong && !isOrderTold)) && probability < certainty.beyondDoubt

export const complaintRules: Rules<ComplaintEvidence, Verdict> = {
  /** 'comprei aqui e parou em 300. meu cunhado comprou em outro lugar e recebeu' */
  'of another shop too': when((it) => it.isElsewhere && it.isOrderTold && it.isOfHereFirst, 'doubted'),
  'of another shop': when((it) => it.isElsewhere, 'elsewhere'),
  'over by now': when((it) => it.isSolved, 'solved'),
  'a joke on what went well': when(
    (it) => (it.wentWell && it.jokes) || ((it.wentWell || isContent(it)) && isLaughedAt(it)),
    'solved',
  ),
  /** 'seguidor eu já comprei, agora é curtida, 300' */
  'bought before, and ordered now': when((it) => it.isOrderTold && it.isOfNow && !it.isMissing, 'none'),
  'of no purchase': when((it) => it.probability < leastOf(it), 'none'),
  'asks a price': when(
    (it) => it.asksPrice && !it.isBought && !it.isMissing && !isSureOfBoth(it, leastSure.goods),
    'none',
  ),
  'a ticket only supposed': when(
    (it) => it.isSupposed && !it.isBought && it.isQuestion && !it.isMissing,
    'none',
  ),
  'supposed, and no complaint': when(
    (it) => it.isSupposed && !it.isBought && !isSaidInAnger(it) && !isSureOfBoth(it, certainty.sure),
    'none',
  ),
  'only supposed': when((it) => it.isSupposed && !it.isBought, 'doubted'),
  /** 'postei ontem e até agora nada. 300 curtidas' */
  'of a post': when((it) => it.isPosted && !it.isBought, 'doubted'),
  'of something like one': when((it) => !isSure(it), 'doubted'),
  laughed: when((it) => (it.laughs && it.jokes) || isLaughedAt(it), 'doubted'),
  'not beyond doubt': when((it) => !isSureOfBoth(it, certainty.unasked), 'likely'),
}

/** A complaint is certain where a purchase made here and a problem of it are told, and nothing speaks against it. */
export const verdictOn = (evidence: ComplaintEvidence): Verdict =>
  decide(complaintRules, evidence) ?? 'certain'

const ofPurchases = actsWith('of-purchase')
/** Words of a story that an order is told in put it off no more than they complain. */
const besideOrder: readonly Act[] = [...ofPurchases, 'postpone', 'pause', 'hedge']

/** Decides on a message that complains, or asks for what a complaint gets; null where it is as the tables read it. */
export function decideComplaint(it: Candidate): Reading | null {
  const { kinds } = it.evidence.purchase
  const isOfPurchase = [...kinds].some((kind) => kind in outcomeOf)
  const isAsked = kinds.has('unreal') && says(it.reading, 'want-ticket')
  if (asksBesideOrder(it)) return complaintByVerdict.none(it)
  return isOfPurchase || isAsked || isComplaining(it.reading)
    ? complaintByVerdict[verdictOn(complaintEvidenceOf(it))](it)
    : null
}

/** 'se meu irmão me devolver os 300 reais, aí eu faço 500 seguidores no @loja.x': words of a ticket or a refund in an order. */
const asksBesideOrder = ({ reading, evidence }: Candidate) =>
  tellsOrder(reading) &&
  says(reading, 'want-ticket', 'want-refund') &&
  1 - evidence.probabilities.ofPurchase().other < certainty.remote

const isComplaining = (reading: Reading) =>
  says(reading, 'complain') || (reading.past !== null && isProblem(reading.past))

const complaintByVerdict: Record<Verdict, (it: Candidate) => Reading | null> = {
  certain: () => null,
  likely: ({ reading }) =>
    isComplaining(reading) && !says(reading, 'want-ticket')
      ? { ...reading, past: { item: noItem, state: 'pending', ...reading.past, isUnsure: true } }
      : null,
  doubted: ({ reading, evidence: { purchase } }) =>
    says(reading, 'want-ticket') || !(isComplaining(reading) || purchase.kinds.has('elsewhere'))
      ? null
      : {
          ...withAct(withoutActs(reading, ['report-drop']), 'complain', 'order'),
          past: { item: noItem, ...reading.past, state: 'named' },
        },
  none: ({ reading, evidence: { context } }) => {
    if (!isComplaining(reading) && !says(reading, 'want-ticket', 'want-refund')) return null
    const left = tellsOrder(reading) ? asOrder(reading) : withoutActs(reading, ofPurchases)
    /** 'paguei já. agora 500 no @loja.y' */
    const isPaid = says(reading, 'say-paid') && (context.placed ?? []).length > 0
    return { ...(isPaid ? withAct(left, 'say-paid') : left), past: null }
  },
  solved: ({ reading, evidence: { purchase } }) => (purchase.isWish ? null : calmly(reading, 'fine')),
  elsewhere: ({ reading, evidence: { purchase } }) =>
    purchase.isWish || reading.items.some((it) => it.quantity !== null && it.target !== null)
      ? { ...withAct(withoutActs(reading, ofPurchases), 'order'), past: null }
      : calmly(reading, 'elsewhere'),
}

/** All of the order that is told, without goods that are only named beside it, such as those bought before. */
const asOrder = (reading: Reading): Reading => ({
  ...withoutActs(reading, besideOrder),
  items: reading.items.filter((it) => it.quantity !== null || it.target !== null),
})

const calmly = (reading: Reading, state: PastPurchase['state']): Reading => ({
  ...withoutActs(reading, ofPurchases),
  items: [],
  ...(state === 'fine' && { targets: [] }),
  past: { state, item: noItem },
})

function complaintEvidenceOf({ evidence, reading, unprompted }: Candidate): ComplaintEvidence {
  const { story, matches, probabilities, purchase, context } = evidence
  const { other, track } = probabilities.ofPurchase()
  /** A purchase that is only asked after sounds like any question. */
  const isOfOpenReader = context.expecting === 'nothing' && track < certainty.likely
  const { kinds } = purchase
  /** 'fui cobrada duas vezes por 500 seguidores no @loja.x' tells the purchase too. */
  const isChargedTwice = matches.has('trouble:charged-twice') && !purchase.isWish
  const isMissing = isChargedTwice || [...kinds].some((it) => missing.has(it))
  return {
    probability: 1 - other,
    probabilityUnprompted: isOfOpenReader
      ? unprompted().probabilities.complain + unprompted().probabilities.track
      : 1,
    isElsewhere: kinds.has('elsewhere') || reading.past?.state === 'elsewhere',
    isOfHereFirst:
      !purchase.isWish &&
      purchase.clauses.find(({ kind }) => kind === 'elsewhere' || kind in outcomeOf)?.kind !== 'elsewhere',
    isSolved: story.matches.has('sign:solved'),
    wentWell: story.clauses.some((it) => it.matches.has('kind:went-well')),
    laughs: matches.has('act:laugh'),
    jokes: isJoke(story),
    isMissing,
    isOwed: kinds.has('owed'),
    isOrderTold: tellsOrder(reading),
    isBought: isChargedTwice || kinds.has('bought'),
    isLong: isLong(evidence),
    isOfNow: purchase.clauses.some(
      ({ kind, matches }) =>
        kind === 'rest' &&
        matches.has('sign:meant-now') &&
        (matches.has('sign:number') || matches.has('sign:goods')),
    ),
    isSupposed: evidence.marks.has('hypothesis') || kinds.has('unreal'),
    isQuestion: reading.isQuestion,
    asksPrice: says(reading, 'ask-price'),
    isPosted: story.matches.has('sign:posted'),
  }
}

/** A shorter message may be the rest of something. */
const fewestWordsOfLong = 12
export const wordCount = ({ utterance }: ParsedMessage) =>
  utterance.units.filter(({ kind }) => kind !== 'punctuation').length
export const isLong = (parsed: ParsedMessage): boolean => wordCount(parsed) >= fewestWordsOfLong

/** It names goods, how many and for which page. */
export const tellsOrder = ({ items }: Reading) =>
  items.some((it) => it.quantity !== null && it.target !== null)

const missing: ReadonlySet<string> = new Set([
  ...['lost', 'undelivered', 'pending', 'partial', 'short', 'wrong', 'regretted', 'slip', 'missed'],
])
