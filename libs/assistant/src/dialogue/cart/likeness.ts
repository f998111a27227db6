import { targetOf } from '@smm/social-links/link-fits'
import { accountOf, type Draft, hasPage, pageOf, suits } from './draft.ts'

/** The weight of each likeness of two orders; a negative one speaks against it. */
const weights = {
  samePage: 4,
  otherPage: -3,
  pageOfItsPlatform: 5,
  pageOfItsService: 4,
  sameService: 3,
  otherService: -4,
  samePlatform: 2,
  otherPlatform: -3,
  sameQuantity: 1,
}
/** The weight from which an order of the cart is meant; less is asked where a message names several. */
export const leastWeight = { ofSeveral: 3, ofOne: 4 }

/**
 * The weight of a page for an order of its message: the words beside it, then its platform, then its place. A page of
 * another kind than the order needs stays with it only where it stands beside it, to be explained.
 */
export const pageWeights = { own: 4, samePlatform: 2, otherPlatform: -10, otherKind: -8, perPlaceApart: -0.1 }
export const leastPageWeight = -5

/** How much an order of the cart and one of the message are alike; negative where they cannot be the same. */
export const likeness = (it: Draft, named: Draft): number =>
  weightOfPage(it, named) +
  (named.serviceType ? weightOf(it.serviceType, named.serviceType, 'sameService', 'otherService') : 0) +
  (named.platform && !named.link
    ? weightOf(it.platform, named.platform, 'samePlatform', 'otherPlatform')
    : 0) +
  (named.quantity !== null && named.quantity === it.quantity ? weights.sameQuantity : 0)

function weightOfPage(it: Draft, named: Draft): number {
  const isSameAccount = accountOf(named) !== null && accountOf(it) === accountOf(named)
  if (named.link !== null && pageOf(it) === pageOf(named)) return weights.samePage
  if (isSameAccount && (!named.platform || named.platform === it.platform)) return weights.samePage
  /** A post or a video has no '@'. */
  const isOfContent =
    named.handle !== null &&
    it.serviceType !== null &&
    targetOf({ serviceType: it.serviceType }) !== 'account'
  if (isOfContent) return weights.otherService
  if (hasPage(named) && hasPage(it)) return weights.otherPage
  if (!named.link || !suits(it, named.link)) return 0
  return it.platform === named.link.platform ? weights.pageOfItsPlatform : weights.pageOfItsService
}

const weightOf = (
  its: string | null,
  named: string,
  same: keyof typeof weights,
  other: keyof typeof weights,
) => (its === named ? weights[same] : its ? weights[other] : 0)
