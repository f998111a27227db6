import type { Catalogue } from '../../shop.ts'
import { type Draft, emptyDraft, matchesProduct, productOf } from './draft.ts'

/** 'Influencer' means the only product with a package of this name, where the order in hand has none yet. */
export function withNamedProduct({ priceBook }: Catalogue, draft: Draft, known = emptyDraft): Draft {
  const { choice, link } = draft
  if (choice?.by !== 'name' || link || productOf(known)) return draft
  const name = choice.name.toLowerCase()
  const having = priceBook.filter(
    (it) =>
      matchesProduct(it, draft) &&
      matchesProduct(it, known) &&
      it.packages.some((pack) => pack.name.toLowerCase() === name),
  )
  const [only] = having
  return only && having.length === 1
    ? { ...draft, platform: only.platform, serviceType: only.serviceType }
    : draft
}
