import type { VisitOrigin } from '@smm/contracts/conversion'
import { readCampaign } from '@smm/contracts/pages'

/** The address that the document was opened at: pages that were reached from it without a load are part of the visit. */
export function visitOriginOf(documentUrl: string): VisitOrigin | undefined {
  if (!URL.canParse(documentUrl)) return undefined
  const { pathname, search } = new URL(documentUrl)
  return /^\/[\w/-]{0,99}$/.test(pathname) ? { page: pathname, source: readCampaign(search) } : undefined
}

export const navigationAddress = (): string =>
  performance.getEntriesByType('navigation')[0]?.name ?? window.location.href
