import { addPackage, changePackage, type StaffPackage, withdrawPackage } from '@smm/contracts/prices/packages'
import { call } from '../call.ts'
import { parseCount } from '../panel/form/typed-values.ts'
import { type PackageDraft, termsOf } from './package-draft.ts'
import type { PricedProduct } from './priced-product.ts'

/** Saves the version after the one displayed, or adds a package. */
export function savePackage(
  draft: PackageDraft,
  { platform, serviceType, tier }: PricedProduct,
  edited: StaffPackage | undefined,
): Promise<StaffPackage> {
  const terms = termsOf(draft)
  if (edited) {
    const { id, version } = edited
    return call(changePackage, { params: { id }, body: { ...terms, version } })
  }
  const quantity = parseCount(draft.quantity) ?? 0
  return call(addPackage, { body: { platform, serviceType, ...(tier && { tier }), quantity, ...terms } })
}

export const withdraw = ({ id, version }: StaffPackage): Promise<StaffPackage> =>
  call(withdrawPackage, { params: { id }, query: { version } })
