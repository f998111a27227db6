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

/** How much an order of the cart and one of the message are alike; a page of its own outweighs other goods, and nothing else. */
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
