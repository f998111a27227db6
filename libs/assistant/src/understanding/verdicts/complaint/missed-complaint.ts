import { certainty } from '../../certainty.ts'
import { fitted } from '../../fitted.ts'
import { hasTrait, saysAny } from '../../act-traits.ts'
import { clauseKinds, worstOf } from '../../evidence/clause-kinds.ts'
import { minutesAgo } from '../../evidence/minutes-ago.ts'
import type { Evidence } from '../../collect-evidence.ts'
import { emptyReading, goodsNamed, type Reading, says, tellsOrder } from '../../reading.ts'
import { isLong, wordCount } from '../../parse/units.ts'
import type { Candidate } from '../candidate.ts'

/** A complaint that the tables missed, told inside a longer story or in words of an order or a question. */
export function missedComplaint({ reading, evidence, unprompted }: Candidate): Reading | null {
  if (says(reading, 'complain') || evidence.matches.has('sign:only-asks')) return null
  const leastProbability = leastMissed(reading, evidence)
  const mayOrder = tellsOrder(reading) || evidence.purchase.isWish
  if (leastProbability === null || (mayOrder && (evidence.context.placed ?? []).length > 0)) return null
  const isNamed = isLong(evidence.utterance) && evidence.story.matches.has('story-sign:of-purchase')
  const isBoughtHere = evidence.story.matches.has('story-sign:bought-here')
  /** The tables ask about a purchase that they read by themselves, where it is not beside all of an order. */
  const isAskedByTables =
    !tellsOrder(reading) &&
    (reading.past !== null || saysAny(reading, 'of-purchase') || says(reading, 'ask-price'))
  if (isAskedByTables && !isNamed) return null
  const { complain } = evidence.probabilities.ofPurchase()
  if (complain < leastProbability) return null
  const isSure =
    isNamed &&
    complain >= (mayOrder ? certainty.beyondDoubt : certainty.sure) &&
    (isBoughtHere || unprompted().probabilities.complain >= certainty.likely)
  if (isAskedByTables && !isSure) return null
  const isUnsure =
    !isBoughtHere && Math.min(complain, unprompted().probabilities.complain) < certainty.unasked
  return complaintOf(reading, evidence, { isSure, isUnsure })
}

/** The probability from which on it complains of a purchase: words with an answer of their own, a short message, or a story. */
function leastMissed(reading: Reading, evidence: Evidence): number | null {
  if (wordCount(evidence.utterance) < fitted.length.complaint) return null
  const isStory = isLong(evidence.utterance)
  if (!isStory && tellsOrder(reading)) return null
  if (reading.topics.length > 0 && (reading.isQuestion || !isStory)) return certainty.beyondDoubt
  return isStory ? certainty.likely : certainty.sure
}

function complaintOf(
  reading: Reading,
  { purchase, utterance }: Evidence,
  { isSure, isUnsure }: { isSure: boolean; isUnsure: boolean },
): Reading {
  const { targets, topics, coverage, acts, orderRef, money } = reading
  const kind = worstOf(purchase.kinds, (it) => clauseKinds[it].gist === 'problem')
  const state = isSure ? ((kind && clauseKinds[kind].state) ?? 'pending') : 'named'
  const age = minutesAgo(utterance)
  return {
    ...emptyReading,
    items: isSure ? [] : goodsNamed(reading),
    topics,
    acts: ['complain', ...acts.filter((it) => hasTrait(it, 'redress'))],
    past: {
      items: goodsNamed(reading),
      state,
      ...(age !== null && { minutesAgo: age }),
      ...(isUnsure && { isUnsure }),
    },
    targets,
    orderRef,
    money,
    coverage,
  }
}
