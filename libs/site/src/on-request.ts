import type { Platform, Product, ServiceType } from '@smm/contracts/products'

/** Products without a page and price, quoted by staff on request: the text of the pages and the service types meant. */
export const onRequest: Record<Platform, { shown: string; serviceTypes: readonly ServiceType[] }> = {
  instagram: { shown: 'visualizações de Reels e comentários', serviceTypes: ['views', 'comments'] },
  youtube: { shown: 'curtidas e comentários no YouTube', serviceTypes: ['likes', 'comments'] },
  tiktok: { shown: 'curtidas e visualizações no TikTok', serviceTypes: ['likes', 'views'] },
}

/** Whether staff quotes the product where the chat does not sell it. */
export const isOnRequest = ({ platform, serviceType }: Product): boolean =>
  onRequest[platform].serviceTypes.includes(serviceType)
