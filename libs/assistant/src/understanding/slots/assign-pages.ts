import type { Platform } from '@smm/contracts/products'
import { canReceive } from '@smm/social-links/can-receive'
import type { Item, Target } from '../reading.ts'

/** A wanted page, by its place among all targets and among those wanted; `platform`: its own, or the one that stands with its name. */
type Page = { at: number; place: number; link: Target['link']; platform: Platform | null }

/** Gives each item its page: the one that stands with it, or else one of its platform and kind, the next in order. */
export function assignPages(items: readonly Item[], targets: readonly Target[]): Item[] {
  const pages = pagesOf(items, targets)
  const named = areApart(items) ? items.filter(isCounted).map((it) => withoutPage(it, targets)) : items
  const assigned = named.map((it) => ({
    ...it,
    target: pages.some(({ at }) => at === it.target) ? null : it.target,
  }))
  const pairs = named
    .flatMap((item, at) => pages.map((page) => ({ at, page, cost: costOf(item, page, at) })))
    .filter(({ cost }) => cost < Infinity)
    .sort((a, b) => a.cost - b.cost)
  for (const { at, page } of pairs) {
    const item = assigned[at]!
    if (item.target !== null || assigned.some(({ target }) => target === page.at)) continue
    assigned[at] = { ...item, target: page.at, platform: item.platform ?? page.platform }
  }
  return assigned
}

const isCounted = (it: Item) => it.quantity !== null

/** '@a e @b, 500 e 300': pages that stand apart from as many quantities belong to them one by one. */
function areApart(items: readonly Item[]): boolean {
  const paged = items.filter((it) => it.target !== null)
  const counted = items.filter(isCounted)
  return counted.length > 1 && paged.length === counted.length && !paged.every(isCounted)
}

/** The platform that stands beside an '@name' is the name's. */
const withoutPage = (it: Item, targets: readonly Target[]): Item => {
  const isOfName = it.target !== null && targets[it.target]?.link === null
  return { ...it, target: null, platform: isOfName ? null : it.platform }
}

const pagesOf = (items: readonly Item[], targets: readonly Target[]): Page[] =>
  targets
    .flatMap(({ role, link, handle, platform }, at) => {
      const holder = items.find(({ target }) => target === at)
      if (role !== 'wanted' || !(link ?? handle)) return []
      return [{ at, link, platform: link?.platform ?? holder?.platform ?? platform }]
    })
    .map((it, place) => ({ ...it, place }))

/** The page beside an item comes first, and last where it cannot receive it; no other page of another platform or kind is its. */
function costOf(item: Item, { at, link, platform, place }: Page, itemPlace: number): number {
  const isKnown = item.platform !== null && platform !== null
  const isFit = item.serviceType === null || canReceive(link, item.serviceType)
  if (item.target === at) return isFit ? -maxCost : maxCost
  if (!isFit || (isKnown && item.platform !== platform)) return Infinity
  return Math.abs(itemPlace - place) - (isKnown ? maxPlaces : 0)
}

/** More places than a message has items or pages. */
const maxPlaces = 100
const maxCost = 2 * maxPlaces
