import { hasTrait, saysAny } from '../act-traits.ts'
import { minutesAgo } from '../acts/minutes-ago.ts'
import type { Evidence } from '../evidence/collect-evidence.ts'
import { emptyReading, noItem, type PastPurchase, type Reading, says } from '../reading.ts'
import { certain, isLong, tellsOrder, wordCount } from './decide-complaint.ts'
import type { Candidate } from './candidate.ts'

/** The probability from which on a message complains of a purchase, whatever the tables read: a short one, a story, a question of a topic. */
const least = { short: 0.85, story: 0.5, answerable: 0.75 }
/** The probability from which on a story that names a purchase surely complains: by itself, or beside an order. */
const sure = { alone: 0.75, besideOrder: 0.9 }
/** The least probabilities by the reader of all first messages. */
const leastOfAll = 0.5
/** Fewer words may begin anything. */
const fewestWords = 6

/** A complaint that the tables missed, told inside a longer story or in words of an order or a question. */
export function missedComplaint({ reading, evidence, unprompted }: Candidate): Reading | null {
  if (says(reading, 'complain') || evidence.matches.has('sign:only-asks')) return null
  const leastProbability = leastOf(reading, evidence)
  const mayOrder = tellsOrder(reading) || evidence.purchase.isWish
  if (leastProbability === null || (mayOrder && (evidence.context.placed ?? []).length > 0)) return null
  const { complain } = evidence.probabilities.ofPurchase()
  if (complain < leastProbability) return null
  const isNamed = isLong(evidence) && evidence.story.matches.has('sign:of-purchase')
  const isSure =
    isNamed &&
    complain >= (mayOrder ? sure.besideOrder : sure.alone) &&
    unprompted().probabilities.complain >= leastOfAll
  /** The tables ask about a purchase that they read by themselves, where it is not beside all of an order. */
  const isAsked =
    !tellsOrder(reading) &&
    (reading.past !== null || saysAny(reading, 'of-purchase') || says(reading, 'ask-price'))
  if (isAsked && !isSure) return null
  const isUnsure = Math.min(complain, unprompted().probabilities.complain) < certain
  return complaintOf(reading, evidence, { isSure, isUnsure })
}

function leastOf(reading: Reading, evidence: Evidence): number | null {
  if (wordCount(evidence) < fewestWords) return null
  if (!isLong(evidence)) return tellsOrder(reading) ? null : least.short
  return reading.isQuestion && reading.topics.length > 0 ? least.answerable : least.story
}

function complaintOf(
  reading: Reading,
  { purchase, utterance }: Evidence,
  { isSure, isUnsure }: { isSure: boolean; isUnsure: boolean },
): Reading {
  const { targets, confidence, acts, orderRef, money, past } = reading
  const state = isSure ? stateIn(purchase.kinds) : 'named'
  const age = minutesAgo(utterance)
  return {
    ...emptyReading,
    items: isSure ? [] : reading.items,
    acts: ['complain', ...acts.filter((it) => hasTrait(it, 'redress'))],
    past: {
      item: past?.item ?? noItem,
      state,
      ...(age !== null && { minutesAgo: age }),
      ...(isUnsure && { isUnsure }),
    },
    targets,
    orderRef,
    money,
    confidence,
  }
}

const stateIn = (kinds: ReadonlySet<string>): PastPurchase['state'] => {
  if (kinds.has('lost')) return 'lost'
  return ['wrong', 'slip', 'regretted'].some((it) => kinds.has(it)) ? 'wrong' : 'pending'
}
