import type { Act } from './acts.ts'
import { oddsOfPurchase } from './learned/learned-reader.ts'
import type { ParsedMessage } from './parse-message.ts'
import { toldBy } from './phrases/purchases/purchase-phrases.ts'
import { isTakenBack } from './read-opposite.ts'
import { type Purchase, readPurchase } from './read-purchase.ts'
import { isOnlyTold, isProblem, noItem, type Reading } from './reading.ts'

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
  /** The visitor tells of a post, not of a purchase. */
  isPosted: boolean
  /** 'se cair, vocês repõem?' */
  isSupposed: boolean
  isQuestion: boolean
  asksPrice: boolean
  isBought: boolean
}

/** `certain`: a ticket opens at once · `doubted`: the visitor is asked first. */
export type Verdict = 'certain' | 'doubted' | 'solved' | 'elsewhere' | 'none'

/** The odds of a purchase made that a complaint must have: fewer where it says what was bought. */
const leastOdds = { said: 0.12, unsaid: 0.6 }

const rules: ReadonlyArray<readonly [Verdict, (it: ComplaintEvidence) => boolean]> = [
  ['elsewhere', (it) => it.isElsewhere],
  ['solved', (it) => it.isSolved],
  ['solved', (it) => it.wentWell && (it.jokes || (it.laughs && it.isAnnounced))],
  /** 'por que não me contaram que era tão barato?? quanto é 500?' */
  ['none', (it) => it.asksPrice && (it.odds < leastOdds.said || (it.isQuestion && !it.isBought))],
  ['doubted', (it) => it.odds < leastOdds[it.isSaid ? 'said' : 'unsaid']],
  ['doubted', (it) => it.laughs && (it.jokes || it.isAnnounced)],
  ['doubted', (it) => it.isSupposed && (it.isQuestion || it.isAnnounced)],
  /** 'postei ontem e até agora nada. 300 curtidas' */
  ['doubted', (it) => it.isPosted && !it.isBought],
]

/** A complaint is certain where a purchase made here and a problem of it are told, and nothing speaks against it. */
export const verdictOn = (evidence: ComplaintEvidence): Verdict =>
  rules.find(([, holds]) => holds(evidence))?.[0] ?? 'certain'

const complaining: readonly Act[] = ['complain', 'report-drop', 'want-refill']
/** Of no purchase here, or of one that went well, these ask for nothing. */
const ofPurchases: readonly Act[] = [...complaining, 'want-ticket', 'want-refund', 'say-paid', 'ask-status']

/** The reading of a complaint by what it comes to. */
export function weighComplaint(parsed: ParsedMessage, reading: Reading): Reading {
  const { past, acts } = reading
  const purchase = readPurchase(parsed.story)
  const isHeard = acts.includes('complain') || (past !== null && isProblem(past))
  const isAsked = acts.includes('want-ticket') || acts.includes('want-refund')
  const isToldOfOther = purchase.kinds.has('elsewhere') && [...purchase.kinds].some((it) => it in toldBy)
  if (!isHeard && !isAsked && !isToldOfOther) return reading
  const verdict = verdictOn(evidenceOf(parsed, reading, purchase))
  const calm = { ...reading, acts: acts.filter((it) => !ofPurchases.includes(it)) }
  const isOrder = purchase.isWish || reading.items.some((it) => it.quantity !== null && it.target !== null)
  if (verdict === 'elsewhere' && isOrder)
    return { ...calm, acts: [...new Set<Act>([...calm.acts, 'order'])], past: null }
  if (verdict === 'elsewhere') return { ...calm, items: [], past: { state: 'elsewhere', item: noItem } }
  if (verdict === 'solved' && !purchase.isWish)
    return { ...calm, items: [], past: { state: 'fine', item: noItem } }
  if (!isHeard || !past || acts.includes('want-ticket')) return reading
  if (verdict === 'none')
    return { ...reading, acts: acts.filter((it) => !complaining.includes(it)), past: null }
  if (verdict !== 'doubted') return reading
  return { ...reading, acts: acts.filter((it) => it !== 'report-drop'), past: { ...past, state: 'named' } }
}

function evidenceOf(parsed: ParsedMessage, reading: Reading, purchase: Purchase): ComplaintEvidence {
  const { story, hits } = parsed
  const { acts, past, isQuestion } = reading
  const { kinds } = purchase
  const isMissing = [...kinds].some((it) => missing.has(it))
  /** 'vocês estão de brincadeira, 45 conto?' */
  const isPriceWonderedAt =
    kinds.has('grumbled') && !isMissing && story.clauses.some((it) => it.hits.has('sign:money'))
  return {
    isSaid: story.hits.has('sign:of-purchase') && !(past && isOnlyTold(past)),
    isAnnounced: kinds.has('owed') && !isMissing,
    odds: oddsOfPurchase(parsed),
    isElsewhere: kinds.has('elsewhere') || past?.state === 'elsewhere',
    isSolved: story.hits.has('sign:solved'),
    wentWell: story.clauses.some((it) => it.hits.has('kind:went-well')),
    laughs: hits.has('act:laugh'),
    jokes: isTakenBack(story),
    isPosted: story.hits.has('sign:posted'),
    isSupposed: kinds.has('unreal'),
    isQuestion,
    asksPrice: acts.includes('ask-price') || (isQuestion && isPriceWonderedAt),
    isBought: kinds.has('bought'),
  }
}

const missing: ReadonlySet<string> = new Set([
  'lost',
  'undelivered',
  'pending',
  'partial',
  'short',
  'wrong',
  'regretted',
  'slip',
  'missed',
])
