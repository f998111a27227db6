import { fitted } from '../../fitted.ts'
import { afterPlatform, beforePlatform, pointingBack } from '../../windows/role-windows.ts'
import { hasWish, isBehindWish } from '../../parse/clauses.ts'
import { around } from '../../parse/units.ts'
import { type Fact, isOrdered, isQuantity, isWanted, platformNamed, type FactRule } from '../facts.ts'
import { isSaidThere } from './role-by-words.ts'
import { isJoined } from '../pages/page-facts.ts'
import { isShared } from '../part-quantities.ts'

/** 'meu youtube já anda sozinho, quero 500 no tiktok': a platform that is only told of takes no order beside another. */
export const mentionedPlatforms: FactRule = ({ evidence, facts }) => {
  const { units } = evidence.utterance
  const named = facts.filter((it) => it.kind === 'platform')
  const isMentioned = ({ at }: Fact) =>
    !isSaidThere(units, at) && afterPlatform.faring.test(around(units, at + 1, at + 4))
  /** 'no youtube e no tiktok eu não mexo' */
  const joinsPlatforms = (from: Fact, to: Fact) => afterPlatform.joins.test(around(units, from.at + 1, to.at))
  const mentioned = new Set<Fact>()
  for (const [index, it] of [...named.entries()].toReversed()) {
    const next = named[index + 1]
    if (isMentioned(it) || (next && mentioned.has(next) && joinsPlatforms(it, next))) mentioned.add(it)
  }
  const count = facts.filter(isOrdered).length
  const isWished = ({ at, clause }: Fact) => isBehindWish(evidence.clauses[clause]!, at)
  /** 'meu insta já bomba, agora quero tiktok' tells no quantity yet. */
  const isOneOrder = count === 1 || (count === 0 && named.some(isWished) && ![...mentioned].some(isWished))
  const { pages } = evidence.utterance
  const isPageThere = facts.some((it) => it.kind === 'page' && isWanted(it) && platformNamed(pages, it))
  const isBeside = isOneOrder && (mentioned.size < named.length || isPageThere)
  /** 'é só instagram?' asks which platforms there are. */
  const asksOnly = ({ at }: Fact) =>
    beforePlatform.only.test(around(units, at - 4, at)) &&
    afterPlatform.asked.test(around(units, at + 1, at + 3))
  return (it) =>
    it.kind === 'platform' && it.role !== 'negated' && ((isBeside && mentioned.has(it)) || asksOnly(it))
      ? 'mentioned'
      : undefined
}

/** 'tenho 8 mil no insta, quero 500 no tiktok': platforms beside the one that is wanted. */
export const otherPlatforms: FactRule = ({ evidence, facts }) => {
  const named = facts.filter((it) => it.kind === 'platform' && isWanted(it))
  const platforms = facts.flatMap((it) =>
    isWanted(it) ? (platformNamed(evidence.utterance.pages, it) ?? []) : [],
  )
  const isOneOrder = facts.filter(isOrdered).length < 2
  const isOwned = ({ clause }: Fact) =>
    facts.some((it) => isQuantity(it) && (it.role === 'owned' || it.role === 'past') && it.clause === clause)
  const isUnwished = ({ clause }: Fact) =>
    !hasWish(evidence.clauses[clause]!) &&
    !facts.some((it) => it.kind === 'page' && it.clause === clause) &&
    facts.some((it) => isOrdered(it) && it.clause > clause + 1)
  if (!isOneOrder || new Set(platforms).size < 2) return () => undefined
  const { pages } = evidence.utterance
  const hasWantedPage = (it: Fact) =>
    facts.some((one) => one.kind === 'page' && isWanted(one) && platformNamed(pages, one) === it.value)
  const isMentioned = (it: Fact) => !hasWantedPage(it) && (isOwned(it) || isUnwished(it))
  const mentioned = named.every(isMentioned) ? named.filter(isOwned) : named.filter(isMentioned)
  return (it) => (mentioned.some((one) => one === it) ? 'mentioned' : undefined)
}

/** Platforms with more than joining words between, one quantity and one page: that of the wish, or else of the quantity. */
export const apartPlatforms: FactRule = ({ evidence, facts }) => {
  const { utterance, clauses } = evidence
  const { units } = utterance
  const named = facts.filter((it) => it.kind === 'platform' && isWanted(it))
  const [quantity, ...others] = facts.filter(isOrdered)
  const pages = facts.filter((it) => it.kind === 'page' && isWanted(it))
  const isApart = named.slice(1).some((it, at) => !isJoined(units, named[at]!.at, it.at))
  if (!quantity || others.length > 0 || pages.length > 1 || !isApart || isShared(evidence))
    return () => undefined
  const nearest = named.findLast(({ at }) => at < quantity.at) ?? named[0]
  const isPagePlatform = (it: Fact) => platformNamed(utterance.pages, pages[0]!) === it.value
  /** '500 seguidores no insta' */
  const isBehindQuantity = ({ at }: Fact) => quantity.at < at && at <= quantity.at + 3
  const score = fitted.platformOfOne
  const scoreOf = (it: Fact) =>
    (pages[0] && isPagePlatform(it) ? score.ofPage : 0) +
    score.behindQuantity * Number(isBehindQuantity(it)) +
    score.behindWish * Number(isBehindWish(clauses[it.clause]!, it.at)) +
    score.own * Number(pointingBack.own.test(units[it.at - 1]?.text ?? '')) +
    score.nearest * Number(it === nearest)
  const [meant] = named.toSorted((a, b) => scoreOf(b) - scoreOf(a))
  return (it) =>
    it.kind === 'platform' && isWanted(it) && it.value !== meant?.value ? 'mentioned' : undefined
}
