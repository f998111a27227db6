import type { Link } from '@smm/social-links/link'
import { readUrl } from '@smm/social-links/read-url'
import type { VisitorOrder } from '../../visitor-records.ts'
import { type Draft, emptyDraft, withTier } from './draft.ts'

/** An order placed before, as it would be ordered again; `last`: the draft of the order placed last, whose handle is known. */
export function draftOfPlaced(order: VisitorOrder, last: Draft | null = null): Draft {
  const { platform, serviceType, tier, quantity, link } = order
  const isLast = last?.link?.canonicalUrl === link && last.serviceType === serviceType
  const known = isLast ? last : { ...emptyDraft, platform, serviceType, link: pageAt(link) }
  return withTier({ ...known, quantity }, tier)
}

export function pageAt(address: string): Link | null {
  const page = readUrl(address)
  return 'kind' in page ? page : null
}
