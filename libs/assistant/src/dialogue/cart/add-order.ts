import type { Reading } from '../../understanding/reading.ts'
import { type Draft, emptyDraft, hasPage, matchesProduct, suits, withTier } from './draft.ts'
import { mergeDraft, settle } from './merge-draft.ts'

/** An order beside those in hand. More of the same product is of the same tier, unless another one is named. */
export function addedOrder(before: Draft, said: Draft): Draft {
  const added = besides(before, said)
  const isSameProduct = added.platform === before.platform && added.serviceType === before.serviceType
  return withTier(added, said.tier ?? (isSameProduct ? before.tier : null))
}

/** The same service, or another service for the same page. */
function besides(before: Draft, said: Draft): Draft {
  const { platform, serviceType } = before
  if (hasPage(said)) {
    const same = {
      ...said,
      serviceType: said.serviceType ?? serviceType,
      platform: said.platform ?? platform,
    }
    if (said.link && !suits(same, said.link)) return settle(said)
    const isLike = !said.choice && same.serviceType === serviceType
    return settle({ ...same, quantity: said.quantity ?? (isLike ? before.quantity : null) })
  }
  const isOfYoutube = said.serviceType === 'subscribers' && !said.platform && platform !== 'youtube'
  if (isOfYoutube) return settle(said)
  if (matchesProduct(before, said)) return settle({ ...said, platform, serviceType })
  if (!said.serviceType || said.serviceType === serviceType)
    return settle({
      ...said,
      serviceType,
      quantity: said.quantity ?? (said.choice ? null : before.quantity),
      handle: before.handle ?? before.link?.handle ?? null,
    })
  return mergeDraft({ ...emptyDraft, platform, link: before.link, handle: before.handle }, said)
}

/** 'mais 200', 'o dobro': counts from the quantity in hand. */
export function resized(merged: Draft, { quantity }: Draft, { resize }: Reading): Draft {
  if (!resize || quantity === null) return merged
  const next = resize.by === 'factor' ? Math.round(quantity * resize.factor) : quantity + resize.difference
  return { ...merged, quantity: Math.max(0, next), choice: null }
}
