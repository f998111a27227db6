import type { Product } from '@smm/contracts/products'
import * as book from './price-book.ts'
import { seedBook } from './seed-book.ts'

// The assistant's view of the seed book, until it is given the book in force with its offers.

export type { Package } from './price-book.ts'
export const publishedProducts = seedBook
export const publishedProduct = (product: Product) => book.publishedProduct(seedBook, product)
export const packagesOf = (product: Product) => book.packagesOf(seedBook, product)
export const fromPriceCents = (product: Product) => book.fromPriceCents(seedBook, product)
