import type { Reading } from '../../understanding/reading.ts'
import { type Draft, emptyDraft, hasPage, matchesProduct, suits, withTier } from './draft.ts'
import { mergeDraft, settle } from './merge-draft.ts'

/** An order beside those in hand. More of the same product is of the same tier, unless another one is named. */
export function addedOrder(before: Draft, named: Draft): Draft {
  const added = besides(before, named)
  const isSameProduct = added.platform === before.platform && added.serviceType === before.serviceType
  return withTier(added, named.tier ?? (isSameProduct ? before.tier : null))
}

/** The same service, or another service for the same page. */
function besides(before: Draft, named: Draft): Draft {
  const { platform, serviceType } = before
  if (hasPage(named)) {
    const same = {
      ...named,
      serviceType: named.serviceType ?? serviceType,
      platform: named.platform ?? platform,
    }
    if (named.link && !suits(same, named.link)) return settle(named)
    const isLike = !named.choice && same.serviceType === serviceType
    return settle({ ...same, quantity: named.quantity ?? (isLike ? before.quantity : null) })
  }
  const isOfYoutube = named.serviceType === 'subscribers' && !named.platform && platform !== 'youtube'
  if (isOfYoutube) return settle(named)
  if (matchesProduct(before, named)) return settle({ ...named, platform, serviceType })
  if (!named.serviceType || named.serviceType === serviceType)
    return settle({
      ...named,
      serviceType,
      quantity: named.quantity ?? (named.choice ? null : before.quantity),
      handle: before.handle ?? before.link?.handle ?? null,
    })
  return mergeDraft({ ...emptyDraft, platform, link: before.link, handle: before.handle }, named)
}

/** 'mais 200', 'o dobro': counts from the quantity in hand. */
export function resized(merged: Draft, { quantity }: Draft, { resize }: Reading): Draft {
  if (!resize || quantity === null) return merged
  const next = resize.by === 'factor' ? Math.round(quantity * resize.factor) : quantity + resize.difference
  return { ...merged, quantity: Math.max(0, next), choice: null }
}
