import type { Platform, ServiceType } from '@smm/contracts/products'

/** YouTube has subscribers where the others have followers; people mix the words. */
export function asCalledThere<T extends { platform: Platform | null; serviceType: ServiceType | null }>(
  item: T,
): T {
  if (item.platform === 'youtube' && item.serviceType === 'followers')
    return { ...item, serviceType: 'subscribers' }
  if (item.platform && item.platform !== 'youtube' && item.serviceType === 'subscribers')
    return { ...item, serviceType: 'followers' }
  return item
}
