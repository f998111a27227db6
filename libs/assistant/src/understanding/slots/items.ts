import type { Platform } from '@smm/contracts/products'
import { isPublished } from '@smm/pricing/published-products'
import type { Fact } from './facts.ts'
import { type Item, noItem, type Target } from '../reading.ts'
import { nameOf } from '../clauses.ts'
import type { Unit } from '../utterance.ts'

const maxItems = 10
type Draft = Item & { from: number; to: number }

/**
 * Gathers facts into items: a new one begins where a fact of a kind comes a second time with another value, or the same
 * quantity after 'e'.
 */
export function itemsOf(facts: readonly Fact[], units: readonly Unit[], targets: readonly Target[]): Item[] {
  const drafts: Draft[] = []
  let current: Draft | null = null
  for (const fact of facts) {
    if (!current || startsNew(current, fact, facts, units, targets)) {
      current = { ...noItem, from: fact.at, to: fact.at }
      drafts.push(current)
    }
    current.to = fact.at
    give(current, fact, targets)
  }
  const named = drafts.filter(
    (it) => it.platform || it.serviceType || it.quantity !== null || it.choice || it.target !== null,
  )
  return placeTargets(inherit(mergeLoose(named)), targets)
    .slice(0, maxItems)
    .map(({ platform, serviceType, quantity, choice, target }) =>
      asCalledThere({ platform, serviceType, quantity, choice, target }),
    )
}

function startsNew(
  current: Draft,
  fact: Fact,
  facts: readonly Fact[],
  units: readonly Unit[],
  targets: readonly Target[],
): boolean {
  /** 'insta @a 100, tiktok @b 300' */
  const leads = facts[0]?.kind === 'platform'
  const isJoined = /^(e|,|\n|;|\+|mais|tambem|L|\)|-)$/.test(nameOf(units[fact.at - 1]))
  if (fact.kind === 'quantity') {
    if (current.quantity === null)
      return (
        (current.choice !== null && current.serviceType !== null) ||
        isOfOtherNetwork(current, fact, facts, units)
      )
    return current.quantity !== fact.value || isJoined || isOfNextPage(current, fact, facts)
  }
  if (fact.kind === 'service')
    return (
      current.serviceType !== null && current.serviceType !== fact.value && !isSameThing(current, fact.value)
    )
  if (fact.kind === 'platform') {
    if (isJoined && leads && current.quantity !== null && current.target !== null) return true
    if (current.platform === null || current.platform === fact.value) return false
    return !(current.target !== null && targets[current.target]?.platform === fact.value)
  }
  if (fact.kind === 'page') {
    if (current.target === null) {
      const platform = targets[fact.value]?.link?.platform
      return Boolean(
        platform && current.platform && platform !== current.platform && current.quantity !== null,
      )
    }
    return true
  }
  return current.choice !== null
}

/** 'meu insta é @a e meu tiktok é @b. 500 no insta': the number is of the network behind it. */
function isOfOtherNetwork(
  current: Draft,
  fact: Fact,
  facts: readonly Fact[],
  units: readonly Unit[],
): boolean {
  const next = facts.find((it) => it.at > fact.at && it.kind !== 'service')
  if (current.target === null || next?.kind !== 'platform' || next.value === current.platform) return false
  if (units[next.at + 1]?.kind === 'L') return false
  return units
    .slice(fact.at + 1, next.at)
    .every((it) => it.kind === 'G' || /^(n[oa]|pr[oa]|em|para|o|de)$/.test(it.text))
}

/** 'metade pro @a, metade pro @b': the same quantity once more, for another page. */
const isOfNextPage = (current: Draft, fact: Fact, facts: readonly Fact[]) =>
  current.target !== null && facts.some((it) => it.kind === 'page' && it.at > fact.at)

const isSameThing = (current: Draft, service: string) =>
  (current.serviceType === 'followers' && service === 'subscribers') ||
  (current.serviceType === 'subscribers' && service === 'followers')

function give(draft: Draft, fact: Fact, targets: readonly Target[]): void {
  if (fact.kind === 'quantity') draft.quantity = fact.value
  if (fact.kind === 'service') draft.serviceType = fact.value
  if (fact.kind === 'platform') draft.platform = fact.value
  if (fact.kind === 'package') draft.choice = { by: 'name', name: fact.value }
  if (fact.kind !== 'page') return
  draft.target = fact.value
  draft.platform ??= targets[fact.value]?.link?.platform ?? null
}

