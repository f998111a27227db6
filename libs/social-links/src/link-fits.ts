import type { Platform, Product } from '@smm/contracts/products'
import type { Link, LinkKind } from './link.ts'

const accountKinds: Record<Platform, readonly LinkKind[]> = {
  instagram: ['profile'],
  youtube: ['channel'],
  tiktok: ['profile'],
}
const contentKinds: Record<Platform, readonly LinkKind[]> = {
  instagram: ['post', 'reel'],
  youtube: ['video', 'short', 'live'],
  tiktok: ['video', 'post'],
}

/** Whether a product is delivered to an account or to one of its posts or videos. */
export const targetOf = ({ serviceType }: Pick<Product, 'serviceType'>): 'account' | 'content' =>
  serviceType === 'followers' || serviceType === 'subscribers' ? 'account' : 'content'

/** Whether the product can be delivered to this link: followers to a profile, likes to a post, views to a video. */
export function linkFits(product: Product, link: Link): boolean {
  if (product.platform !== link.platform) return false
  const kinds = targetOf(product) === 'account' ? accountKinds : contentKinds
  return kinds[link.platform].includes(link.kind)
}
