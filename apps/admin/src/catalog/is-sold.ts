import type { Service } from '@smm/contracts/services'
import { hasCost } from './sale-price.ts'

/** Linked to an id that the supplier's list, as the catalogue last read it, does not have. */
export const isOffTheList = ({ notices }: Pick<Service, 'notices'>) =>
  notices?.some(({ code }) => code === 'UNKNOWN_ID' || code === 'VANISHED') ?? false

/** What the shop sells: switched on, and the supplier can deliver it at a known cost. */
export const isSold = (service: Service) =>
  service.isActive && service.smmServiceId !== undefined && hasCost(service) && !isOffTheList(service)