/** '500 seguidores' and, sentences later, '… no insta': a draft that tells nothing twice joins the one before. */
function mergeLoose(drafts: readonly Draft[]): Draft[] {
  const merged: Draft[] = []
  for (const it of drafts) {
    const before = merged.at(-1)
    if (before && fits(before, it)) Object.assign(before, filled(before, it))
    else merged.push({ ...it })
  }
  return merged
}

const keys = ['platform', 'serviceType', 'quantity', 'choice', 'target'] as const
const fits = (a: Item, b: Item) =>
  keys.every((key) => a[key] === null || b[key] === null || (a[key] === b[key] && key !== 'quantity'))
const filled = (a: Draft, b: Draft): Partial<Draft> =>
  Object.fromEntries(keys.map((key) => [key, a[key] ?? b[key]]))

/** '500 seguidores no insta e 300 no tiktok': what one leaves out stands in another, where that is sold. */
function inherit(drafts: readonly Draft[]): Draft[] {
  if (drafts.length < 2) return [...drafts]
  const platforms = new Set(drafts.flatMap((it) => it.platform ?? []))
  const platform: Platform | null = platforms.size === 1 ? [...platforms][0]! : null
  const counted = drafts.filter((it) => it.quantity !== null)
  const quantity =
    counted.length === 1 &&
    (counted[0] === drafts[0] || counted[0] === drafts.at(-1)) &&
    drafts.every((it) => it.target !== null && !it.choice)
      ? counted[0]!.quantity
      : null
  const [chosen, ...others] = drafts.filter((it) => it.choice)
  const isOfAll =
    chosen && others.length === 0 && drafts.every((it) => it.target !== null && it.quantity === null)
  let last = drafts.find((it) => it.serviceType)?.serviceType ?? null
  return drafts.map((it) => {
    const ownPlatform = it.platform ?? platform
    const isSold =
      last &&
      (!ownPlatform ||
        isPublished(asCalledThere({ ...noItem, platform: ownPlatform, serviceType: last }) as never))
    const serviceType = it.serviceType ?? (isSold ? last : null)
    last = serviceType ?? last
    const isSoldThere =
      ownPlatform &&
      serviceType &&
      isPublished(asCalledThere({ ...noItem, platform: ownPlatform, serviceType }) as never)
    return {
      ...it,
      serviceType,
      platform: it.platform ?? (isSoldThere ? platform : null),
      quantity: it.quantity ?? quantity,
      choice: it.choice ?? (isOfAll ? chosen.choice : null),
    }
  })
}

/** As many pages as quantities: each gets the page on its network, or else the next one, wherever they stand. */
function placeTargets(drafts: Draft[], targets: readonly Target[]): Draft[] {
  const counted = drafts.filter((it) => it.quantity !== null || it.choice)
  const hasLoose = drafts.some((it) => it.quantity === null && !it.choice && it.target !== null)
  const pages = drafts.flatMap((it) => it.target ?? [])
  if (counted.length < 2 || !hasLoose || pages.length !== counted.length) return drafts
  const networkOf = (page: number) =>
    targets[page]?.link?.platform ?? drafts.find((it) => it.target === page)?.platform ?? null
  const left = [...pages]
  const take = ({ platform }: Draft) => {
    const at = left.findIndex((it) => !platform || !networkOf(it) || networkOf(it) === platform)
    return left.splice(Math.max(at, 0), 1)[0]!
  }
  const named = new Map(counted.filter((it) => it.platform).map((it) => [it, take(it)]))
  return counted.map((it) => {
    const target = named.get(it) ?? take(it)
    return { ...it, target, platform: networkOf(target) ?? it.platform }
  })
}

/** YouTube has subscribers where the others have followers; people mix the words. */
export function asCalledThere<T extends Pick<Item, 'platform' | 'serviceType'>>(item: T): T {
  if (item.platform === 'youtube' && item.serviceType === 'followers')
    return { ...item, serviceType: 'subscribers' }
  if (item.platform && item.platform !== 'youtube' && item.serviceType === 'subscribers')
    return { ...item, serviceType: 'followers' }
  return item
}
