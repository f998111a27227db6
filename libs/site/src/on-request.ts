import type { Platform, Product, ServiceType } from '@smm/contracts/products'

/** What has no page and no price of its own and is quoted by a person: as the pages call it, and the products meant. */
export const onRequest: Record<Platform, { shown: string; serviceTypes: readonly ServiceType[] }> = {
  instagram: { shown: 'visualizações de Reels e comentários', serviceTypes: ['views', 'comments'] },
  youtube: { shown: 'curtidas e comentários no YouTube', serviceTypes: ['likes', 'comments'] },
  tiktok: { shown: 'curtidas e visualizações no TikTok', serviceTypes: ['likes', 'views'] },
}

/** Whether a person quotes it, where the chat does not sell it. */
export const isOnRequest = ({ platform, serviceType }: Product): boolean =>
  onRequest[platform].serviceTypes.includes(serviceType)
