import { useQuery } from '@tanstack/react-query'
import type { PriceBook } from '@smm/contracts/prices/price-book'
import { seedBook } from '@smm/pricing/seed-book'
import { priceBookQuery } from './prices-query.ts'

/** The price book in force; the one that the shop began with until it is read. */
export const usePriceBook = (): PriceBook => useQuery(priceBookQuery).data?.products ?? seedBook
