import type { ServiceType } from '@smm/contracts/products'
import type { Link } from './link.ts'
import { linkFits, targetOf } from './link-fits.ts'
import { profileOf } from './link-of-handle.ts'

/** The page that a service goes to, by an address: the page itself, or the account of a video on TikTok. Null: it can receive none. */
export function receiverOf(link: Link, serviceType: ServiceType): Link | null {
  if (linkFits({ platform: link.platform, serviceType }, link)) return link
  return link.platform === 'tiktok' && targetOf({ serviceType }) === 'account' ? profileOf(link) : null
}

/** Whether a page can receive a service; a name without an address (`null`) is that of an account. */
export const canReceive = (link: Link | null, serviceType: ServiceType): boolean =>
  link ? receiverOf(link, serviceType) !== null : targetOf({ serviceType }) === 'account'
