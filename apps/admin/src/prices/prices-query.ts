import { queryOptions } from '@tanstack/react-query'
import { listPackages } from '@smm/contracts/prices/packages'
import { showPriceBook } from '@smm/contracts/prices/price-book'
import { call } from '../call.ts'

export const packagesQuery = queryOptions({ queryKey: ['packages'], queryFn: () => call(listPackages) })

/** The packages on sale, as the pages show them. */
export const priceBookQuery = queryOptions({ queryKey: ['price-book'], queryFn: () => call(showPriceBook) })
