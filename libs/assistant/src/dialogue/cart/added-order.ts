import { type Draft, emptyDraft, hasPage, matchesProduct, suits, withTier } from './draft.ts'
import { inferParts } from './infer-parts.ts'
import { mergeDraft } from './merge-draft.ts'

/** An order beside those in hand. More of the same product is of the same tier, unless another one is named. */
export function addedOrder(before: Draft, named: Draft): Draft {
  const added = besides(before, named)
  return withTier(added, named.tier ?? (matchesProduct(added, before) ? before.tier : null))
}

/** The same service, or another service for the same page. */
function besides(before: Draft, named: Draft): Draft {
  const { platform, serviceType } = before
  if (hasPage(named)) {
    const same = { ...named, serviceType: named.serviceType ?? serviceType }
    if (named.link && !suits(same, named.link)) return inferParts(named)
    const isLike = !named.choice && same.serviceType === serviceType
    return inferParts({ ...same, quantity: named.quantity ?? (isLike ? before.quantity : null) })
  }
  if (named.serviceType === 'subscribers') return inferParts(named)
  if (matchesProduct(before, named)) return inferParts({ ...named, platform, serviceType })
  if (!named.serviceType || named.serviceType === serviceType)
    return inferParts({
      ...named,
      serviceType,
      quantity: named.quantity ?? (named.choice ? null : before.quantity),
      handle: before.handle ?? before.link?.handle ?? null,
    })
  return mergeDraft({ ...emptyDraft, platform, link: before.link, handle: before.handle }, named)
}
