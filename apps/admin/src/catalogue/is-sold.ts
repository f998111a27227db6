import type { Service } from '@smm/contracts/services'
import { hasCost } from './sale-price.ts'

/** The linked id is missing from the supplier's list, as last synchronized. */
export const isUnlisted = ({ notices }: Pick<Service, 'notices'>) =>
  notices?.some(({ code }) => code === 'UNKNOWN_ID' || code === 'VANISHED') ?? false

/** A service is sold if it is active and the supplier lists it at a known cost. */
export const isSold = (service: Service) =>
  service.isActive && service.smmServiceId !== undefined && hasCost(service) && !isUnlisted(service)
