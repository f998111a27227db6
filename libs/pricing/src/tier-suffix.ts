import type { TieredProduct } from '@smm/contracts/products'
import { isStandard } from './price-book.ts'

/** ' (Premium)'; empty for the standard tier. */
export const tierSuffix = ({ tier }: Pick<TieredProduct, 'tier'>): string =>
  isStandard(tier) ? '' : ` (${tier})`
