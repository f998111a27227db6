import { certainty } from '../../certainty.ts'
import { isLong } from '../../parse/units.ts'
import { clauseKinds, isOfPurchase } from '../../evidence/clause-kinds.ts'
import { isJoke } from '../../evidence/read-out-of-scope.ts'
import { says, tellsOrder } from '../../reading.ts'
import type { Evidence } from '../../collect-evidence.ts'
import { tellsOwn } from '../../evidence/past-purchase.ts'
import { type Candidate, probabilityOfAny } from '../candidate.ts'

/** The evidence that a message complains of a purchase made here. */
export type ComplaintEvidence = {
  /** The probability that one is complained of or asked after. */
  probability: number
  /** The same by the classifier of first messages, where one may be judged by it; 1 elsewhere. */
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
  /** 'comprei com vocês' */
  isBoughtHere: boolean
  /** 'meu irmão comprou', and nothing of the visitor's own. */
  isOfOther: boolean
  isLong: boolean
  /** Another clause means goods for now. */
  isOfNow: boolean
  /** A slip in the page, which the message tells anew. */
  isPutRight: boolean
  /** 'digamos que eu comprasse', 'se cair, vocês repõem?' */
  isSupposed: boolean
  isQuestion: boolean
  asksPrice: boolean
  /** The visitor tells of a post, not of a purchase. */
  isPosted: boolean
}

export function complaintEvidenceOf({ evidence, reading, unprompted }: Candidate): ComplaintEvidence {
  const { story, matches, probabilities, purchase, context } = evidence
  const { other, track } = probabilities.ofPurchase()
  /** A purchase that is only asked after sounds like any question. */
  const isOfOpenReader = context.expecting === 'nothing' && track < certainty.likely
  const { kinds } = purchase
  /** 'fui cobrada duas vezes por 500 seguidores no @loja.x' tells the purchase too. */
  const isChargedTwice = matches.has('trouble:charged-twice') && !purchase.isWish
  const isMissing = isChargedTwice || [...kinds].some((it) => clauseKinds[it].isMissing)
  return {
    probability: 1 - other,
    probabilityUnprompted: isOfOpenReader ? probabilityOfAny(unprompted(), 'complain', 'track') : 1,
    isElsewhere: kinds.has('elsewhere') || reading.past?.state === 'elsewhere',
    isOfHereFirst:
      !purchase.isWish &&
      purchase.clauses.find(({ kind }) => kind === 'elsewhere' || isOfPurchase(kind))?.kind !== 'elsewhere',
    isSolved: story.matches.has('story-sign:solved'),
    wentWell: story.clauses.some((it) => it.matches.has('kind:went-well')),
    laughs: matches.has('act:laugh'),
    jokes: isJoke(story),
    isMissing,
    isOwed: kinds.has('owed'),
    isOrderTold: tellsOrder(reading),
    isBought: isChargedTwice || kinds.has('bought'),
    isBoughtHere: story.matches.has('story-sign:bought-here'),
    isOfOther: isOfOther(evidence),
    isLong: isLong(evidence.utterance),
    isOfNow: purchase.clauses.some(
      (it) =>
        it.kind === 'rest' &&
        it.matches.has('clause-sign:meant-now') &&
        (it.matches.has('clause-sign:number') || it.matches.has('clause-sign:goods')),
    ),
    isPutRight: kinds.has('slip') && reading.targets.some(({ role }) => role === 'negated'),
    isSupposed: evidence.marks.has('hypothesis') || kinds.has('unreal'),
    isQuestion: reading.isQuestion,
    asksPrice: says(reading, 'ask-price'),
    isPosted: story.matches.has('story-sign:posted'),
  }
}

/** A page is mostly told for one's own. */
const isOfOther = (evidence: Evidence) =>
  evidence.story.clauses.some((it) => it.matches.has('clause-sign:of-other')) &&
  evidence.utterance.pages.length === 0 &&
  !evidence.story.matches.has('story-sign:bought-here') &&
  !tellsOwn(evidence)
