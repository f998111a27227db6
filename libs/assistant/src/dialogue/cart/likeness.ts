import { targetOf } from '@smm/social-links/link-fits'
import { accountOf, type Draft, hasPage, pageOf, suits } from './draft.ts'

/** The weight of each likeness of two orders; a negative one speaks against it. */
const evidence = {
  samePage: 4,
  otherPage: -3,
  pageOfItsNetwork: 5,
  pageOfItsService: 4,
  sameService: 3,
  otherService: -4,
  sameNetwork: 2,
  otherNetwork: -3,
  sameQuantity: 1,
}
/** The evidence that an order of the cart is meant; less is asked where a message tells of several. */
export const leastEvidence = { ofSeveral: 3, ofOne: 4 }

/** How much an order of the cart and one of the message are alike; negative where they cannot be the same. */
export const likeness = (it: Draft, said: Draft): number =>
  pageEvidence(it, said) +
  (said.serviceType ? weigh(it.serviceType, said.serviceType, 'sameService', 'otherService') : 0) +
  (said.platform && !said.link ? weigh(it.platform, said.platform, 'sameNetwork', 'otherNetwork') : 0) +
  (said.quantity !== null && said.quantity === it.quantity ? evidence.sameQuantity : 0)

function pageEvidence(it: Draft, said: Draft): number {
  const isSameAccount = accountOf(said) !== null && accountOf(it) === accountOf(said)
  if (said.link !== null && pageOf(it) === pageOf(said)) return evidence.samePage
  if (isSameAccount && (!said.platform || said.platform === it.platform)) return evidence.samePage
  /** A post or a video has no '@'. */
  const isOfContent =
    said.handle !== null && it.serviceType !== null && targetOf({ serviceType: it.serviceType }) !== 'account'
  if (isOfContent) return evidence.otherService
  if (hasPage(said) && hasPage(it)) return evidence.otherPage
  if (!said.link || !suits(it, said.link)) return 0
  return it.platform === said.link.platform ? evidence.pageOfItsNetwork : evidence.pageOfItsService
}

const weigh = (
  its: string | null,
  named: string,
  same: keyof typeof evidence,
  other: keyof typeof evidence,
) => (its === named ? evidence[same] : its ? evidence[other] : 0)
